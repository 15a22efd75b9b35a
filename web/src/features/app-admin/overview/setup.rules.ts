import type { Setup } from './setup.data.ts'

type Done = Omit<Setup, 'parts' | 'testMail'>

/** How many steps of the checklist are done, and how many there are. */
export function progressOf(setup: Done) {
  const steps = [
    setup.hasSecondFactor,
    setup.publicCompany != null,
    setup.firstCompany != null && setup.hasCompanyAdmin,
    setup.wasMailSent,
  ]
  return { done: steps.filter(Boolean).length, all: steps.length }
}
