import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ImplementationChallenge } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { useViewed } from '#features/advice/activity/viewed.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { whomWords } from '#features/library/kinds.ts'
import { challengesQuery } from '#features/library/library.content.ts'
import { HelpReading } from '#features/library/parts/help-reading.tsx'
import { cx } from '#lib/cx.ts'
import { type Entity, isEntity } from '#lib/entities.ts'
import { entities } from '#lib/generated/entities.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { byFamily, type Family, idOfHash } from './obstacles.rules.ts'

const nowhere = { action: null, advice: null, entity: null }

const familyWords = {
  time: msg`Time`,
  habit: msg`Habit and forgetting`,
  confidence: msg`Confidence`,
  reaction: msg`How others react`,
  skill: msg`Skill`,
  situation: msg`Situation and authority`,
} satisfies Record<Family, unknown>

/** /obstacles#id: all obstacles, and the help against each. */
export function ObstaclesPage() {
  const { t, i18n } = useLingui()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(challengesQuery)
  const asked = search.get('for')
  const whom = isEntity(asked) ? asked : null
  const open = idOfHash(hash)
  const isUnknown = open !== null && !data.some(({ id }) => id === open)

  // Replaces the history entry, so that the back button leaves the page.
  const show = (next: { whom: Entity | null; open: string | null }) =>
    navigate(
      {
        search: next.whom === null ? '' : `?for=${next.whom}`,
        hash: next.open === null ? '' : `#${encodeURIComponent(next.open)}`,
      },
      { replace: true },
    )

  return (
    <div className="flex max-w-220 flex-col gap-8">
      <header>
        <PageTitle>
          <Trans>What gets in the way</Trans>
        </PageTitle>
        <p className="mt-3 max-w-prose text-lead text-field-soft">
          <Trans>Everyone runs into some of these. Open one to see what helps.</Trans>
        </p>
      </header>
      <SegmentedChoice
        label={t`Who is it about?`}
        options={[
          { value: 'all', label: t`Anyone` },
          ...entities.map((entity) => ({ value: entity, label: i18n._(whomWords[entity]) })),
        ]}
        value={whom ?? 'all'}
        onChange={(value) => show({ whom: isEntity(value) ? value : null, open: null })}
      />
      {isUnknown && (
        <p role="status" className="rounded-tile bg-quiet px-5 py-4">
          <Trans>That obstacle is no longer here. Here are all obstacles.</Trans>
        </p>
      )}
      {byFamily(data, whom, open).map(({ family, challenges }) => (
        <section key={family}>
          <h2 className="mb-3 text-title">{i18n._(familyWords[family])}</h2>
          <ul className="grid gap-2">
            {challenges.map((challenge) => (
              <ObstacleRow
                key={challenge.id}
                challenge={challenge}
                isOpen={challenge.id === open}
                onToggle={(isOpen) => show({ whom, open: isOpen ? challenge.id : null })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type Props = {
  challenge: ImplementationChallenge
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

function ObstacleRow({ challenge, isOpen, onToggle }: Props) {
  const queries = useQueryClient()
  const panel = useId()
  const row = useRef<HTMLLIElement>(null)
  const toggled = useRef(false)
  const preload = () =>
    void queries.prefetchQuery(recordsQuery('implementation-advice', challenge.adviceIds ?? []))
  useEffect(() => {
    // Scrolls to an obstacle that a link opened, but not to one that the person opened.
    if (isOpen && !toggled.current) row.current?.scrollIntoView({ block: 'start' })
    toggled.current = false
  }, [isOpen])
  return (
    <li
      ref={row}
      id={challenge.id}
      className={cx('on-surface scroll-mt-4', isOpen ? 'rounded-card' : 'rounded-tile')}
    >
      <h3 className="font-sans text-body leading-snug tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onPointerEnter={isOpen ? undefined : preload}
          onFocus={isOpen ? undefined : preload}
          onClick={() => {
            toggled.current = true
            onToggle(!isOpen)
          }}
          className="flex min-h-14 w-full items-center gap-3 rounded-tile py-3 pr-4 pl-5 text-left font-semibold"
        >
          <span className="min-w-0 flex-1">{challenge.title}</span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 shrink-0 transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={panel} hidden={!isOpen} className="px-5 pt-2 pb-6 sm:pb-8">
        {isOpen && <Helps challenge={challenge} />}
      </div>
    </li>
  )
}

function Helps({ challenge }: Pick<Props, 'challenge'>) {
  const ids = challenge.adviceIds ?? []
  const { data, error, isPending, refetch } = useQuery(recordsQuery('implementation-advice', ids))
  const { id, title } = challenge
  useViewed(useMe()._id, { id, type: 'challenge', title, source: null, entity: null })
  if (isPending) return <Skeleton className="late h-40" />
  if (!data) {
    return <TryAgain error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className="rise space-y-10">
      {inOrder(ids, data).map((help) => (
        <HelpReading key={help.id} help={help} level={4} place={{ ...nowhere, challenge: id }} />
      ))}
    </div>
  )
}
