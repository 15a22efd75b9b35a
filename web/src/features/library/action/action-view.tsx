import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ImpactAction, ImpactAdvice, ImpactCategory } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { useViewed } from '#features/advice/activity/viewed.ts'
import { AdviceReading } from '#features/advice/advice-reading.tsx'
import { useOpening } from '#features/advice/opening.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { entityOf, openAdvice } from '#features/library/library.rules.ts'
import { BackToOrigin } from '#features/library/parts/back-to-origin.tsx'
import { NotHere } from '#features/library/parts/not-here.tsx'
import { WhomChip } from '#features/library/parts/whom-chip.tsx'
import { type Entity, entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { originOf } from '#shell/origin.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Fold } from '#ui/fold.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SaveProps } from './save-advice.tsx'
import { WaysOn } from './ways-on.tsx'

type Props = {
  action: ImpactAction
  /** The values in the address. */
  asked: { advice: string | null; entity: string | null }
}

/**
 * An action: its subject, its pieces of advice, the open one, and further links. On a phone, a
 * piece that was opened elsewhere comes before the others.
 */
export function ActionView({ action, asked }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { state } = useLocation()
  const origin = originOf(useLocation())
  // Frozen, so that the page does not move when another piece is chosen.
  const [isPieceFirst] = useState(asked.advice !== null && origin !== null)
  const [isWide] = useState(() => matchMedia(wide).matches)
  const reading = useRef<HTMLDivElement>(null)
  const ids = action.adviceIds ?? []
  const themesOf = recordsQuery('impact-category', action.categoryIds ?? [])
  // Requested together; the page waits for them in this order.
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
    navigate(paths.action({ action: action.id, advice: id, entity }), { replace: true, state })
    // On a phone the page opens below the cards.
    requestAnimationFrame(() => scrollTo(reading.current))
  }

  if (!advice) return <NotHere />
  const ways = (
    <>
      <ChoiceGroup
        label={t`Ways to do it`}
        choices={advices.map(({ id, title, situation }) => ({ id, title, text: situation }))}
        selected={[advice.id]}
        tone={entityTone[entity]}
        onSelect={open}
      />
      <AllWays action={action} advices={advices} />
    </>
  )
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <div className="flex min-w-0 flex-col gap-6">
        <ActionHeader action={action} themes={themes} entity={entity} />
        {isGone && (
          <p role="status" className="rounded-tile bg-quiet px-5 py-4">
            <Trans>This advice is no longer here. Here is other advice for the same action.</Trans>
          </p>
        )}
        {!isPieceFirst && ways}
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
      <div className="flex min-w-0 flex-col gap-2 lg:col-start-1 lg:gap-6">
        {isPieceFirst && (
          <Fold look="part" open={isWide} title={t`Ways to do it`} className="text-field">
            <div className="flex flex-col gap-3">{ways}</div>
          </Fold>
        )}
        <WaysOn {...{ action, advice, entity, theme: themes[0], isOpen: isWide }} />
      </div>
    </div>
  )
}

/** From this width on, the other pieces are beside the open one. */
const wide = '(min-width: 64rem)'

function scrollTo(element: HTMLElement | null): void {
  if (element === null || matchMedia(wide).matches) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
}

// The text first; the saved state needs a request anyway.
const saving = lazyPart<SaveProps>(async () => (await import('./save-advice.tsx')).SaveAdvice)

function OpenAdvice(props: SaveProps & { advice: ImpactAdvice }) {
  const { action, advice } = props
  return (
    <AdviceReading
      key={advice.id}
      advice={advice}
      actionTitle={action.title}
      actions={
        <Lazy part={saving} props={props} placeholder={<Skeleton className="late h-12" />} />
      }
    />
  )
}

const summary = lazyPart(
  async () => (await import('#features/advice/summary/action-summary.tsx')).ActionSummary,
)

type AllWaysProps = { action: ImpactAction; advices: readonly ImpactAdvice[] }

/** Opens the action's advice side by side, each in its smallest version. */
function AllWays({ action, advices }: AllWaysProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const opening = useOpening(summary, () => setOpen(true))
  return (
    <div>
      <Button
        variant="quiet"
        icon={<FileText aria-hidden="true" className="size-5" />}
        pending={opening.isPending}
        onPointerEnter={opening.near}
        onClick={opening.open}
      >
        {t`All ways in short`}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t`In short`} wide>
        <Lazy part={summary} placeholder={null} props={{ action, advices }} />
      </Dialog>
    </div>
  )
}

type ActionHeaderProps = {
  action: ImpactAction
  themes: readonly ImpactCategory[]
  entity: Entity
}

/** The people the action is for, its name, and its themes. */
function ActionHeader({ action, themes, entity }: ActionHeaderProps) {
  const { t } = useLingui()
  return (
    <header className="flex flex-col items-start">
      <BackToOrigin />
      <WhomChip entity={entity} />
      <PageTitle className="mt-4 text-field" moment={action.id}>
        {action.title}
      </PageTitle>
      <ul aria-label={t`Themes`} className="mt-3 flex flex-wrap gap-x-5">
        {themes.map(({ id, title }) => (
          <li key={id}>
            <AppLink
              to={paths.browse({ whom: entity, theme: id })}
              className={linkClass('inline-flex min-h-11 items-center')}
            >
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </header>
  )
}
