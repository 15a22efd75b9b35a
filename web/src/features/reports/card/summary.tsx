import { Trans } from '@lingui/react/macro'
import { digestOf } from '#features/admin/digest/digest.rules.ts'
import type { Reports } from '#features/reports/reports.queries.ts'
import { formatMonth } from '#lib/dates.ts'

/** The reports in a sentence or two, from published figures only. */
export function Summary({ reports }: { reports: Reports['reports'] }) {
  const { started, themes } = digestOf(reports)
  return (
    <p className="max-w-prose font-display text-title text-pretty">
      <Started started={started} /> {themes && <Themes themes={themes} />}
    </p>
  )
}

/** With more themes than this, the sentence is left out. */
const MOST_NAMED = 3

type Digest = ReturnType<typeof digestOf>

function Started({ started }: Pick<Digest, 'started'>) {
  if (started === null) return <Trans>Too few people have started to show figures.</Trans>
  const { figure, all } = started
  const month = formatMonth(started.period)
  return all === null ? (
    <Trans>
      About {figure} people had started by the end of {month}.
    </Trans>
  ) : (
    <Trans>
      About {figure} of {all} people had started by the end of {month}.
    </Trans>
  )
}

function Themes({ themes }: { themes: NonNullable<Digest['themes']> }) {
  const month = formatMonth(themes.period)
  const { names } = themes
  if (names.length > MOST_NAMED) return null
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return names.length === 1 ? (
    <Trans>
      The most chosen theme in {month} was {list}.
    </Trans>
  ) : (
    <Trans>
      The most chosen themes in {month} were {list}.
    </Trans>
  )
}
