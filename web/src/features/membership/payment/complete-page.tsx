import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { isSessionOver } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import { ManageButton } from '#features/membership/manage-button.tsx'
import { lookAgain, membershipQuery } from '#features/membership/membership.queries.ts'
import { MembershipLines } from '#features/membership/membership-lines.tsx'
import { isNative } from '#lib/platform.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FeedbackButton } from '#shell/feedback-button.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PaymentFrame } from './payment-frame.tsx'

/**
 * /payment-complete: the return from the provider, after paying or (`from=portal`) from the portal.
 */
export function CompletePage() {
  const isFromPortal = useSearchParams()[0].get('from') === 'portal'
  const { isPublicUser } = useMe()
  // In the native app there are no payments, and a company pays for its members: pricing says so.
  if (isNative || (!isPublicUser && !isFromPortal)) return <Navigate to={paths.pricing} replace />
  return <Looking isFromPortal={isFromPortal} />
}

function Looking({ isFromPortal }: { isFromPortal: boolean }) {
  const { t } = useLingui()
  const { tier, error, isLooking, look } = useLooking(isFromPortal)
  if (isLooking) {
    return (
      <PaymentFrame
        title={isFromPortal ? t`Checking your membership` : t`Checking your payment`}
        lead={
          <span className="flex items-center gap-3">
            <Spinner />
            <Trans>This takes a few seconds.</Trans>
          </span>
        }
        picture={<PictureRest />}
      />
    )
  }
  if (error !== null || (tier !== 'member' && !isFromPortal)) {
    return <NotSeen error={error} onLook={look} />
  }
  return <Seen isMember={tier === 'member'} isFromPortal={isFromPortal} />
}

type SeenProps = { isMember: boolean; isFromPortal: boolean }

function Seen({ isMember, isFromPortal }: SeenProps) {
  const { t } = useLingui()
  const { showWelcomeDialog, isPublicUser } = useMe()
  const { data: membership } = useQuery(membershipQuery)
  const title = isFromPortal ? t`Your membership` : t`You’re a member`
  const canGoOn = isMember || !isPublicUser
  return (
    <PaymentFrame
      title={title}
      moment={title}
      lead={!isFromPortal && <Trans>Welcome to {productName}. Everything is open to you.</Trans>}
      picture={<PictureLift />}
    >
      {membership ? (
        <Card className="flex flex-col gap-5">
          <MembershipLines membership={membership} />
          {isFromPortal && <ManageButton membership={membership} />}
        </Card>
      ) : (
        <Skeleton className="h-28" />
      )}
      <AppLink
        to={canGoOn ? paths.home : paths.pricing}
        className={buttonClass('primary', 'self-start')}
      >
        {!canGoOn ? t`See the plans` : showWelcomeDialog ? t`Get started` : t`Go to ${productName}`}
      </AppLink>
    </PaymentFrame>
  )
}

/** The payment hasn't arrived, or the provider didn't answer. */
function NotSeen({ error, onLook }: { error: unknown; onLook: () => void }) {
  const { t } = useLingui()
  return (
    <PaymentFrame
      title={t`We can’t see your payment yet`}
      moment="not seen"
      lead={<Trans>It can take a few minutes. If you’ve paid, you don’t need to pay again.</Trans>}
      picture={<PictureRest />}
    >
      <InlineError error={error} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onLook}>
          <Trans>Check again</Trans>
        </Button>
        <AppLink to={paths.pricing} className={buttonClass('quiet')}>
          <Trans>Back to the plans</Trans>
        </AppLink>
      </div>
      <div>
        <p className="text-field-soft">
          <Trans>Paid more than an hour ago? Tell us and we’ll sort it out.</Trans>
        </p>
        <FeedbackButton
          className={linkClass('-mx-3 inline-flex min-h-11 items-center gap-2 px-3')}
        />
      </div>
    </PaymentFrame>
  )
}

/**
 * The maximum number of requests to the provider, and the wait between them, in milliseconds.
 */
const MOST_LOOKS = 6
const WAIT_MS = 1800

/**
 * Asks the server to check the payment until the person is a member; once if back from the portal.
 */
function useLooking(isFromPortal: boolean) {
  const queries = useQueryClient()
  const started = useRef(false)
  const most = isFromPortal ? 1 : MOST_LOOKS
  const { mutate, data, error, isIdle, isPending } = useMutation({
    mutationFn: async () => {
      for (let look = 1; ; look += 1) {
        try {
          const tier = await lookAgain(queries)
          if (tier === 'member' || look >= most) return tier
        } catch (error) {
          if (look >= most || isSessionOver(error)) throw error
        }
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
      }
    },
  })
  useEffect(() => {
    if (started.current) return
    started.current = true
    mutate()
  }, [mutate])
  return { tier: data, error, isLooking: isIdle || isPending, look: () => mutate() }
}
