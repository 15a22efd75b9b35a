import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { MembersOf } from '#companies/members.queries.ts'
import { ColumnsPart } from './columns-part.tsx'
import { planNames, planOrder } from './import.labels.ts'
import type { MemberImport, Verdict } from './import.queries.ts'
import { RowList } from './row-list.tsx'
import { StartPart } from './start-part.tsx'
import { type Counted, VerdictPills } from './verdict-pills.tsx'

type Props = { of: MembersOf; file: MemberImport; onChanged: () => Promise<unknown> }

/** What a file would do, row by row, before anything is changed; and how it begins. */
export function Preview({ of, file, onChanged }: Props) {
  const { _id, fileName, rows, counts, look } = file
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const pills: Counted[] = [
    { verdict: null, count: rows },
    ...planOrder.map((one) => ({ verdict: one, count: counts[one] })),
    { verdict: 'missing' as const, count: counts.missing },
  ].filter(({ count }) => count > 0)
  const chosen = pills.some((pill) => pill.verdict === verdict) ? verdict : null
  return (
    <>
      <p className="-mt-4 max-w-prose wrap-anywhere text-field-soft">
        <Trans>
          {fileName}: <Plural value={rows} one="# row" other="# rows" />. Nothing is changed yet.
        </Trans>
      </p>
      <StartPart of={of} file={file} onChanged={onChanged} />
      <ColumnsPart of={of} file={file} onChanged={onChanged} />
      {file.state === 'ready' && (
        <div className="flex flex-col gap-5">
          <VerdictPills pills={pills} names={planNames} chosen={chosen} onChoose={setVerdict} />
          <RowList of={of} id={_id} stage={`look ${look}`} verdict={chosen} names={planNames} />
        </div>
      )}
    </>
  )
}
