import { likelyPurposes, maySoundLikeSelfHarm, topicItSoundsLike } from './classifier.rules.ts'
import { otherLanguageOf } from './language.rules.ts'
import { goalsWanted, isSmallTalk, isWish, type Purpose } from './purposes.rules.ts'
import { isHeavy, namedDanger } from './safety.rules.ts'
import type { SafetyTopic } from './safety-topics.rules.ts'
import { plainOf } from './words.rules.ts'

/** A message as Mira understands it. Everything else uses this value, never the text alone. */
export type Reading = {
  /** As the person wrote it */
  text: string
  /** As the rules read it */
  plain: string
  /** The topic of a fixed answer */
  danger: SafetyTopic | undefined
  /** Whether it may mean self-harm, so that the answer offers a help line */
  mayBeSelfHarm: boolean
  /** What it wants; undefined for advice */
  purpose: Purpose | undefined
  /** Its language, if it is another one than English; null if it has no words */
  language: string | null | undefined
  /** Whether it names at most one thing, so that it can mean many */
  isVague: boolean
  /** The number of words that name a thing */
  named: number
}

/** What the reading needs to know of the last answer of the chat. */
export type Before = { kind: string; cards: readonly unknown[]; topic?: string | null | undefined }

/** "Is Tom a narcissist?", which sounds like general knowledge. */
const JUDGES = /^[Ii]s \p{Lu}\p{Ll}+ an? \p{L}+\W*$/u
/** Saving writes, so the words must say it, and nothing may speak against it. */
const SAVES = /\b(?:save|keep|goals?|list|add|bookmark|put|store|pin|take)\b/
const REFUSES =
  /\b(?:not|never|delete|unsave|remove|already|later|why|did|saved|private|money|have to|can i|should i|save me|in mind)\b/
/** A question about one's goals has one of these words, or it is about anything else. */
const OF_GOALS =
  /\b(?:goals?|plan(?:s|ned)?|check-?ins?|checked in|achiev\w*|commit\w*|due|overdue|behind|late|slip|miss(?:ed)?|finish\w*|done|manag\w+|complet\w*|working on|next steps?|success\w*|review|promised|wanted)\b/
/** Longer messages tell something, so that they are neither small talk nor a wish. */
const MOST_WORDS = { wish: 14, smallTalk: 14, reply: 18 }
/** With at most so many words, a danger must be named by a phrase, or be self-harm. */
const FEW_WORDS = 6
/** A message that names a thing, and its words, are rarely a bare rule. */
const MOST_VAGUE = 8

/** Reads a message of a chat once. */
export function readMessage(text: string, before?: Before): Reading {
  const plain = plainOf(text)
  const language = languageOf(plain)
  const spoken = plain.match(/[\p{L}\p{N}'-]+/gu) ?? []
  const named = spoken.filter((word) => !GENERAL.has(word)).length
  const judges = JUDGES.test(text) ? 'colleague' : undefined
  const purpose =
    language === undefined ? (judges ?? purposeOf(plain, spoken.length, before)) : undefined
  const danger =
    language === undefined ? dangerIn(plain, spoken.length, purpose) : namedDanger(plain)
  const isPlainWish = isWish(purpose) && spoken.length <= FEW_WORDS
  const isOpen = danger === undefined && language === undefined && !isPlainWish
  const mayBeSelfHarm = isOpen && maySoundLikeSelfHarm(plain)
  const isVague = spoken.length > 0 && spoken.length <= MOST_VAGUE && named <= 1
  return { text, plain, language, purpose, danger, mayBeSelfHarm, isVague, named }
}

function purposeOf(plain: string, words: number, before: Before | undefined): Purpose | undefined {
  const sign = ONLY_SIGNS.find(([, pattern]) => pattern.test(plain))
  if (sign !== undefined) return sign[0]
  const may = (purpose: Purpose): boolean => {
    if (isSmallTalk(purpose) || purpose === 'help') return words <= MOST_WORDS.smallTalk
    if (purpose === 'talk') return before?.kind === 'heavy'
    if (goalsWanted(purpose) !== undefined) return OF_GOALS.test(plain)
    if (purpose === 'reply') return before?.topic != null && words <= MOST_WORDS.reply
    if (purpose === 'save' && (!SAVES.test(plain) || REFUSES.test(plain))) return false
    return !isWish(purpose) || (before !== undefined && words <= MOST_WORDS.wish)
  }
  return likelyPurposes(plain, before !== undefined).find(may)
}

/** A wish about the last answer names no danger but by a phrase. */
function dangerIn(
  plain: string,
  words: number,
  purpose: Purpose | undefined,
): SafetyTopic | undefined {
  const named = namedDanger(plain)
  if (named === 'self-harm' || (isWish(purpose) && words <= FEW_WORDS)) return named
  const topic = topicItSoundsLike(plain, isWish(purpose))
  // Sleepless nights and tears are heavy; a symptom that needs a doctor is named.
  if (topic === 'medical' && named === undefined && isHeavy(plain)) return undefined
  // In a longer message, "discriminate" and "legal" may mean anything.
  const isGrave = named !== 'discrimination' && named !== 'legal'
  if (words > FEW_WORDS) return topic ?? (isGrave ? named : undefined)
  return topic === 'self-harm' ? topic : named
}

/** The number of a card. */
const ONE_DIGIT = /^\D*\d\D*$/
const LETTER = /\p{L}/u
const LATIN = /\p{Script=Latin}/u

function languageOf(plain: string): Reading['language'] {
  const letters = [...plain].filter((sign) => LETTER.test(sign))
  if (letters.length === 0) {
    const isKnown = ONLY_SIGNS.some(([, one]) => one.test(plain)) || ONE_DIGIT.test(plain)
    return isKnown ? undefined : null
  }
  const latin = letters.filter((sign) => LATIN.test(sign)).length
  const isForeign = latin < letters.length / 2
  return otherLanguageOf(plain) ?? (isForeign ? 'other' : undefined)
}

/** A message that has only signs of thanks or greeting, in any skin tone. */
const only = (signs: string) =>
  new RegExp(`^(?:[${signs}][\\p{Emoji_Modifier}\\uFE0F]*[\\s!.]*)+$`, 'u')
const ONLY_SIGNS: readonly (readonly [purpose: Purpose, pattern: RegExp])[] = [
  ['hello', only('👋')],
  ['thanks', only('👍👌👏🙏🙌💪✅❤😊🙂😀😃😄😁😍🥰🤗😂🤣😉😎🎉✨👋')],
]

const GENERAL = new Set(
  'a an the i am is are was be been it its this that these those my our your me we us you he she they them him her his their to of in on at for with about from and or but so too all do does did not no have has had having get got can could should would will may might what who how when where why which there here please help hi hey hello mira want need like just really some something someone somebody anything thing things up out any into by as if than then now better good bad best new wrong trouble problem problems issue issues work works working job feel feeling improve stuck much more talk going go know make tell say again everything mess everyone'.split(
    ' ',
  ),
)
