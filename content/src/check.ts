import { listLengths, tableSizes } from '#checks/counts.ts'
import { handbook } from '#checks/handbook.ts'
import { lengths } from '#checks/lengths.ts'
import { nearDuplicates, openings } from '#checks/likeness.ts'
import { orphans } from '#checks/links.ts'
import { aboutIsAdvice } from '#checks/pages.ts'
import { plainWords } from '#checks/plain-words.ts'
import { reading } from '#checks/reading.ts'
import { planClauses, quotation, sentenceParts } from '#checks/shape.ts'
import { actionSpread, jobFormats, jobSettings, startsAndJobs } from '#checks/tags.ts'
import { teamLimits } from '#checks/team-limits.ts'
import { tipIds, tipPriority, tipSpread } from '#checks/tips.ts'
import { wording } from '#checks/wording.ts'
import type { Check, Corpus, Problem } from '#corpus.ts'
import { faultsIn } from '#faults.ts'

/** Checks of the amount and style of the content, which apply to our own corpus only. */
const craftChecks: Check[] = [
  orphans,
  listLengths,
  tableSizes,
  actionSpread,
  jobSettings,
  jobFormats,
  startsAndJobs,
  teamLimits,
  tipIds,
  tipPriority,
  tipSpread,
  handbook,
  aboutIsAdvice,
  lengths,
  quotation,
  sentenceParts,
  planClauses,
  plainWords,
  reading,
  wording,
  nearDuplicates,
  openings,
]

/** All problems of the content, faults first. Takes about a second. */
export function problemsIn(corpus: Corpus): Problem[] {
  return [...faultsIn(corpus), ...craftChecks.flatMap((check) => check(corpus))]
}
