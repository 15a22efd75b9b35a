import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { recordsQuery } from '#features/advice/records.ts'
import { entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { cardClass } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/field.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { entityOfWho, everyWho, isWho, whoWords } from './rehearsals.labels.ts'
import { type RehearsalEntry, rehearsalsQuery } from './rehearsals.queries.ts'

export function RehearsalList() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(rehearsalsQuery)
  return (
    <div className="flex max-w-220 flex-col gap-8">
      <header>
        <PageTitle>
          <Trans>Rehearse a hard conversation</Trans>
        </PageTitle>
        <p className="mt-3 max-w-prose text-lead text-field-soft">
          <Trans>Choose one and try it out here first. You can stop at any time.</Trans>
        </p>
        <p className="mt-3 max-w-prose">
          <Trans>
            People wrote these conversations, and the app plays the other person. What you say in
            your own words is sent to find the answer that fits, and isn’t kept.
          </Trans>
        </p>
      </header>
      {data.length === 0 ? (
        <EmptyState
          picture={<PictureMeet />}
          title={t`No conversations yet`}
          text={t`New ones come with the next update.`}
        />
      ) : (
        <Choice entries={data} />
      )}
    </div>
  )
}

/** The conversations filtered by person and obstacle: `?who=&obstacle=`. */
function Choice({ entries }: { entries: readonly RehearsalEntry[] }) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useSearchParams()
  const ids = entries.flatMap(({ challengeIds }) => challengeIds)
  const { data } = useSuspenseQuery(recordsQuery('implementation-challenge', ids))
  const asked = search.get('who')
  const who = isWho(asked) ? asked : null
  const withWho = entries.filter((entry) => who === null || entry.who === who)
  const obstacles = data
    .filter(({ id }) => withWho.some(({ challengeIds }) => challengeIds.includes(id)))
    .sort((one, other) => one.title.localeCompare(other.title, i18n.locale))
  const obstacle = obstacles.find(({ id }) => id === search.get('obstacle'))?.id ?? ''
  const shown = withWho.filter(
    ({ challengeIds }) => obstacle === '' || challengeIds.includes(obstacle),
  )
  function choose(name: 'who' | 'obstacle', value: string) {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return (
    <>
      <div className="flex flex-col gap-6">
        <SegmentedChoice
          label={t`Who do you want to talk to?`}
          options={[
            { value: '', label: t`Anyone` },
            ...everyWho.map((value) => ({ value, label: i18n._(whoWords(value)) })),
          ]}
          value={who ?? ''}
          onChange={(value) => choose('who', value)}
        />
        <SelectField
          label={t`What makes it hard?`}
          options={[
            { value: '', label: t`Anything` },
            ...obstacles.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={obstacle}
          onChange={({ target }) => choose('obstacle', target.value)}
        />
      </div>
      <ul aria-label={t`Conversations`} className="grid gap-4 sm:grid-cols-2">
        {shown.map((entry) => (
          <RehearsalCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  )
}

function RehearsalCard({ entry }: { entry: RehearsalEntry }) {
  const { i18n } = useLingui()
  const { id, title, who, minutes, setting } = entry
  return (
    <li className="flex">
      <AppLink
        to={paths.rehearsal(id)}
        className={cardClass(undefined, 'flex w-full flex-col items-start gap-3 no-underline')}
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Chip tone={entityTone[entityOfWho(who)]}>{i18n._(whoWords(who))}</Chip>
          <span className="text-note text-field-soft">
            <Plural value={minutes} one="# minute" other="# minutes" />
          </span>
        </span>
        <span className="font-display text-title">{title}</span>
        <span className="line-clamp-3 text-note text-field-soft">{setting}</span>
      </AppLink>
    </li>
  )
}
