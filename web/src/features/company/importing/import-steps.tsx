import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { MembersOf } from '#features/admin/members.queries.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { SelectField } from '#ui/field.tsx'
import { useFocusInstead } from '#ui/use-focus-instead.ts'
import { ChooseFile } from './choose-file.tsx'
import { uploadFile } from './files.ts'
import { columnFields, columnNames, planNames, planOrder } from './import.labels.ts'
import {
  type Encoding,
  type Field,
  importKey,
  importQuery,
  type MemberImport,
  stepsOf,
  type Verdict,
} from './import.queries.ts'
import { LettersPart } from './letters-part.tsx'
import { AtWork } from './progress.tsx'
import { Result } from './result.tsx'
import { RowList } from './row-list.tsx'
import { StartPart } from './start-part.tsx'
import { useStep } from './use-step.ts'
import { type VerdictCount, VerdictPills } from './verdict-pills.tsx'

type Stage = 'choose' | 'look' | 'preview' | 'run' | 'result'

const stageOf = (file: MemberImport | null): Stage => {
  switch (file?.state) {
    case 'checking':
      return file.previewId > 1 ? 'preview' : 'look'
    case 'ready':
      return 'preview'
    case 'running':
      return 'run'
    case 'done':
    case 'stopped':
      return 'result'
    default:
      return 'choose'
  }
}

type Props = {
  of: MembersOf
  members: string
}

export function ImportSteps({ of, members }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data: file } = useSuspenseQuery(importQuery(of))
  /** The import whose result the person has left. */
  const [left, setLeft] = useState<string | null>(null)
  /** The file of an import that the person chose on this page. */
  const [sent, setSent] = useState<{ id: string; chosen: File } | null>(null)
  const isLeft = file !== null && left === file._id
  const stage = isLeft && stageOf(file) === 'result' ? 'choose' : stageOf(file)
  const reloadCompanies = () => queries.invalidateQueries({ queryKey: importKey })
  const send = async (chosen: File, encoding?: Encoding) => {
    setSent({ id: await uploadFile(chosen, of, encoding), chosen })
    await reloadCompanies()
  }
  const sentFile = sent !== null && sent.id === file?._id ? sent.chosen : null
  const titles: Record<Stage, string> = {
    choose: t`Choose a file`,
    look: t`Checking the rows`,
    preview: file?.state === 'checking' ? t`Checking the rows` : t`Preview`,
    run: t`Importing`,
    result: file?.state === 'stopped' ? t`The import stopped` : t`The import is done`,
  }
  return (
    <section className="flex flex-col gap-6">
      <StageTitle moment={`${stage} ${file?.state}`}>{titles[stage]}</StageTitle>
      {stage === 'choose' || file === null ? (
        <ChooseFile onFile={send} />
      ) : stage === 'preview' ? (
        <Preview key={file._id} of={of} file={file} onChanged={reloadCompanies}>
          <LettersPart encoding={file.encoding} sent={sentFile} onFile={send} />
        </Preview>
      ) : stage === 'result' ? (
        <Result of={of} file={file} members={members} onNext={() => setLeft(file._id)} />
      ) : (
        <AtWork of={of} file={file} onChanged={reloadCompanies} />
      )}
    </section>
  )
}

function StageTitle({ moment, children }: { moment: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useFocusInstead(moment, () => title.current)
  return (
    <h2 ref={title} tabIndex={-1} className="text-title outline-none">
      {children}
    </h2>
  )
}

type PreviewProps = {
  of: MembersOf
  file: MemberImport
  onChanged: () => Promise<unknown>
  children: ReactNode
}

function Preview({ of, file, onChanged, children }: PreviewProps) {
  const { _id, fileName, rows, counts, previewId } = file
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const pills: VerdictCount[] = [
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
      {children}
      <LeftAlone file={file} />
      <StartPart of={of} file={file} onChanged={onChanged} />
      <ColumnsPart of={of} file={file} onChanged={onChanged} />
      {file.state === 'ready' && (
        <div className="flex flex-col gap-5">
          <VerdictPills pills={pills} names={planNames} chosen={chosen} onChoose={setVerdict} />
          <RowList
            of={of}
            id={_id}
            stage={`preview ${previewId}`}
            verdict={chosen}
            names={planNames}
          />
        </div>
      )}
    </>
  )
}

/** Names columns that only sound like a role, admin or state. */
function LeftAlone({ file: { columns } }: { file: MemberImport }) {
  const alone = columns.filter(({ isUnreadable }) => isUnreadable)
  if (alone.length === 0) return null
  return (
    <ul className="flex max-w-prose flex-col gap-2">
      {alone.map(({ name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
        <li key={at}>
          <Trans>“{name}” isn’t imported: we can’t read most of its values.</Trans>
        </li>
      ))}
    </ul>
  )
}

type ColumnsPartProps = { of: MembersOf; file: MemberImport; onChanged: () => Promise<unknown> }

function ColumnsPart({ of, file, onChanged }: ColumnsPartProps) {
  const { t, i18n } = useLingui()
  const { _id, columns } = file
  const map = useStep({
    mutationFn: async (fields: (Field | null)[]) => {
      await stepsOf(of).map(_id, fields)
      await onChanged()
    },
  })
  const choose = (at: number, field: Field | null) => {
    map.mutate(
      columns.map((column, place) => {
        if (place === at) return field
        return column.field === field ? null : (column.field ?? null)
      }),
    )
  }
  const alone = columns.filter(({ field }) => !field)
  const [isOpen] = useState(!columns.some(({ field }) => field === 'email'))
  return (
    <details open={isOpen} className="group on-surface rounded-card">
      <summary className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-card px-6 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <Trans>Columns</Trans>
        <span className="font-normal text-field-soft">
          <Plural
            value={alone.length}
            _0="all used"
            one="# isn’t imported"
            other="# aren’t imported"
          />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 px-6 pb-6">
        <InlineError error={map.error} />
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ name, field, samples }, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column's place is its identity
              key={at}
              label={name}
              hint={
                <span className="line-clamp-2">
                  {samples.join(', ') || t`Empty in the first rows`}
                </span>
              }
              value={field ?? ''}
              onChange={(event) => choose(at, (event.target.value || null) as Field | null)}
              options={[
                { value: '', label: t`Leave alone` },
                ...columnFields.map((value) => ({ value, label: i18n._(columnNames[value]) })),
              ]}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
