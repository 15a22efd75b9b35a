import { bothDirections, oneAction, sameEntity } from '#checks/agreement.ts'
import { obstacles, starts } from '#checks/dead-ends.ts'
import { addresses, evidence, grades } from '#checks/evidence.ts'
import { ids } from '#checks/ids.ts'
import { dangling } from '#checks/links.ts'
import { markdown } from '#checks/markdown.ts'
import { kindMessages, messageTiers } from '#checks/messages.ts'
import { mirror } from '#checks/mirror.ts'
import { kitSteps, pathWeeks } from '#checks/occasions.ts'
import { clusterKeys, jobs, onboardingSteps, traits } from '#checks/onboarding.ts'
import { newsDates } from '#checks/pages.ts'
import { rehearsals } from '#checks/rehearsals.ts'
import { tooltips } from '#checks/tooltips.ts'
import type { Check, Corpus, Problem } from '#corpus.ts'

/**
 * Faults that would mislead people or break a screen: unknown ids, repeated keys or titles,
 * forbidden links and marks, claims without a source. The server never serves content with a fault.
 */
const faultChecks: Check[] = [
  ids,
  dangling,
  bothDirections,
  sameEntity,
  oneAction,
  starts,
  obstacles,
  tooltips,
  onboardingSteps,
  traits,
  jobs,
  clusterKeys,
  messageTiers,
  kindMessages,
  mirror,
  newsDates,
  rehearsals,
  kitSteps,
  pathWeeks,
  evidence,
  grades,
  addresses,
  markdown,
]

/** The faults for which the content must not be served. Takes some tens of milliseconds. */
export function faultsIn(corpus: Corpus): Problem[] {
  return faultChecks.flatMap((check) => check(corpus))
}
