import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ImpactAdvice, Source } from '#api/content-tables.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { Fold } from '#ui/fold.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { gradeLine, gradeSentence } from './evidence.labels.ts'
import { inOrder, recordsQuery } from './records.ts'

/** Why the advice works, folded; the strength of the evidence stays visible. */
export function AdviceEvidence({ advice }: { advice: ImpactAdvice }) {
  const { i18n, t } = useLingui()
  const { data: sources = [] } = useQuery(recordsQuery('sources', advice.sourceIds ?? []))
  const { why, grade } = advice
  if (!why && !grade) return null
  return (
    <Fold title={t`Why it works`} note={grade && i18n._(gradeLine[grade])}>
      <div className="max-w-prose space-y-3">
        {why && <Markdown source={why} />}
        {grade && (
          <p className="flex items-center gap-2 font-semibold">
            <span>{i18n._(gradeSentence[grade])}</span>
            <PageHelp
              page="flow"
              labels={['evidence grade', 'why it works']}
              name={t`About grades and reasons`}
            />
          </p>
        )}
        <Sources sources={inOrder(advice.sourceIds ?? [], sources)} />
      </div>
    </Fold>
  )
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = useLingui()
  if (sources.length === 0) return null
  return (
    <ul aria-label={t`Sources`} className="space-y-2 text-note text-field-soft">
      {sources.map(({ id, authors, year, title, venue, doi }) => (
        <li key={id}>
          {authors} {year ? `(${year})` : ''}{' '}
          {doi ? <ExternalLink href={`https://doi.org/${doi}`}>{title}</ExternalLink> : title}
          {venue ? `. ${venue}` : ''}
        </li>
      ))}
    </ul>
  )
}
