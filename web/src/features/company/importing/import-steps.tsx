import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { MembersOf } from '#companies/members.queries.ts'
import { useFocusInstead } from '#ui/use-focus-instead.ts'
import { ChooseFile } from './choose-file.tsx'
import { importKey, importQuery, type MemberImport } from './import.queries.ts'
import { Preview } from './preview.tsx'
import { AtWork } from './progress.tsx'
import { Result } from './result.tsx'

type Stage = 'choose' | 'look' | 'preview' | 'run' | 'result'

const stageOf = (file: MemberImport | null): Stage => {
  switch (file?.state) {
    case 'checking':
      // Looked at once more, by other columns or for somebody else: what was shown stays around it.
      return file.look > 1 ? 'preview' : 'look'
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
  /** Where the members are listed. */
  members: string
}

/** The newest file of a company, in whatever state it is. */
export function ImportSteps({ of, members }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data: file } = useSuspenseQuery(importQuery(of))
  /** The result that one has seen enough of. */
  const [left, setLeft] = useState<string | null>(null)
  const isLeft = file !== null && left === file._id
  const stage = isLeft && stageOf(file) === 'result' ? 'choose' : stageOf(file)
  const readAnew = () => queries.invalidateQueries({ queryKey: importKey })
  const titles: Record<Stage, string> = {
    choose: t`Choose a file`,
    look: t`Looking at the rows`,
    preview: file?.state === 'checking' ? t`Looking at the rows` : t`What will happen`,
    run: t`Bringing them in`,
    result: file?.state === 'stopped' ? t`The import stopped` : t`The import is done`,
  }
  return (
    <section className="flex flex-col gap-6">
      <StageTitle moment={`${stage} ${file?.state}`}>{titles[stage]}</StageTitle>
      {stage === 'choose' || file === null ? (
        <ChooseFile of={of} onSent={readAnew} />
      ) : stage === 'preview' ? (
        <Preview key={file._id} of={of} file={file} onChanged={readAnew} />
      ) : stage === 'result' ? (
        <Result of={of} file={file} members={members} onNext={() => setLeft(file._id)} />
      ) : (
        <AtWork of={of} file={file} onChanged={readAnew} />
      )}
    </section>
  )
}

/** Takes the focus when the page goes on and what was pressed is there no more. */
function StageTitle({ moment, children }: { moment: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useFocusInstead(moment, () => title.current)
  return (
    <h2 ref={title} tabIndex={-1} className="text-title outline-none">
      {children}
    </h2>
  )
}
