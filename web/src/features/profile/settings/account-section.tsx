import { Trans } from '@lingui/react/macro'
import { ChevronRight, DoorOpen, EyeOff, ShieldCheck } from 'lucide-react'
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
      <AppLink
        to={paths.security}
        className="-mx-3 flex min-h-16 items-center gap-4 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
      >
        <ShieldCheck aria-hidden="true" className="size-5.5 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            <Trans>Security</Trans>
          </span>
          <span className="block text-note text-field-soft">
            <Trans>Password, second step, devices</Trans>
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </AppLink>
      <AppLink
        to={paths.privacy}
        className="-mx-3 flex min-h-16 items-center gap-4 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
      >
        <EyeOff aria-hidden="true" className="size-5.5 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            <Trans>Privacy and your data</Trans>
          </span>
          <span className="block text-note text-field-soft">
            <Trans>Who sees what, download, delete</Trans>
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </AppLink>
      {company !== null && company !== undefined && !isPublicUser && (
        <AppLink
          to={paths.leaveCompany}
          className="-mx-3 flex min-h-16 items-center gap-4 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
        >
          <DoorOpen aria-hidden="true" className="size-5.5 shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">
              <Trans>Leave {company.name}</Trans>
            </span>
            <span className="block text-note text-field-soft">
              <Trans>And take what is yours along</Trans>
            </span>
          </span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
        </AppLink>
      )}
      <ThemeChoice />
      <AppLink to={paths.signOff} className={buttonClass('quiet', 'self-start')}>
        <Trans>Sign off</Trans>
      </AppLink>
    </Section>
  )
}
