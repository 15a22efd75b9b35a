import { useLingui } from '@lingui/react/macro'
import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { plainText } from '#lib/markdown-text.ts'
import { essenceOf } from './summary.ts'
import { SummaryView } from './summary-view.tsx'

type Props = { action: ImpactAction; advices: readonly ImpactAdvice[] }

/** An action in short: its ways, each with the smallest version of it. */
export function ActionSummary({ action, advices }: Props) {
  const { t } = useLingui()
  const parts = advices.map(({ title, body, smallest }) => ({
    name: title,
    text: smallest ? t`To begin small: ${plainText(smallest)}` : essenceOf(body).deed,
  }))
  return <SummaryView summary={{ title: action.title, lead: '', parts, foot: '' }} />
}
