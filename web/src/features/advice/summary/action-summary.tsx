import { useLingui } from '@lingui/react/macro'
import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { plainText } from '#lib/markdown-text.ts'
import { essenceOf } from './summary.ts'
import { SummaryView } from './summary-view.tsx'

type Props = { action: ImpactAction; advices: readonly ImpactAdvice[] }

/** A short form of an action: its advice, each with its smallest version. */
export function ActionSummary({ action, advices }: Props) {
  const { t } = useLingui()
  const parts = advices.map(({ title, body, smallest }) => ({
    name: title,
    text: smallest ? t`To begin small: ${plainText(smallest)}` : essenceOf(body).deed,
  }))
  return <SummaryView summary={{ title: action.title, lead: '', parts, foot: '' }} />
}
