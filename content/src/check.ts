import { bothDirections, oneAction, sameEntity } from '#checks/agreement.ts'
import { listLengths, tableSizes } from '#checks/counts.ts'
import { obstacles, starts } from '#checks/dead-ends.ts'
import { addresses, evidence, grades } from '#checks/evidence.ts'
import { handbook } from '#checks/handbook.ts'
import { ids } from '#checks/ids.ts'
import { lengths } from '#checks/lengths.ts'
import { nearDuplicates, openings } from '#checks/likeness.ts'
import { dangling, orphans } from '#checks/links.ts'
import { markdown } from '#checks/markdown.ts'
import { kindMessages, messageTiers } from '#checks/messages.ts'
import { mirror } from '#checks/mirror.ts'
import { clusterKeys, jobs, onboardingSteps, traits } from '#checks/onboarding.ts'
import { reading } from '#checks/reading.ts'
import { quotation, sentenceParts } from '#checks/shape.ts'
import { teamLimits } from '#checks/team-limits.ts'
import { tipIds, tipPriority, tipSpread } from '#checks/tips.ts'
import { tooltips } from '#checks/tooltips.ts'
import { wording } from '#checks/wording.ts'
import type { Check, Corpus, Problem } from '#corpus.ts'

/** Every check of the content, those of its structure before those of its words. */
export const checks: Check[] = [
  ids,
  dangling,
  orphans,
  bothDirections,
  sameEntity,
  oneAction,
  listLengths,
  tableSizes,
  starts,
  obstacles,
  teamLimits,
  tooltips,
  tipIds,
  tipPriority,
  tipSpread,
  handbook,
  onboardingSteps,
  traits,
  jobs,
  clusterKeys,
  messageTiers,
  kindMessages,
  mirror,
  evidence,
  grades,
  addresses,
  lengths,
  quotation,
  sentenceParts,
  markdown,
  reading,
  wording,
  nearDuplicates,
  openings,
]

export function problemsIn(corpus: Corpus): Problem[] {
  return checks.flatMap((check) => check(corpus))
}
