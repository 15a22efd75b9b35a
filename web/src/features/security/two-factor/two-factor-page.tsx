import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, type LucideIcon, MessageSquareText, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { MaskedPhone } from '#features/fresh-sign-in/codes/masked-phone.tsx'
import { type Factors, has2FA } from '#features/fresh-sign-in/factors.ts'
import { CodeDots } from '#features/security/parts/code-dots.tsx'
import { RequiredNote } from '#features/security/parts/required-note.tsx'
import { useFactors } from '#features/security/security.queries.ts'
import { codesState } from '#features/security/security.rules.ts'
import { SecurityPage } from '#features/security/security-page.tsx'
import { dayOf } from '#lib/moment.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { linkClass } from '#ui/link.tsx'
import type { Tone } from '#ui/tone.ts'

const link = linkClass('inline-flex min-h-11 items-center')

export function TwoFactorPage() {
  const { t } = useLingui()
  return (
    <SecurityPage
      title={t`Two-factor sign-in`}
      name={t`Two-factor sign-in`}
      lead={<Trans>First your password, then a code from your phone.</Trans>}
      help={
        <PageHelp page="security" labels={['second step']} name={t`About two-factor sign-in`} />
      }
      back={{ to: paths.security, label: t`Security` }}
    >
      <Choice />
    </SecurityPage>
  )
}

function Choice() {
  const { t } = useLingui()
  const factors = useFactors()
  const isOn = has2FA(factors)
  const isAsked = factors.requiredBy !== null && !isOn
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      {isAsked && (
        <Card tone="coral">
          <RequiredNote factors={factors} />
        </Card>
      )}
      <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
        <FactorCard
          to={paths.totp}
          icon={Smartphone}
          tone={factors.totp ? 'mint' : isOn ? undefined : 'sun'}
          isFirst={!factors.totp}
          title={t`Authenticator app`}
          badge={t`Recommended`}
          isOn={factors.totp}
          since={factors.totpSince}
          action={factors.totp ? t`Manage the app` : t`Set up the app`}
        >
          <Trans>
            An app on your phone shows a new code every 30 seconds. It works offline, and no one can
            intercept it.
          </Trans>
        </FactorCard>
        {(factors.canGetTexts || factors.sms) && (
          <FactorCard
            to={paths.sms}
            icon={MessageSquareText}
            tone={factors.sms ? 'mint' : undefined}
            title={t`Text message`}
            badge={t`Less secure`}
            isOn={factors.sms}
            since={factors.smsSince}
            action={factors.sms ? t`Manage the number` : t`Set up text messages`}
          >
            {factors.sms ? (
              <Trans>
                We text codes to <MaskedPhone phone={factors.phone} />. An app is safer: text
                messages can be intercepted and numbers stolen.
              </Trans>
            ) : (
              <Trans>
                We text you a code. Use the app if you can: text messages can be intercepted and
                numbers stolen. Still much better than a password alone.
              </Trans>
            )}
          </FactorCard>
        )}
      </div>
      {isOn && (
        <>
          <CodesCard factors={factors} />
          <p>
            <AppLink to={paths.testSecondFactor} className={linkClass()}>
              <Trans>Test a code</Trans>
            </AppLink>
          </p>
        </>
      )}
      {isAsked && <WithoutIt />}
    </div>
  )
}

/** The number of recovery codes left, and a link to them. */
function CodesCard({ factors }: { factors: Factors }) {
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
            <Trans>None yet. Without them, you can’t sign in if you lose your phone.</Trans>
          ) : (
            <Plural
              value={left}
              one={`# of ${all} left. Create new ones soon.`}
              other={`# of ${all} left. Each one works once, if you don’t have your phone.`}
            />
          )}
        </p>
        {state !== 'none' && <CodeDots left={left} all={all} />}
      </div>
      <AppLink
        to={paths.recoveryCodes}
        className={buttonClass(state === 'enough' ? 'quiet' : 'strong')}
      >
        {state === 'none' ? <Trans>Create recovery codes</Trans> : <Trans>Recovery codes</Trans>}
      </AppLink>
    </Card>
  )
}

type Props = {
  to: string
  icon: LucideIcon
  tone: Tone | undefined
  title: string
  badge: string
  isOn: boolean
  since: string | null
  action: string
  /** The recommended factor. */
  isFirst?: boolean
  children: ReactNode
}

/** A factor: its name, whether it is on, and its page. */
function FactorCard(props: Props) {
  const { to, icon: Icon, tone, title, badge, isOn, since, action, isFirst = false } = props
  return (
    <Card tone={tone} className="flex flex-col items-start gap-4 sm:p-8">
      <div className="flex w-full flex-wrap items-center justify-between gap-3">
        <Icon aria-hidden="true" className="size-10" strokeWidth={1.75} />
        <Chip>{badge}</Chip>
      </div>
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-1 flex items-center gap-2 font-semibold">
          {isOn ? <On since={since} /> : <Trans>Not set up</Trans>}
        </p>
      </div>
      <p className="max-w-prose text-pretty">{props.children}</p>
      <AppLink to={to} className={buttonClass(isFirst ? 'strong' : 'quiet', 'mt-auto')}>
        {action}
      </AppLink>
    </Card>
  )
}

function On({ since }: { since: string | null }) {
  const { timeZone } = useMe()
  const day = since === null ? null : dayOf(since, timeZone)
  return (
    <>
      <Check aria-hidden="true" className="size-5" strokeWidth={3} />
      {day ? <Trans>On since {day}</Trans> : <Trans>On</Trans>}
    </>
  )
}

/** Links to their data and to leaving, for people blocked until they set up a second factor. */
function WithoutIt() {
  const { sessionState, isPublicUser } = useMe()
  if (sessionState !== 'enrol_2fa') return null
  return (
    <section className="mt-4 max-w-prose">
      <h2 className="text-title">
        <Trans>Without two-factor sign-in</Trans>
      </h2>
      <p className="mt-2">
        <Trans>You can still reach your own data.</Trans>
      </p>
      <ul className="mt-2 flex flex-col">
        <li>
          <AppLink to={paths.privacy} className={link}>
            <Trans>See who sees what, download your data or delete your account</Trans>
          </AppLink>
        </li>
        {!isPublicUser && (
          <li>
            <AppLink to={paths.leaveCompany} className={link}>
              <Trans>Leave the company</Trans>
            </AppLink>
          </li>
        )}
        <li>
          <AppLink to={paths.security} className={link}>
            <Trans>See where you are signed in</Trans>
          </AppLink>
        </li>
      </ul>
    </section>
  )
}
