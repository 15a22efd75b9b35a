import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert, KeyRound, MessageSquareText, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { MaskedPhone } from '#features/fresh-sign-in/codes/masked-phone.tsx'
import { type Factors, has2FA } from '#features/fresh-sign-in/factors.ts'
import { RequiredNote } from '#features/security/parts/required-note.tsx'
import { codesState } from '#features/security/security.rules.ts'
import { dayOf } from '#lib/moment.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** Whether two-factor sign-in is on, and the link to it. */
export function StatusCard({ factors }: { factors: Factors }) {
  const isOn = has2FA(factors)
  return (
    <Card
      tone={isOn ? 'mint' : 'sun'}
      className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_10rem] sm:p-8 lg:grid-cols-[minmax(0,1fr)_14rem]"
    >
      <div className="flex flex-col items-start gap-4">
        <h2 className="text-title">
          {isOn ? (
            <Trans>Two-factor sign-in is on</Trans>
          ) : (
            <Trans>Only your password protects your account</Trans>
          )}
        </h2>
        {isOn ? <WhatIsOn factors={factors} /> : <WhatIsMissing factors={factors} />}
        <AppLink to={paths.twoFactor} className={buttonClass('strong')}>
          {isOn ? (
            <Trans>Manage two-factor sign-in</Trans>
          ) : (
            <Trans>Set up two-factor sign-in</Trans>
          )}
        </AppLink>
      </div>
      <div className="hidden sm:block">
        <PictureLock locks={isOn ? 2 : 1} />
      </div>
    </Card>
  )
}

function WhatIsMissing({ factors }: { factors: Factors }) {
  return (
    <>
      <p className="max-w-prose">
        <Trans>
          Passwords get guessed and stolen. With a code from your phone, a stolen password isn’t
          enough to get in.
        </Trans>
      </p>
      <RequiredNote factors={factors} />
    </>
  )
}

function WhatIsOn({ factors }: { factors: Factors }) {
  const { timeZone } = useMe()
  const { totp, sms, phone, codes } = factors
  const day = (since: string | null) => since !== null && dayOf(since, timeZone)
  const appDay = day(factors.totpSince)
  const smsDay = day(factors.smsSince)
  const state = codesState(factors)
  return (
    <ul className="flex flex-col gap-2">
      {totp && (
        <Line icon={<Smartphone aria-hidden="true" />}>
          {appDay ? (
            <Trans>Authenticator app, since {appDay}</Trans>
          ) : (
            <Trans>Authenticator app</Trans>
          )}
        </Line>
      )}
      {sms && (
        <Line icon={<MessageSquareText aria-hidden="true" />}>
          <Trans>
            Text messages to <MaskedPhone phone={phone} />
          </Trans>
          {smsDay && <Trans>, since {smsDay}</Trans>}
        </Line>
      )}
      <Line
        icon={
          state === 'enough' ? <KeyRound aria-hidden="true" /> : <CircleAlert aria-hidden="true" />
        }
      >
        {state === 'none' ? (
          <strong>
            <Trans>No recovery codes. If you lose your phone, you can’t sign in.</Trans>
          </strong>
        ) : (
          <Plural
            value={codes.left}
            one="# recovery code left. Create new ones."
            other={`# of ${codes.all} recovery codes left`}
          />
        )}
      </Line>
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-6 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** A door with one lock, or with two; decorative. */
function PictureLock({ locks }: { locks: 1 | 2 }) {
  return (
    <svg viewBox="0 0 200 160" className="h-auto w-full" aria-hidden="true" fill="none">
      <path d="M50 70V52a34 34 0 0 1 68 0v18" className="stroke-on-tone" strokeWidth="14" />
      <rect x="30" y="66" width="108" height="88" rx="24" className="fill-on-tone" />
      <circle cx="84" cy="104" r="13" className="fill-sun" />
      <rect x="78" y="108" width="12" height="26" rx="6" className="fill-sun" />
      {locks === 2 && (
        <>
          <circle cx="150" cy="52" r="40" className="fill-[#203cd6]" />
          <path
            d="M132 53l13 13 24-27"
            className="stroke-[#fff]"
            strokeWidth="10"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {locks === 1 && (
        <circle
          cx="150"
          cy="52"
          r="35"
          className="stroke-on-tone"
          strokeWidth="6"
          strokeDasharray="4 12"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}
