import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Navigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { useInSight, useTarget } from '#shell/target.ts'
import { PictureBook } from '#ui/art/picture-book.tsx'
import { buttonClass } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import { type Kind, kinds, most } from './entry.rules.ts'
import { EntryCard } from './entry-card.tsx'
import { EntryForm, NewEntry } from './entry-form.tsx'
import { examples, kindWords } from './house-knowledge.labels.ts'
import { entriesQuery, type HouseEntry } from './house-knowledge.queries.ts'
import { addPath, usePlace } from './place.ts'

/**
 * /company/mira#entry: the knowledge that a company gives Mira. Members read it here, and
 * admins write it.
 */
export function HouseKnowledgePage() {
  const { isPublicUser } = useMe()
  // Public users belong to no company.
  return isPublicUser ? <Navigate to={paths.home} replace /> : <Entries />
}

function Entries() {
  const { viewerCanAdminister } = useMe()
  const { data: entries } = useSuspenseQuery(entriesQuery)
  const { add, isExample } = usePlace()
  useInSight(useTarget())
  const mayAdd = viewerCanAdminister === true && entries.length < most.entries
  return (
    <AdminFrame
      title={<Trans>What Mira knows about your company</Trans>}
      lead={
        <Trans>
          Your company’s values, terms and links. Mira quotes them in her answers. Everyone in your
          company can read them.
        </Trans>
      }
      back={
        viewerCanAdminister
          ? { to: paths.company, label: <Trans>Company Admin</Trans> }
          : { to: paths.chat, label: <Trans>Meet Mira</Trans> }
      }
      action={mayAdd && add === null && entries.length > 0 && <Add />}
    >
      {viewerCanAdminister && <Count count={entries.length} />}
      {add !== null && mayAdd && <NewEntry key={add} kind={add} isExample={isExample} />}
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} entries={entries.filter((entry) => entry.kind === kind)} />
      ))}
      {entries.length === 0 && add === null && <Nothing />}
    </AdminFrame>
  )
}

const Add = () => (
  <AppLink to={addPath('value')} className={buttonClass('strong')}>
    <Plus aria-hidden="true" className="size-5" />
    <Trans>Add an entry</Trans>
  </AppLink>
)

function Count({ count }: { count: number }) {
  return (
    <p className="text-note text-field-soft">
      <span className="font-semibold text-field">
        <Trans>
          {count} of {most.entries}
        </Trans>
      </span>{' '}
      {count < most.entries ? (
        <Trans>entries</Trans>
      ) : (
        <Trans>entries. Delete one to add another.</Trans>
      )}
    </p>
  )
}

function Group({ kind, entries }: { kind: Kind; entries: readonly HouseEntry[] }) {
  const { i18n } = useLingui()
  const { edit } = usePlace()
  const list = useRef<HTMLUListElement>(null)
  const shown = entries.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  useFocusNext(
    shown.map(({ _id }) => _id),
    (at) => (at === null ? null : list.current?.children[at]?.querySelector('h3')),
  )
  if (shown.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-title">{i18n._(kindWords[kind].all)}</h2>
      <ul ref={list} className="grid gap-4 lg:grid-cols-2">
        {shown.map((entry) => (
          <li key={entry._id} className={edit === entry._id ? 'lg:col-span-2' : undefined}>
            {edit === entry._id ? (
              <EntryForm entry={entry} name={`house-knowledge.${entry._id}`} />
            ) : (
              <EntryCard entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Nothing() {
  const { t, i18n } = useLingui()
  const { viewerCanAdminister } = useMe()
  if (!viewerCanAdminister) {
    return (
      <EmptyState
        picture={<PictureBook />}
        title={t`Nothing yet`}
        text={t`Your company’s admins can add values, terms and links.`}
      />
    )
  }
  return (
    <>
      <EmptyState
        picture={<PictureBook />}
        title={t`Nothing yet`}
        text={t`Add what a new colleague would ask about. Start with an example, or with your own words.`}
        action={<Add />}
      />
      <ul aria-label={t`Examples`} className="grid gap-4 lg:grid-cols-3">
        {kinds.map((kind) => {
          const title = i18n._(examples[kind].title)
          return (
            <li key={kind} className={cardClass(undefined, 'flex flex-col items-start gap-3')}>
              <Chip>{i18n._(kindWords[kind].one)}</Chip>
              <h3 className="font-display text-lead leading-snug font-bold">{title}</h3>
              <p className="mb-auto">{i18n._(examples[kind].text)}</p>
              <AppLink
                to={addPath(kind, true)}
                aria-label={t`Start with this: ${title}`}
                className={buttonClass('quiet')}
              >
                <Trans>Start with this</Trans>
              </AppLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}
