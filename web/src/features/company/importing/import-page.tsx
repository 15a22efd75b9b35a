import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CompanyFrame } from '#features/company/company-frame.tsx'
import { paths } from '#paths.ts'
import { ChooseFile } from './choose-file.tsx'
import { importKey, importQuery, type MemberImport } from './import.data.ts'
import { Preview } from './preview.tsx'
import { AtWork } from './progress.tsx'
import { Result } from './result.tsx'

const back = { to: paths.members, label: <Trans>Members</Trans> }

/** /company/members/import: brings in a file of members, after a look at what it would do. */
export function ImportPage() {
  return (
    <CompanyFrame
      title={<Trans>Import members</Trans>}
      lead={<Trans>From a list of people. You see what happens before anything does.</Trans>}
      back={back}
    >
      <Steps />
    </CompanyFrame>
  )
}

type Stage = 'choose' | 'look' | 'preview' | 'run' | 'result'

const stageOf = (file: MemberImport | null): Stage => {
  switch (file?.state) {
    case 'checking':
      return 'look'
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

function Steps() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data: file } = useSuspenseQuery(importQuery)
  /** The result that one has seen enough of. */
  const [left, setLeft] = useState<string | null>(null)
  const isLeft = file !== null && left === file._id
  const stage = isLeft && stageOf(file) === 'result' ? 'choose' : stageOf(file)
  const readAnew = () => queries.invalidateQueries({ queryKey: importKey })
  const titles: Record<Stage, string> = {
    choose: t`Choose a file`,
    look: t`Looking at the rows`,
    preview: t`What will happen`,
    run: t`Bringing them in`,
    result: file?.state === 'stopped' ? t`The import stopped` : t`The import is done`,
  }
  return (
    <section className="flex flex-col gap-6">
      <StageTitle stage={stage}>{titles[stage]}</StageTitle>
      {stage === 'choose' || file === null ? (
        <ChooseFile onSent={readAnew} />
      ) : stage === 'preview' ? (
        <Preview key={file._id} file={file} onChanged={readAnew} />
      ) : stage === 'result' ? (
        <Result file={file} onNext={() => setLeft(file._id)} />
      ) : (
        <AtWork file={file} onChanged={readAnew} />
      )}
    </section>
  )
}

/** Takes the focus when the page goes on and what was pressed is there no more. */
function StageTitle({ stage, children }: { stage: Stage; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) title.current?.focus()
  }, [stage])
  return (
    <h2 ref={title} tabIndex={-1} className="text-title outline-none">
      {children}
    </h2>
  )
}
