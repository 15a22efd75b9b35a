import { Trans } from '@lingui/react/macro'
import { ChevronRight, ShieldCheck } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Avatar } from '#shell/avatar.tsx'
import { ThemeChoice } from '#shell/theme-choice.tsx'
import { buttonClass } from '#ui/button.tsx'

/** Who is signed in here, the way to what guards the account, the colours of this device, and the way out. */
export function AccountPanel() {
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
      <AppLink
        to={paths.security}
        className="-mx-3 mb-4 flex min-h-16 items-center gap-4 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
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
      <ThemeChoice />
      <AppLink to={paths.signOff} className={buttonClass('quiet', 'mt-6 w-full')}>
        <Trans>Sign off</Trans>
      </AppLink>
    </>
  )
}
