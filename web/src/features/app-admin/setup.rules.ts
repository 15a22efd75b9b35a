import type { Setup } from './setup.queries.ts'

type Done = Omit<Setup, 'parts'>

/** Whether email works: at least one was sent, and the newest test was not refused. */
export const isMailProven = ({ wasMailSent, testMail }: Pick<Setup, 'wasMailSent' | 'testMail'>) =>
  wasMailSent && testMail?.error == null

/** The number of finished steps of the checklist, and of all steps. */
export function progressOf(setup: Done) {
  const steps = [
    setup.hasSecondFactor,
    setup.publicCompany != null,
    setup.firstCompany != null && setup.hasCompanyAdmin,
    isMailProven(setup),
  ]
  return { done: steps.filter(Boolean).length, all: steps.length }
}
