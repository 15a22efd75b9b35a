import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ImpactAdvice, InternetLink, Source } from '#api/content-tables.ts'
import { ExternalLink } from '#ui/link.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Fold } from './fold.tsx'
import { inOrder, recordsQuery } from './records.ts'

const gradeWords: Record<NonNullable<ImpactAdvice['grade']>, MessageDescriptor> = {
  A: msg`Well tested: trials, or many studies taken together`,
  B: msg`Supported by several studies`,
  C: msg`Supported by one study or a strong theory`,
  D: msg`From practice: it worked for people, and has not been studied`,
}

/** Folded away beneath the advice: why it works, who should not, where to read on. */
export function AdviceEvidence({ advice }: { advice: ImpactAdvice }) {
  const { i18n, t } = useLingui()
  const { data: sources = [] } = useQuery(recordsQuery('sources', advice.sourceIds ?? []))
  const { why, grade, notFor } = advice
  return (
    <div className="divide-y-2 divide-(--quiet)">
      {why && (
        <Fold title={t`Why it works`}>
          <Markdown source={why} />
          {grade && <p className="font-semibold">{i18n._(gradeWords[grade])}</p>}
          <Sources sources={inOrder(advice.sourceIds ?? [], sources)} />
        </Fold>
      )}
      {notFor && (
        <Fold title={t`Not for`}>
          <Markdown source={notFor} />
        </Fold>
      )}
      <Links ids={advice.linkIds ?? []} />
    </div>
  )
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = useLingui()
  if (sources.length === 0) return null
  return (
    <ul aria-label={t`Sources`} className="space-y-2 text-note text-field-soft">
      {sources.map(({ id, authors, year, title, doi }) => (
        <li key={id}>
          {authors} {year ? `(${year})` : ''}{' '}
          {doi ? <ExternalLink href={`https://doi.org/${doi}`}>{title}</ExternalLink> : title}
        </li>
      ))}
    </ul>
  )
}

/** Pages for further learning; nothing where the advice names none. */
function Links({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui()
  const { data = [] } = useQuery(recordsQuery('internet-links', ids))
  if (data.length === 0) return null
  return (
    <Fold title={t`Read or watch more`}>
      <LinkList links={inOrder(ids, data)} />
    </Fold>
  )
}

function LinkList({ links }: { links: readonly InternetLink[] }) {
  return (
    <ul className="space-y-3">
      {links.map(({ id, title, url, publisher, minutes, about }) => (
        <li key={id}>
          <ExternalLink href={url}>{title}</ExternalLink>
          <span className="block text-note text-field-soft">
            {publisher}
            {minutes ? (
              <>
                {' · '}
                <Trans>{minutes} min</Trans>
              </>
            ) : null}
          </span>
          {about && <span className="block text-note text-field-soft">{about}</span>}
        </li>
      ))}
    </ul>
  )
}

/** For a record that offers only links (product 3, no_advice). */
export function OnlyLinks({ ids }: { ids: readonly string[] }) {
  const { data = [] } = useQuery(recordsQuery('internet-links', ids))
  return <LinkList links={inOrder(ids, data)} />
}
