import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Clock, OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Kit } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { useViewed } from '#features/advice/activity/viewed.ts'
import { LinkList } from '#features/advice/link-list.tsx'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import type { SaveProps } from '#features/library/action/save-advice.tsx'
import { entityOf } from '#features/library/library.rules.ts'
import { BackToOrigin } from '#features/library/parts/back-to-origin.tsx'
import { LinkRows } from '#features/library/parts/link-rows.tsx'
import { WhomChip } from '#features/library/parts/whom-chip.tsx'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { aboveBarClass, inReachClass } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { movesQuery } from './moves.queries.ts'

// The text first; the saved state needs a request anyway.
const saving = lazyPart<SaveProps>(
  async () => (await import('#features/library/action/save-advice.tsx')).SaveAdvice,
)

/** A kit in the order of its use: what to prepare, the steps, a text to copy, and the limits. */
export function KitView({ kit }: { kit: Kit }) {
  const { t } = useLingui()
  const { data: actions } = useSuspenseQuery(recordsQuery('impact-action', kit.actionIds ?? []))
  const [action] = inOrder(kit.actionIds ?? [], actions)
  const themeIds = action?.categoryIds ?? []
  const { data: themes } = useSuspenseQuery(recordsQuery('impact-category', themeIds))
  const entity = entityOf(kit.entity, null)
  useViewed(useMe()._id, { id: kit.id, type: 'kit', title: kit.title, source: null, entity })
  return (
    <article className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start lg:gap-8">
      <header className="flex flex-col items-start text-field lg:col-span-2">
        <BackToOrigin />
        <WhomChip entity={entity} />
        <PageTitle className="mt-4">{kit.title}</PageTitle>
        <p className="mt-2 text-lead text-field-soft">{kit.situation}</p>
        <p className="mt-3 flex items-center gap-1.5 text-note text-field-soft">
          <Clock aria-hidden="true" className="size-4" />
          <Plural value={kit.minutes} one="# minute in all" other="# minutes in all" />
          <PageHelp page="kits" labels={['kit', 'hand over']} name={t`About kits`} />
        </p>
      </header>
      <div className="on-surface flex min-w-0 flex-col gap-8 rounded-card p-6 wrap-anywhere sm:p-8">
        <div className={cx('flex flex-col gap-8', aboveBarClass)}>
          <Markdown source={kit.body} />
          <Part title={t`Have ready`}>
            <Lines lines={kit.prepare} />
          </Part>
          <Part title={t`Step by step`}>
            <Steps kit={kit} />
          </Part>
        </div>
        {action && (
          <div className={inReachClass}>
            <Lazy
              part={saving}
              placeholder={<Skeleton className="late h-12" />}
              props={{
                ...{ action, advice: kit, ids: [kit.id], entity, category: themes[0]?.title ?? '' },
                kitId: kit.id,
              }}
            />
          </div>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6 wrap-anywhere">
        <section className="on-surface rounded-card p-6 sm:p-8">
          <h2 className="mb-3 text-lead">
            <Trans>Text to copy</Trans>
          </h2>
          <p dir="auto" className="rounded-tile bg-quiet p-5 whitespace-pre-line">
            {kit.copy}
          </p>
          <div className="mt-3">
            <CopyButton text={kit.copy} label={t`Copy`} />
          </div>
        </section>
        <Limits kit={kit} />
        <Moves kit={kit} entity={entity} />
      </div>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lead">{title}</h2>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-2 ps-6">
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  )
}

function Steps({ kit }: { kit: Kit }) {
  return (
    <ol className="flex max-w-prose flex-col gap-6">
      {kit.steps.map(({ id, title, text, say }, at) => (
        <li key={id} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-pill bg-strong font-bold text-on-strong"
          >
            {at + 1}
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="pt-1 font-sans text-body font-bold tracking-normal">{title}</h3>
            <p dir="auto" className="mt-1">
              {text}
            </p>
            {say && (
              <p
                dir="auto"
                className="on-tone mt-3 rounded-tile rounded-es-none bg-sun px-5 py-4 font-display"
              >
                {say}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What to avoid, when to hand over, and what the page can't know. */
function Limits({ kit }: { kit: Kit }) {
  const { t } = useLingui()
  return (
    <section className="on-surface flex flex-col gap-6 rounded-card p-6 sm:p-8">
      <Part title={t`What to avoid`}>
        <Lines lines={kit.avoid} />
      </Part>
      <section className="on-tone rounded-tile bg-coral p-5">
        <h2 className="mb-2 flex items-center gap-2 text-lead">
          <OctagonAlert aria-hidden="true" className="size-6 shrink-0" />
          <Trans>Stop and hand over</Trans>
        </h2>
        <Lines lines={kit.handOver} />
      </section>
      {(kit.depends || kit.unchecked) && (
        <Part title={t`Where you work matters`}>
          <div className="flex max-w-prose flex-col gap-3">
            {kit.depends && <p dir="auto">{kit.depends}</p>}
            {kit.unchecked && (
              <p className="text-note text-field-soft">
                <Trans>
                  We haven't compared this with today's official pages yet. Your handbook or your
                  contact person knows the rules that apply.
                </Trans>
              </p>
            )}
          </div>
        </Part>
      )}
    </section>
  )
}

/** The single moves that the kit uses, and pages for further learning. */
function Moves({ kit, entity }: { kit: Kit; entity: ReturnType<typeof entityOf> }) {
  const { t } = useLingui()
  const ids = kit.adviceIds ?? []
  const { data: advices } = useSuspenseQuery(recordsQuery('impact-advice', ids))
  const { data: actions } = useSuspenseQuery(movesQuery(ids))
  const rows = inOrder(ids, advices).flatMap((advice) => {
    const action = actions.find(({ adviceIds }) => adviceIds?.includes(advice.id))
    if (!action) return []
    const to = paths.action({ action: action.id, advice: advice.id, entity })
    return [{ key: advice.id, to, title: advice.title, note: advice.situation }]
  })
  return (
    <>
      {rows.length > 0 && (
        <section className="text-field">
          <h2 className="mb-3 text-lead">
            <Trans>Single moves that help</Trans>
          </h2>
          <LinkRows label={t`Single moves that help`} rows={rows} from="search" />
        </section>
      )}
      {kit.linkIds && kit.linkIds.length > 0 && (
        <Fold title={<Trans>Read or watch more</Trans>} className="text-field">
          <LinkList ids={kit.linkIds} />
        </Fold>
      )}
    </>
  )
}
