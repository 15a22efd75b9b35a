import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Factors } from '#api/factors.ts'
import { CodeDots } from '#features/security/parts/code-dots.tsx'
import { codesState } from '#features/security/security.rules.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** How many recovery codes are left, and the way to them. */
export function CodesCard({ factors }: { factors: Factors }) {
  const { t } = useLingui()
  const state = codesState(factors)
  const { left, all } = factors.codes
  return (
    <Card
      tone={state === 'enough' ? undefined : 'coral'}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 sm:p-8"
    >
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex items-center gap-1">
          <h2 className="text-title">
            <Trans>Recovery codes</Trans>
          </h2>
          <PageHelp page="security" labels={['recovery codes']} name={t`About recovery codes`} />
        </div>
        <p className="mt-2 max-w-prose">
          {state === 'none' ? (
            <Trans>You have none. Without them, a lost phone locks you out.</Trans>
          ) : (
            <Plural
              value={left}
              one={`# of ${all} is left. Make new ones before you need them.`}
              other={`# of ${all} are left. Each lets you in once when your phone cannot.`}
            />
          )}
        </p>
        {state !== 'none' && <CodeDots left={left} all={all} />}
      </div>
      <AppLink
        to={paths.recoveryCodes}
        className={buttonClass(state === 'enough' ? 'quiet' : 'strong')}
      >
        {state === 'none' ? <Trans>Make recovery codes</Trans> : <Trans>Recovery codes</Trans>}
      </AppLink>
    </Card>
  )
}
