import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '#api/me.ts'
import { endWelcome } from '#features/onboarding/answers/saving.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { nextOfMore } from '#features/onboarding/use-onboarding.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { AppLink } from '#shell/app-link.tsx'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { PictureMirror } from '#ui/art/picture-mirror.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** /user/user-landing-personalization: the end of the first part, with advice that fits. */
export function PiecesStep() {
  const { t } = useLingui()
  const way = useWay()
  useWelcomed()
  return (
    <Frame isOver tone="mint" onNext={way.leave} nextLabel={t`Go home`}>
      <MoreCard />
    </Frame>
  )
}

/** Whoever gets here counts as onboarded: closing the app here asks for nothing again. */
function useWelcomed(): void {
  const queries = useQueryClient()
  const { _id, showWelcomeDialog } = useMe()
  useEffect(() => {
    if (!showWelcomeDialog) return
    endWelcome(queries, _id).catch((error) => showSnackbar({ text: errorText(error) }))
  }, [queries, _id, showWelcomeDialog])
}

function MoreCard() {
  const { onboarding, addressOf } = useHere()
  const next = nextOfMore(onboarding.answers)
  const isDone = next === 'user-landing-done'
  return (
    <Card tone="lilac" className="flex items-center gap-5">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-4">
        {isDone ? (
          <p className="text-lead">
            <Trans>You've answered everything. Change any answer on your profile.</Trans>
          </p>
        ) : (
          <p className="text-lead">
            <Trans>
              Tell us what motivates you and pick your traits. It takes about 3 minutes.
            </Trans>
          </p>
        )}
        <AppLink to={addressOf(next)} className={buttonClass('strong', 'bg-on-tone text-[#fff]')}>
          {isDone ? <Trans>See my profile</Trans> : <Trans>Make it more yours</Trans>}
        </AppLink>
      </div>
      <div className="hidden w-32 shrink-0 sm:block">
        <PictureMirror />
      </div>
    </Card>
  )
}
