import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  Building2,
  CalendarX2,
  Compass,
  CreditCard,
  Flame,
  Headphones,
  Lightbulb,
  Lock,
  MessageCircle,
  NotebookPen,
  Sprout,
  Target,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { type Me, meQuery } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { membershipQuery, plansQuery } from '#features/membership/membership.queries.ts'
import { cx } from '#lib/cx.ts'
import { isNative } from '#lib/platform.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FeedbackButton } from '#shell/feedback-button.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { toneClass } from '#ui/tone.ts'
import { PlanCards, PlansWaiting } from './plan-cards.tsx'
import { type Reader, readerOf } from './pricing.rules.ts'
import { ReaderCard } from './reader-card.tsx'

const choosing: readonly Reader[] = ['visitor', 'unverified', 'buyer']

/**
 * /pricing: what a membership costs and includes. A person without one comes here at each sign-in.
 */
export function PricingPage() {
  const isSignedIn = useToken() !== null
  const me = useQuery({ ...meQuery, enabled: isSignedIn }).data
  const isKnown = isSignedIn && me?.emailVerified === true
  const own = useQuery({ ...membershipQuery, enabled: isKnown })
  const plans = useQuery({ ...plansQuery, enabled: !isNative })
  if (isKnown && own.isPending) return <PageLoading />
  const reader = readerOf(me, own.data)
  const canBuy = own.data?.viewerCanBuy === true && !isNative
  const mayHavePaid = own.data?.viewerCanManage === true && reader === 'buyer' && !isNative
  const isSold = plans.data?.provider !== null
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-8 py-4 sm:gap-10 lg:py-8">
      <Head reader={reader} me={me} isSold={isSold} />
      {own.error && <TryAgain error={own.error} onRetry={() => void own.refetch()} />}
      <ReaderCard reader={reader} me={me} membership={own.data} />
      {plans.error && <TryAgain error={plans.error} onRetry={() => void plans.refetch()} />}
      {plans.isLoading && <PlansWaiting canBuy={canBuy} />}
      {isSold && plans.data && <PlanCards plans={plans.data.plans} canBuy={canBuy} />}
      {reader === 'visitor' && <VisitorWays />}
      <section className="flex flex-col gap-5">
        <h2 className="text-title">
          <Trans>What membership includes</Trans>
        </h2>
        <Included />
      </section>
      <Facts isSold={isSold} />
      {me && <Ways mayHavePaid={mayHavePaid} />}
    </div>
  )
}

function VisitorWays() {
  return (
    <div className="flex flex-wrap gap-3">
      {!isNative && (
        <AppLink to={paths.signUp} className={buttonClass('primary')}>
          <Trans>Create your account</Trans>
        </AppLink>
      )}
      <AppLink to={paths.login} className={buttonClass(isNative ? 'strong' : 'quiet')}>
        <Trans>Sign in</Trans>
      </AppLink>
    </div>
  )
}

const link = linkClass('inline-flex min-h-11 items-center')

/** Links for leaving this page: privacy and help; the header signs out. */
function Ways({ mayHavePaid }: { mayHavePaid: boolean }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {mayHavePaid && (
        <li>
          <AppLink to={paths.paymentComplete} className={link}>
            <Trans>I’ve already paid</Trans>
          </AppLink>
        </li>
      )}
      <li>
        <AppLink to={paths.privacy} className={link}>
          <Trans>See, download or delete your data</Trans>
        </AppLink>
      </li>
      <li>
        <FeedbackButton className="-mx-3 inline-flex min-h-11 items-center gap-2 rounded-pill px-3 font-medium hover:bg-quiet" />
      </li>
    </ul>
  )
}

const tones = ['sun', 'mint', 'coral', 'lilac'] as const

function Included() {
  const { t } = useLingui()
  const all = [
    {
      icon: Compass,
      text: t`Guided questions that lead to one action, for you or the people around you`,
    },
    { icon: MessageCircle, text: t`Advice with the exact words to say and why it works` },
    { icon: Target, text: t`Goals with a plan and check-ins` },
    { icon: Lightbulb, text: t`3 short tips every day` },
    { icon: Sprout, text: t`A Learning Hub with reminders through the year` },
    { icon: Flame, text: t`A weekly score that shows how you’re doing` },
    { icon: Headphones, text: t`Read the advice or listen to it` },
    { icon: Lock, text: t`Private: no company or colleague can read your goals and notes` },
  ]
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {all.map(({ icon: Icon, text }, at) => (
        <li key={text} className="flex items-start gap-4">
          <span
            className={cx(
              toneClass[tones[at % tones.length] ?? 'sun'],
              'grid size-11 shrink-0 place-items-center rounded-tile',
            )}
          >
            <Icon aria-hidden="true" className="size-5.5" />
          </span>
          <span className="min-w-0 pt-2">{text}</span>
        </li>
      ))}
    </ul>
  )
}

function Facts({ isSold }: { isSold: boolean }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
      <Fact
        icon={<Building2 aria-hidden="true" />}
        title={<Trans>Free for members of a company that uses {productName}</Trans>}
      >
        <Trans>Sign up with your work email, or ask your company admin for an invitation.</Trans>
      </Fact>
      <Fact
        icon={<NotebookPen aria-hidden="true" />}
        title={<Trans>What you write is yours</Trans>}
      >
        <Trans>
          When a membership ends, everything you wrote stays. Download or delete it at any time.
        </Trans>
      </Fact>
      {isSold && !isNative && (
        <>
          <Fact
            icon={<CalendarX2 aria-hidden="true" />}
            title={<Trans>Cancel any time, in 2 taps</Trans>}
          >
            <Trans>You keep access until the end of the time you paid for.</Trans>
          </Fact>
          <Fact
            icon={<CreditCard aria-hidden="true" />}
            title={<Trans>14 days if a payment fails</Trans>}
          >
            <Trans>You keep access while you update your card. We’ll email you.</Trans>
          </Fact>
        </>
      )}
    </div>
  )
}

type FactProps = { icon: ReactNode; title: ReactNode; children: ReactNode }

function Fact({ icon, title, children }: FactProps) {
  return (
    <Card className="flex gap-4">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0">
        <h2 className="text-lead">{title}</h2>
        <p className="mt-2 text-field-soft">{children}</p>
      </div>
    </Card>
  )
}

type Props = { reader: Reader; me: Me | undefined; isSold: boolean }

function Head({ reader, me, isSold }: Props) {
  const { t } = useLingui()
  const isChoosing = choosing.includes(reader)
  const title = useTitle(reader, isSold, me?.firstName ?? '')
  return (
    <header className="flex flex-col gap-3">
      <PageTitle size="display" name={t`Membership`}>
        {title}
      </PageTitle>
      {isChoosing && (
        <p className="max-w-prose text-lead text-pretty text-field-soft">
          {isNative && me ? (
            <Trans>This account has no membership.</Trans>
          ) : isNative ? (
            <Trans>
              Members use all of {productName}. If you’re a member, sign in to continue.
            </Trans>
          ) : isSold ? (
            <Trans>Each plan includes all of {productName}. Cancel any time.</Trans>
          ) : (
            <Trans>
              You can use {productName} if your company does. Sign up with your work email, or ask
              your company admin for an invitation.
            </Trans>
          )}
        </p>
      )}
      {me && (
        <p className="flex flex-wrap items-center gap-x-3 text-note text-field-soft">
          <Trans>Signed in as {me.email}</Trans>
          <AppLink to={paths.signOff} className={linkClass('inline-flex min-h-11 items-center')}>
            <Trans>Sign out</Trans>
          </AppLink>
        </p>
      )}
    </header>
  )
}

function useTitle(reader: Reader, isSold: boolean, firstName: string): string {
  const { t } = useLingui()
  if (reader === 'covered') return t`Membership`
  if (!choosing.includes(reader)) return t`Your membership`
  if (isNative) return t`${productName} membership`
  if (!isSold) return t`Memberships aren’t sold here yet`
  return firstName === '' ? t`Choose your plan` : t`${firstName}, choose your plan`
}
