import { planClauses, sentenceParts } from '#checks/clauses.ts'
import { listLengths, tableSizes } from '#checks/counts.ts'
import { styles, suiting, writtenFor } from '#checks/coverage.ts'
import { formParts, variety } from '#checks/forms.ts'
import { handbook } from '#checks/handbook.ts'
import { lengths } from '#checks/lengths.ts'
import { nearDuplicates, openings } from '#checks/likeness.ts'
import { orphans } from '#checks/links.ts'
import { aboutIsAdvice } from '#checks/pages.ts'
import { plainWords } from '#checks/plain-words.ts'
import { reading, shortReading } from '#checks/reading.ts'
import { actionSpread, jobFormats, jobSettings, startsAndJobs } from '#checks/tags.ts'
import { teamLimits } from '#checks/team-limits.ts'
import { tipIds, tipPriority, tipQuestions, tipSpread } from '#checks/tips.ts'
import { contractions, conversation, titlesAlone } from '#checks/voice.ts'
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
  tipQuestions,
  handbook,
  aboutIsAdvice,
  lengths,
  formParts,
  variety,
  sentenceParts,
  planClauses,
  plainWords,
  reading,
  shortReading,
  contractions,
  titlesAlone,
  conversation,
  writtenFor,
  suiting,
  styles,
  wording,
  nearDuplicates,
  openings,
]

/** All problems of the content, faults first. Takes about a second. */
export function problemsIn(corpus: Corpus): Problem[] {
  return [...faultsIn(corpus), ...craftChecks.flatMap((check) => check(corpus))]
}
