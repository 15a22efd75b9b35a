import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Rehearsal } from '#api/content-tables.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { paths } from '#paths.ts'
import { LostPage } from '#shell/lost-page.tsx'
import { Debrief } from './debrief.tsx'
import { RehearsalList } from './rehearsal-list.tsx'
import { rehearsalQuery } from './rehearsals.queries.ts'
import { beginRun, parseRun, type RehearsalRun, type Retake, takeBack } from './run.rules.ts'
import { Start } from './start.tsx'
import { Talk } from './talk.tsx'

/** /chat/rehearsal?id=&who=&obstacle=: the hard conversations, or the one with this id. */
export function RehearsalPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <OneRehearsal key={id} id={id} /> : <RehearsalList />
}

/** The draft with the run of this tab. There is one run at a time; no server keeps it. */
const draft = 'rehearsal'

function Rehearsing({ rehearsal }: { rehearsal: Rehearsal }) {
  const [run, setRun] = useState(() => parseRun(readDraft(draft), rehearsal))
  const [retake, setRetake] = useState<Retake | null>(null)
  function keep(next: RehearsalRun | null, again: Retake | null = null) {
    writeDraft(draft, next)
    setRun(next)
    setRetake(again)
  }
  if (run === null) {
    return (
      <Start rehearsal={rehearsal} onStart={(feeling) => keep(beginRun(rehearsal.id, feeling))} />
    )
  }
  if (run.isOver) {
    const again = (turn: number) =>
      keep(takeBack(run, turn), { step: 'choose', own: run.said[turn]?.own ?? null })
    return <Debrief rehearsal={rehearsal} run={run} onTurn={again} onRestart={() => keep(null)} />
  }
  // A rehearsal that stops before the first sentence has no debrief.
  const stop = () => keep(run.said.length === 0 ? null : { ...run, isOver: true })
  return <Talk rehearsal={rehearsal} run={run} retake={retake} onChange={keep} onStop={stop} />
}

function OneRehearsal({ id }: { id: string }) {
  const { data } = useSuspenseQuery(rehearsalQuery(id))
  const [rehearsal] = data
  if (rehearsal) return <Rehearsing rehearsal={rehearsal} />
  return (
    <LostPage
      title={<Trans>This conversation isn’t here</Trans>}
      to={paths.rehearsals}
      action={<Trans>See all conversations</Trans>}
    >
      <Trans>It may have been removed, or the link is incomplete.</Trans>
    </LostPage>
  )
}
