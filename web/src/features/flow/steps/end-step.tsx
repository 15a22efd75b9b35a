import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { post } from '#api/outbox.ts'
import { dropFlowRun } from '#features/flow/flow.store.ts'
import { FlowFrame } from '#features/flow/flow-frame.tsx'
import { useRun } from '#features/flow/run-context.ts'
import { historyEntry, LIKED, type Liked } from '#flow/history.ts'
import { complete, questionOf } from '#flow/rules.ts'
import type { FlowRun } from '#flow/run.ts'
import { entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { ChoiceGroup } from '#ui/choice-group.tsx'

const historyDocument = graphql(`
  mutation KeepFlowHistory($obj: HistoryCreateInput!) {
    historyCreate(obj: $obj) {
      _id
    }
  }
`)

/** Feedback choices (product 4), best first. */
const answers = [
  { id: 'veryHelpful', title: msg`Very helpful` },
  { id: 'helpful', title: msg`Helpful` },
  { id: 'somewhatHelpful', title: msg`Somewhat helpful` },
  { id: 'notHelpful', title: msg`Not helpful` },
] as const

/** The end of a run: how helpful it was, if one likes to say; then its history is kept, and home. */
export function EndStep() {
  const run = useRun()
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<keyof typeof LIKED | null>(null)
  const page = useRef<HTMLDivElement>(null)
  // The address stays that of the last step, so that nothing else moves the focus.
  useEffect(() => {
    page.current?.querySelector('h1')?.focus()
    window.scrollTo(0, 0)
  }, [])
  const advice = questionOf(run, 'impact-advice')?.selected ?? []
  const help = questionOf(run, 'implementation-advice')?.selected ?? []

  function finish() {
    keepHistory(run, answer === null ? null : LIKED[answer])
    navigate(paths.home)
    dropFlowRun()
    showSnackbar({
      text: navigator.onLine
        ? t`Done. Small steps count.`
        : t`Done. It is kept here and sent when you are back online.`,
      color: 'success',
    })
  }

  return (
    <div ref={page}>
      <FlowFrame
        run={run}
        title={t`You are set. How helpful was this?`}
        lead={t`Answer if you like. It stays with you.`}
        trail={[...advice, ...help].map((choice) => choice.title)}
        onBack={() => navigate(-1)}
        onNext={finish}
        nextLabel={t`Finish`}
      >
        <ChoiceGroup
          label={t`How helpful was this?`}
          choices={answers.map(({ id, title }) => ({ id, title: i18n._(title) }))}
          selected={answer === null ? [] : [answer]}
          tone={entityTone[run.entity]}
          onSelect={(id) => setAnswer(id === answer ? null : (id as keyof typeof LIKED))}
        />
      </FlowFrame>
    </div>
  )
}

/** Writes the run's history; without a network it is kept and sent later. */
function keepHistory(run: FlowRun, liked: Liked | null): void {
  const obj = historyEntry(complete(run), new Date().toISOString(), liked)
  post({
    person: run.person,
    operation: 'historyCreate',
    document: historyDocument,
    variables: { obj },
  }).catch((error: unknown) => showSnackbar({ text: errorText(error) }))
}
