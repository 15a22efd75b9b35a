import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { recordsQuery } from '#features/advice/records.ts'
import { choose, next, previous } from '#features/flow/run/rules.ts'
import type { FlowRun } from '#features/flow/run/run.ts'
import { advances, leadsTo, type Pointers } from '#features/flow/run/steps.ts'
import type { FlowPage } from '#paths.ts'
import { paths } from '#paths.ts'
import { currentFlowRun, saveFlowRun } from './flow.store.ts'

/** How long a chosen card stays before the page changes, in milliseconds. */
const beat = 160

type ChosenItem = Pointers & { id: string; title: string }

/** The actions of the current step of `run`. */
export function useSteering(run: FlowRun) {
  const navigate = useNavigate()
  const fetchAhead = useFetchAhead(run)
  const turning = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(turning.current), [])
  const index = run.currentIndex
  const page = run.questions[index]?.page as FlowPage

  function goTo(moved: FlowRun) {
    const to = moved.questions[moved.currentIndex]?.page
    if (to === undefined || moved.currentIndex === index) return
    saveFlowRun(moved)
    navigate(paths.flow(to, moved.entity))
  }

  return {
    /**
     * Answers the step; a single answer moves on after a beat, unless the page has text to read.
     */
    choose(record: ChosenItem) {
      const { id, title } = record
      const choice = { id, title, leadsTo: leadsTo(run.entity, page, record) }
      const answered = choose(run, index, choice, new Date().toISOString())
      saveFlowRun(answered)
      fetchAhead(answered.questions[index + 1]?.choices ?? [])
      if (!advances(page)) return
      window.clearTimeout(turning.current)
      turning.current = window.setTimeout(() => goTo(next(currentFlowRun() ?? answered)), beat)
    },
    /** Fetches the next step of a choice before it is made. */
    consider(record: ChosenItem) {
      const nextIds = leadsTo(run.entity, page, record)
      const question = run.questions[index]
      if (question?.maxSelection === 1 && nextIds.length > 0) fetchAhead(nextIds)
    },
    next: () => goTo(next(run)),
    previous: () => (index > 0 ? goTo(previous(run)) : navigate(paths.home)),
    /** The end of the run: the goal, its first day, and home. */
    end: () => navigate(paths.flow(page, run.entity), { state: { ending: true } }),
  }
}

function useFetchAhead(run: FlowRun) {
  const queries = useQueryClient()
  const nextPage = run.questions[run.currentIndex + 1]?.page
  return (ids: readonly string[]) => {
    if (nextPage !== undefined && ids.length > 0)
      void queries.prefetchQuery(recordsQuery(nextPage, ids))
  }
}
