import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Avatar } from '#shell/avatar.tsx'
import { ThemeChoice } from '#shell/theme-choice.tsx'
import { buttonClass } from '#ui/button.tsx'

/** Who is signed in here, the way to what guards the account, the colours of this device, and the way out. */
export function AccountPanel() {
  const { t } = useLingui()
  const me = useMe()
  const name = [me.firstName, me.lastName].filter(Boolean).join(' ')
  return (
    <>
      <div className="flex items-center gap-4 py-4">
        <Avatar src={me.avatar} name={me.firstName} />
        <p className="min-w-0">
          <span className="block font-bold">{name || me.email}</span>
          {name && <span className="block text-note text-field-soft">{me.email}</span>}
          <span className="block text-note text-field-soft">{me.company?.name}</span>
        </p>
      </div>
      <PanelLink to={paths.welcome} icon={UserRound} title={t`About you`}>
        <Trans>Your answers, your profile</Trans>
      </PanelLink>
      <PanelLink to={paths.security} icon={ShieldCheck} title={t`Security`}>
        <Trans>Password, second step, devices</Trans>
      </PanelLink>
      <div className="mt-4">
        <ThemeChoice />
      </div>
      <AppLink to={paths.signOff} className={buttonClass('quiet', 'mt-6 w-full')}>
        <Trans>Sign off</Trans>
      </AppLink>
    </>
  )
}

type PanelLinkProps = { to: string; icon: LucideIcon; title: string; children: ReactNode }

function PanelLink({ to, icon: Icon, title, children }: PanelLinkProps) {
  return (
    <AppLink
      to={to}
      className="-mx-3 flex min-h-16 items-center gap-4 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
    >
      <Icon aria-hidden="true" className="size-5.5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-note text-field-soft">{children}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </AppLink>
  )
}
