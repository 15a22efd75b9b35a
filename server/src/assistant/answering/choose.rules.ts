import type { AskedHit } from '#learning/library/asking/asking.types.ts'
import { isVague } from './understanding/route.rules.ts'
import { asksKnowHow } from './understanding/scope.rules.ts'

/** From this score on something that was found fits; below it Mira only shows what is closest. */
const FITS = 0.3
const MOST = { fitting: 4, closest: 2 } as const

export type Chosen = {
  kind: 'advice' | 'handbook' | 'nothing'
  found: AskedHit[]
  /** Whether the message can mean several things, so that Mira asks one question */
  asksBack: boolean
}

const isRule = ({ hit }: AskedHit) => hit.kind === 'handbook'

/**
 * What of the things found answers a message. `asksRule`: it asks for a rule of the company, so the
 * handbook comes first; else it comes only where nothing fits better. Product 4, Mira.
 */
export function choose(
  text: string,
  found: readonly AskedHit[],
  { asksRule, mayAsk }: { asksRule: boolean; mayAsk: boolean },
): Chosen {
  const isOpen = isVague(text)
  const isKnown = !asksKnowHow(text)
  const fitting = found.filter(({ score }) => isOpen || (isKnown && score >= FITS))
  const asksBack = mayAsk && isOpen && differ(fitting)
  const rules = fitting.filter(isRule)
  const first = (isOpen ? fitting.find((one) => !isRule(one)) : undefined) ?? fitting[0]
  if (rules.length > 0 && (asksRule || (first !== undefined && isRule(first)))) {
    return { kind: 'handbook', found: rules.slice(0, MOST.fitting), asksBack }
  }
  if (first !== undefined) {
    const best = isOpen ? fitting.filter((one) => !isRule(one)) : fitting
    return { kind: 'advice', found: best.slice(0, MOST.fitting), asksBack }
  }
  if (mayAsk && isOpen) return { kind: 'advice', found: [], asksBack: true }
  return { kind: 'nothing', found: found.slice(0, MOST.closest), asksBack: false }
}

/** Whether the best things found are for different people, or about different things. */
const differ = (found: readonly AskedHit[]) =>
  new Set(
    found.slice(0, MOST.fitting).map(({ hit }) => `${hit.entity.join()} ${hit.actionId ?? hit.id}`),
  ).size > 1
