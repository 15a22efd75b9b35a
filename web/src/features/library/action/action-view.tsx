import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useViewed } from '#advice/activity/viewed.ts'
import { inOrder, recordsQuery } from '#advice/records.ts'
import type { ImpactAction } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { entityOf, openAdvice } from '#features/library/library.rules.ts'
import { NotHere } from '#features/library/parts/not-here.tsx'
import { entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { ActionHeader } from './action-header.tsx'
import { AllWays } from './all-ways.tsx'
import { OpenAdvice } from './open-advice.tsx'

// Below what is read, and asked for anyway.
const waysOn = lazyPart(async () => (await import('./ways-on.tsx')).WaysOn)

type Props = {
  action: ImpactAction
  /** As the address says it. */
  asked: { advice: string | null; entity: string | null }
}

/** An action: what it is about, its pieces of advice, the one that is open, and the ways on. */
export function ActionView({ action, asked }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const reading = useRef<HTMLDivElement>(null)
  const ids = action.adviceIds ?? []
  const themesOf = recordsQuery('impact-category', action.categoryIds ?? [])
  // Asked for together, and waited for one after the other.
  usePrefetchQuery(themesOf)
  const { data: records } = useSuspenseQuery(recordsQuery('impact-advice', ids))
  const { data: categories } = useSuspenseQuery(themesOf)
  const advices = inOrder(ids, records)
  const themes = inOrder(action.categoryIds ?? [], categories)
  const entity = entityOf(action.entity, asked.entity)
  const { advice, isGone } = openAdvice(advices, asked.advice)
  const isChosen = asked.advice !== null && !isGone
  useViewed(useMe()._id, {
    id: isChosen && advice ? advice.id : action.id,
    type: isChosen ? 'advice' : 'action',
    title: isChosen && advice ? advice.title : action.title,
    source: isChosen ? action.id : null,
    entity,
  })

  function open(id: string) {
    navigate(paths.action({ action: action.id, advice: id, entity }), { replace: true })
    // On a phone the page opens below the cards.
    requestAnimationFrame(() => scrollTo(reading.current))
  }

  if (!advice) return <NotHere />
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <div className="flex min-w-0 flex-col gap-6">
        <ActionHeader action={action} themes={themes} entity={entity} />
        {isGone && (
          <p role="status" className="rounded-tile bg-quiet px-5 py-4">
            <Trans>That piece of advice is no longer here. These belong to the same action.</Trans>
          </p>
        )}
        <ChoiceGroup
          label={t`Ways to do it`}
          choices={advices.map(({ id, title }) => ({ id, title }))}
          selected={[advice.id]}
          tone={entityTone[entity]}
          onSelect={open}
        />
        <AllWays action={action} advices={advices} />
      </div>
      <div
        ref={reading}
        className="min-w-0 scroll-mt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <OpenAdvice
          action={action}
          advice={advice}
          ids={ids}
          entity={entity}
          category={themes[0]?.title ?? ''}
        />
      </div>
      <Lazy part={waysOn} props={{ action, advice, theme: themes[0], entity }} placeholder={null} />
    </div>
  )
}

function scrollTo(element: HTMLElement | null): void {
  if (element === null || matchMedia('(min-width: 64rem)').matches) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
}
