import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMe } from '#api/me.ts'
import { type Next, type PathStep, useOpening } from '#features/goals/next.ts'
import { cx } from '#lib/cx.ts'
import { type Entity, entityLabel, entityTone, isEntity } from '#lib/entities.ts'
import { entities } from '#lib/generated/entities.ts'
import { loadMessages } from '#lib/i18n.ts'
import { painted } from '#lib/painted.ts'
import { untilThere } from '#lib/until-there.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy, type LazyPart, lazyPart } from '#shell/lazy-part.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { preloadPage } from '#shell/preload.ts'
import { growFrom } from '#ui/grow.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ToneCardBody, toneCardClass } from '#ui/tone-card.tsx'
import type { BelowProps } from './below/below.tsx'
import { CommitmentCard } from './commitment-card.tsx'
import { dayPart } from './day-part.ts'
import { news } from './news.ts'

// Below the choices: the first paint does not need it.
const below = lazyPart<BelowProps>(() =>
  // Home works without it, also without a network.
  untilThere(async () => {
    await painted()
    const [{ Below }] = await Promise.all([
      import('./below/below.tsx'),
      loadMessages('home-below'),
      loadMessages('fit'),
    ])
    return Below
  }),
)

// Few people are on a path.
const pathStep = lazyPart<{ step: PathStep }>(async () => {
  const [{ PathStepCard }] = await Promise.all([
    import('./below/path-step-card.tsx'),
    loadMessages('home-below'),
  ])
  return PathStepCard
})

export type OpeningProps = { entity: Entity }

/** `opening` is shown from a choice until its flow is loaded. */
export function HomePage({ opening }: { opening: LazyPart<OpeningProps> }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Entity | null>(null)
  const { next, step, hasNews } = useOpening()
  // An answered one stays until home is left, also if the next one arrives.
  const [answered, setAnswered] = useState<Next | null>(null)
  const shown = answered ?? next
  const Opening = chosen && opening.loaded
  return (
    <>
      {Opening && <Opening entity={chosen} />}
      {/* Hidden, because removing it costs frames that the opening needs. */}
      <div className={Opening ? 'hidden' : 'flex flex-col gap-4 sm:gap-6 lg:gap-8'}>
        <div>
          <Greeting />
          {hasNews && (
            <div className="mt-3 empty:hidden">
              <Lazy
                part={news}
                placeholder={<Skeleton className="h-44" />}
                props={{ isOnTop: true }}
              />
            </div>
          )}
          {step && step.state !== 'current' && (
            <div className="mt-3">
              <Lazy part={pathStep} placeholder={<Skeleton className="h-52" />} props={{ step }} />
            </div>
          )}
          {shown && (
            <div className="mt-3 mb-6">
              <CommitmentCard
                key={`${shown.goal._id} ${shown.goal.version}`}
                next={shown}
                step={step}
                onSaid={() => setAnswered(shown)}
              />
            </div>
          )}
          <PageTitle
            size={shown ? 'headline' : 'display'}
            name={t`Home`}
            className={shown ? '' : 'mt-1 max-w-[14ch] sm:max-w-none'}
          >
            <Trans>Who will you lift today?</Trans>
          </PageTitle>
        </div>
        <ChoicesOfEntity opening={opening} onChoose={setChosen} isShort={shown !== null} />
        <Lazy
          part={below}
          placeholder={<Skeleton className="late h-36" />}
          props={{ lead: shown?.goal._id, hasNews }}
        />
      </div>
    </>
  )
}

function Greeting() {
  const { t } = useLingui()
  const me = useMe()
  const name = me.firstName?.trim()
  const words = {
    morning: name ? t`Good morning, ${name}` : t`Good morning`,
    afternoon: name ? t`Good afternoon, ${name}` : t`Good afternoon`,
    evening: name ? t`Good evening, ${name}` : t`Good evening`,
  }
  return <p className="text-lead text-field-soft">{words[dayPart(new Date().getHours())]}</p>
}

const lines: Record<Entity, MessageDescriptor> = {
  yourself: msg`Grow a habit that sticks`,
  team: msg`Get better together`,
  colleague: msg`Help one person today`,
  customer: msg`Make a customer's day`,
}

/** Fetches code and choices of the flow's first step, so that a tap shows it at once. */
async function preloadFlow(queries: QueryClient, opening: ChoicesProps['opening']) {
  await painted()
  preloadPage(paths.startFlow('team'))
  void opening.load().catch(() => {})
  const { preloadStart } = await import('#features/advice/starting.ts')
  preloadStart(queries)
}

type ChoicesProps = {
  opening: LazyPart<OpeningProps>
  onChoose: (entity: Entity) => void
  /** Leaves room on the screen for the commitment. */
  isShort: boolean
}

/** The four choices in the person's own order, each starting a flow. */
function ChoicesOfEntity({ opening, onChoose, isShort }: ChoicesProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  useEffect(() => void preloadFlow(queries, opening).catch(() => {}), [queries, opening])
  const own = useMe().entityOrder?.filter(isEntity)
  // Frozen, so that no card moves under a finger when the person is loaded again.
  const [order] = useState(own ?? entities)
  return (
    <ul
      aria-label={t`Who do you want to impact?`}
      className={cx(
        'grid sm:grid-cols-2 sm:gap-4 xl:grid-cols-4',
        // One column for large text.
        isShort
          ? 'gap-2 max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]'
          : 'gap-3',
      )}
    >
      {order.map((entity) => (
        <li key={entity} className="flex">
          <AppLink
            to={paths.startFlow(entity)}
            onGo={(card) => {
              growFrom(card)
              onChoose(entity)
            }}
            className={toneCardClass(
              entityTone[entity],
              cx(
                'w-full sm:min-h-64',
                isShort ? 'max-sm:px-4 max-sm:py-3' : 'min-h-24 xl:min-h-76',
              ),
            )}
          >
            <ToneCardBody
              tone={entityTone[entity]}
              title={i18n._(entityLabel[entity])}
              text={i18n._(lines[entity])}
              isShort={isShort}
            />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
