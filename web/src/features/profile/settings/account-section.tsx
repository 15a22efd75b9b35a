import { Trans } from '@lingui/react/macro'
import { ChevronRight, DoorOpen, EyeOff, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { Section } from '#features/profile/section.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ThemeChoice } from '#shell/theme-choice.tsx'
import { buttonClass } from '#ui/button.tsx'

/** The way to what guards the account, the colours of this device, and the way out. */
export function AccountSection() {
  const { company, isPublicUser } = useMe()
  return (
    <Section title={<Trans>Account and device</Trans>}>
      <SettingsLink
        to={paths.security}
        icon={ShieldCheck}
        title={<Trans>Security</Trans>}
        note={<Trans>Password, second step, devices</Trans>}
      />
      <SettingsLink
        to={paths.privacy}
        icon={EyeOff}
        title={<Trans>Privacy and your data</Trans>}
        note={<Trans>Who sees what, download, delete</Trans>}
      />
      {company !== null && company !== undefined && !isPublicUser && (
        <SettingsLink
          to={paths.leaveCompany}
          icon={DoorOpen}
          title={<Trans>Leave {company.name}</Trans>}
          note={<Trans>And take what is yours along</Trans>}
        />
      )}
      <ThemeChoice />
      <AppLink to={paths.signOff} className={buttonClass('quiet', 'self-start')}>
        <Trans>Sign off</Trans>
      </AppLink>
    </Section>
  )
}

type SettingsLinkProps = { to: string; icon: LucideIcon; title: ReactNode; note: ReactNode }

function SettingsLink({ to, icon: Icon, title, note }: SettingsLinkProps) {
  return (
    <AppLink
      to={to}
      className="-mx-3 flex min-h-16 items-center gap-4 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
    >
      <Icon aria-hidden="true" className="size-5.5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-note text-field-soft">{note}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </AppLink>
  )
}
