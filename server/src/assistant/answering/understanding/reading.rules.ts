import {
  isNear,
  likelyPurposes,
  maySoundLikeSelfHarm,
  topicItSoundsLike,
} from './classifier.rules.ts'
import { type Features, featuresOf } from './features.rules.ts'
import { languageOf } from './language.rules.ts'
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
  /** Whether it asks for a text to send or say */
  asksText: boolean
  /** Whether it lies near to questions about the product, or about rules of the company */
  mayBeProduct: boolean
  mayBeRule: boolean
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
/** "Write the two lines to Ben", which may sound like any subject. */
const TEXTS =
  /^(?:(?:please|pls|can you|could you|help me|hey|hi)\W+)*(?:write|draft|word|phrase)\b.{0,40}\b(?:message|e-?mail|mail|note|reply|answer|lines?|sentences?|letter|invitation|announcement|agenda|apology|text|words?)\b/
/** Saving writes, so the words must say it, and nothing may speak against it. */
const SAVES = /\b(?:save|keep|goals?|list|add|bookmark|put|store|pin|take)\b/
const REFUSES =
  /\b(?:not|never|delete|unsave|remove|already|later|why|did|saved|private|money|have to|can i|should i|save me|in mind)\b/
/** A question about one's goals has one of these words, or it is about anything else. */
const OF_GOALS =
  /\b(?:goals?|plan(?:s|ned)?|check-?ins?|checked in|achiev\w*|commit\w*|due|overdue|behind|late|slip|miss(?:ed)?|finish\w*|done|manag\w+|complet\w*|working on|next steps?|do next|success\w*|review|promised|wanted)\b/
/** Longer messages tell something, so that they are neither small talk nor a wish. */
const MOST_WORDS = { wish: 14, smallTalk: 14, reply: 18 }
/** With at most so many words, a danger must be named by a phrase, or be self-harm. */
const FEW_WORDS = 6
/** A longer message says enough to be searched. */
const MOST_VAGUE = 8

/** Reads a message of a chat once. */
export function readMessage(text: string, before?: Before): Reading {
  const plain = plainOf(text)
  const features = featuresOf(plain)
  const spoken = plain.match(/[\p{L}\p{N}'-]+/gu) ?? []
  const named = spoken.filter((word) => !GENERAL.has(word)).length
  const signs = signsOf(plain)
  const language = signs === undefined && !ONE_DIGIT.test(plain) ? languageOf(plain) : undefined
  const message: Message = { plain, features, words: spoken.length, before }
  const isJudging = JUDGES.test(text)
  const asksText = TEXTS.test(plain)
  const textWish = before === undefined ? undefined : 'words'
  const read = () => (asksText ? textWish : purposeOf(message))
  const wanted = signs ?? (isJudging ? 'colleague' : read())
  const purpose = language === undefined ? wanted : undefined
  const danger = language === undefined ? dangerIn(message, purpose) : namedDanger(plain)
  const isPlainWish = isWish(purpose) && spoken.length <= FEW_WORDS
  const isOpen = danger === undefined && language === undefined && !isPlainWish
  return {
    ...{ text, plain, language, purpose, danger, named, asksText },
    mayBeSelfHarm: isOpen && maySoundLikeSelfHarm(plain, features, isWish(purpose)),
    mayBeProduct: isNear(features, 'product'),
    mayBeRule: isNear(features, 'rule'),
    isVague: spoken.length > 0 && spoken.length <= MOST_VAGUE && named <= 1,
  }
}

type Message = { plain: string; features: Features; words: number; before: Before | undefined }

/** The likeliest purpose that the length of the message, its words and the chat allow. */
function purposeOf({ plain, features, words, before }: Message): Purpose | undefined {
  const may = (purpose: Purpose): boolean => {
    if (isSmallTalk(purpose) || purpose === 'help') return words <= MOST_WORDS.smallTalk
    if (purpose === 'talk') return before?.kind === 'heavy'
    if (goalsWanted(purpose) !== undefined) return OF_GOALS.test(plain)
    if (purpose === 'reply') return before?.topic != null && words <= MOST_WORDS.reply
    if (purpose === 'save' && (!SAVES.test(plain) || REFUSES.test(plain))) return false
    return !isWish(purpose) || (before !== undefined && words <= MOST_WORDS.wish)
  }
  return likelyPurposes(features, before !== undefined).find(may)
}

/** The topic of a message; a short wish about the last answer has one only by a phrase. */
function dangerIn(
  { plain, features, words }: Message,
  purpose: Purpose | undefined,
): SafetyTopic | undefined {
  const named = namedDanger(plain)
  if (named === 'self-harm' || (isWish(purpose) && words <= FEW_WORDS)) return named
  const topic = topicItSoundsLike(plain, features, isWish(purpose))
  // Sleepless nights and tears are heavy: beside them, any danger but self-harm must be clear.
  if (topic !== 'self-harm' && named === undefined && isHeavy(plain)) {
    const clear = topicItSoundsLike(plain, features, true)
    return clear === 'medical' ? undefined : clear
  }
  if (words <= FEW_WORDS) return topic === 'self-harm' ? topic : named
  // In a longer message, "discriminate" and "legal" may mean anything.
  const isGrave = named !== 'discrimination' && named !== 'legal'
  return topic ?? (isGrave ? named : undefined)
}

/** The number of a card. */
const ONE_DIGIT = /^[^\p{L}\d]*\d[^\p{L}\d]*$/u

/** A message that has only signs of thanks or greeting, in any skin tone. */
const only = (signs: string) =>
  new RegExp(`^(?:[${signs}][\\p{Emoji_Modifier}\\uFE0F]*[\\s!.]*)+$`, 'u')
const ONLY_SIGNS: readonly (readonly [purpose: Purpose, pattern: RegExp])[] = [
  ['hello', only('👋')],
  ['thanks', only('👍👌👏🙏🙌💪✅❤😊🙂😀😃😄😁😍🥰🤗😂🤣😉😎🎉✨👋')],
]

const signsOf = (plain: string): Purpose | undefined =>
  ONLY_SIGNS.find(([, pattern]) => pattern.test(plain))?.[0]

/** Words that name nothing. */
const GENERAL = new Set(
  'a an the i am is are was be been it its this that these those my our your me we us you he she they them him her his their to of in on at for with about from and or but so too all do does did not no have has had having get got can could should would will may might what who how when where why which there here please help hi hey hello mira want need like just really some something someone somebody anything thing things up out any into by as if than then now better good bad best new wrong trouble problem problems issue issues work works working job feel feeling improve stuck much more talk going go know make tell say again everything mess everyone'.split(
    ' ',
  ),
)
