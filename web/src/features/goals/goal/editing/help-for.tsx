import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { tooltipsQuery } from '#features/goals/goals.queries.ts'
import { Help } from '#ui/help.tsx'

/** A question mark that opens the content's help, once it is loaded. */
export function HelpFor({ label }: { label: string }) {
  const { t } = useLingui()
  const { data } = useQuery(tooltipsQuery)
  const tooltip = data?.find((one) => one.label === label)
  if (!tooltip) return null
  const { title, text } = tooltip
  return (
    <Help label={t`Help: ${title}`} title={title}>
      <p>{text}</p>
    </Help>
  )
}
