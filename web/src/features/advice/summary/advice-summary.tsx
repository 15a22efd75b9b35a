import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { citation, gradeSentence } from '#features/advice/evidence.labels.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { plainText } from '#lib/markdown-text.ts'
import { essenceOf } from './summary.ts'
import { SummaryView } from './summary-view.tsx'

type Props = { advice: ImpactAdvice; actionTitle: string }

export function AdviceSummary({ advice, actionTitle }: Props) {
  const { t, i18n } = useLingui()
  const ids = advice.sourceIds ?? []
  const { data: sources = [] } = useQuery(recordsQuery('sources', ids))
  const { deed, words } = essenceOf(advice.body)
  const { when, then, smallest, notFor, grade } = advice
  const parts = [
    { name: t`What to do`, text: deed },
    { name: t`What to say`, text: words },
    { name: t`The plan`, text: when && then ? t`When ${when}, then ${then}.` : '' },
    { name: t`The smallest version`, text: smallest ? plainText(smallest) : '' },
    { name: t`Not for`, text: notFor ? plainText(notFor) : '' },
  ].filter(({ text }) => text !== '')
  const known = grade ? i18n._(gradeSentence[grade]) : ''
  const foot = [known, ...inOrder(ids, sources).map(citation)].filter(Boolean).join('\n')
  return <SummaryView summary={{ title: advice.title, lead: actionTitle, parts, foot }} />
}
