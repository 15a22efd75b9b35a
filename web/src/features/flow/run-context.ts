import { createContext, useContext } from 'react'
import type { FlowRun } from '#features/flow/run/run.ts'

/** The run on screen, at the step of the address. */
export const RunContext = createContext<FlowRun | null>(null)

/** For the steps, which render only with a run. */
export function useRun(): FlowRun {
  const run = useContext(RunContext)
  if (run === null) throw new Error('a step of the flow without a run')
  return run
}
