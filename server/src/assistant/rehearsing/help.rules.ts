import type { Reading } from '../answering/understanding/reading.rules.ts'
import { namedDanger } from '../answering/understanding/safety.rules.ts'
import type { SafetyTopic } from '../answering/understanding/safety-topics.rules.ts'

/** The topics about a danger to a person. */
const DANGERS: readonly SafetyTopic[] = ['self-harm', 'violence', 'harassment', 'medical']

/**
 * The danger to a person that own words sound of, or `line` if they may mean self-harm. A hard
 * conversation has strong words that are harmless: if they are a line of it, only a phrase that
 * names a danger counts.
 */
export function helpWanted(
  { danger, mayBeSelfHarm, plain }: Reading,
  isLine: boolean,
): SafetyTopic | 'line' | undefined {
  if (isLine && namedDanger(plain) === undefined) return undefined
  if (danger !== undefined && DANGERS.includes(danger)) return danger
  return mayBeSelfHarm ? 'line' : undefined
}
