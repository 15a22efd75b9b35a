import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FitGetQuery } from '#api/generated/graphql.ts'
import { meQuery } from '#api/me.ts'
import { fitQuery } from '#features/advice/fit/fit.queries.ts'
import { FitReason } from '#features/advice/fit/fit-reason.tsx'
import { endWelcome } from '#features/onboarding/answers/saving.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { nextOfMore } from '#features/onboarding/use-onboarding.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { entityLabel, entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toneCardClass } from '#ui/tone-card.tsx'

type FitPiece = FitGetQuery['fitGet']['pieces'][number]

/** /user/user-landing-personalization: the end of the first part, with advice that fits. */
export function PiecesStep() {
  const { t } = useLingui()
  const way = useWay()
  useWelcomed()
  return (
    <Frame isOver tone="mint" onNext={way.leave} nextLabel={t`Go home`}>
      <Pieces />
      <MoreLink />
    </Frame>
  )
}

/**
 * A person on this page counts as onboarded, also if they close the app here.
 */
function useWelcomed(): void {
  const queries = useQueryClient()
  useEffect(() => {
    // Reads the cache, so that an effect that runs twice sends only one request.
    const me = queries.getQueryData(meQuery.queryKey)
    if (!me?.showWelcomeDialog) return
    endWelcome(queries, me._id).catch((error) => showSnackbar({ text: errorText(error) }))
  }, [queries])
}

/** The three pieces that fit best, once the answers so far are saved. */
function Pieces() {
  const { t } = useLingui()
  const { save } = useHere().onboarding
  const [isSaved, setIsSaved] = useState(false)
  const { data, error, refetch } = useQuery({
    ...fitQuery(),
    enabled: isSaved,
    staleTime: 0,
  })
  const saveFirst = useEffectEvent(save)
  useEffect(() => {
    let isHere = true
    void saveFirst().then(() => isHere && setIsSaved(true))
    return () => {
      isHere = false
    }
  }, [])
  if (!data && error) return <TryAgain error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className="flex flex-col gap-3">
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} className="late h-36" />
        ))}
      </div>
    )
  }
  return (
    <ul aria-label={t`Advice for you`} className="flex flex-col gap-3">
      {data.pieces.map((piece) => (
        <li key={piece.adviceId}>
          <PieceCard piece={piece} />
        </li>
      ))}
    </ul>
  )
}

function PieceCard({ piece }: { piece: FitPiece }) {
  const { t, i18n } = useLingui()
  const { title, situation, entity, time, adviceId, actionId, reasons } = piece
  const tone = isEntity(entity) ? entityTone[entity] : 'mint'
  return (
    <AppLink
      to={paths.action({ action: actionId, advice: adviceId, entity })}
      state={{ from: 'start' }}
      className={toneCardClass(tone, 'flex-col')}
    >
      <span className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <span className="block text-note font-semibold">
            {isEntity(entity) && i18n._(entityLabel[entity])}
            {isEntity(entity) && time !== null && ' · '}
            {time !== null && t`${time} min`}
          </span>
          <span className="mt-1 block font-display text-title text-balance">{title}</span>
          {situation && <span className="mt-1 block">{situation}</span>}
        </span>
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-on-tone text-[#fff] transition-[rotate] group-hover:rotate-12">
          <ArrowUpRight aria-hidden="true" className="size-5" />
        </span>
      </span>
      <span className="mt-2 block">
        <FitReason reasons={reasons} />
      </span>
    </AppLink>
  )
}

/** Leads to the second part. */
function MoreLink() {
  const { onboarding, addressOf } = useHere()
  const next = nextOfMore(onboarding.answers)
  const isDone = next === 'user-landing-done'
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <AppLink to={addressOf(next)} className={buttonClass('quiet')}>
        {isDone ? <Trans>See my profile</Trans> : <Trans>Make it more yours</Trans>}
      </AppLink>
      {!isDone && (
        <span className="text-note text-field-soft">
          <Trans>About 3 minutes</Trans>
        </span>
      )}
    </p>
  )
}
