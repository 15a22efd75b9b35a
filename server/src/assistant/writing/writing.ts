import { spend } from '#accounts/core/person-limit.ts'
import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { ModelError } from '#integrations/model.client.ts'
import { type Model, type Prompt, tokensOf } from '#integrations/model.ts'
import type { Answer, Sentence } from '../answering/answer.types.ts'
import { reply } from '../answering/replies.ts'
import { type Material, promptOf } from './prompt.rules.ts'
import { Sentences } from './sentences.rules.ts'
import { quotableFor, quotablesIn } from './support.ts'

/** How writing ended: `cut` if the model stopped midway, `none` if it couldn't be asked. */
export type Ending = 'done' | 'cut' | 'none'

const MOST_SENTENCES = 8
/** The most sentences of the model that are read; the rest is dropped. */
const MOST_READ = 40

/**
 * Lets the model choose sentences. Yields for each one its sentence in the cited passage, and drops
 * a sentence that is in no passage. Ends early when `signal` aborts. Product 4, Mira.
 */
export async function* write(
  context: SignedIn,
  material: Material,
  signal: AbortSignal,
): AsyncGenerator<Sentence, Ending> {
  const { model } = context
  const prompt = promptOf(material)
  if (model === undefined || !model.isFree() || !(await canSpend(context, prompt))) return 'none'
  const left = new Set(quotablesIn(material.passages))
  const all = left.size
  let read = 0
  try {
    for await (const { text, cites } of sentencesFrom(model, prompt, signal)) {
      read += 1
      const found = quotableFor(text, cites, [...left])
      if (found !== undefined) {
        left.delete(found)
        yield { text: found.text, sources: [found.n] }
      }
      if (all - left.size === MOST_SENTENCES || read === MOST_READ) break
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return left.size < all ? 'cut' : 'none'
  }
  return 'done'
}

/** The answer with the sentences of the model; with its quotes if the model wrote no sentence. */
export function written(
  answer: Answer,
  { sentences, ending, content }: { sentences: Sentence[]; ending: Ending; content: Content },
): Answer {
  if (sentences.length > 0) {
    const note = ending === 'cut' ? [reply(content, 'model-cut')] : []
    return { ...answer, sentences: [...sentences, ...note], isWritten: true }
  }
  if (ending === 'done') return answer
  return { ...answer, sentences: [reply(content, 'model-down'), ...answer.sentences.slice(1)] }
}

async function* sentencesFrom(model: Model, prompt: Prompt, signal: AbortSignal) {
  const sentences = new Sentences()
  for await (const piece of model.write(prompt, signal)) yield* sentences.add(piece)
  if (!signal.aborted) yield* sentences.end()
}

/** The share of a person in the daily budget of their company or of all public users. */
const PERSON_SHARE = 0.2

/**
 * Spends tokens from the budgets of the person, the company and everyone. False if one is used up.
 */
async function canSpend({ store, clock, config, viewer }: SignedIn, prompt: Prompt) {
  const { tokensPerDay = 0, tokensPerCompany = 0 } = config.model ?? {}
  // Public users share the budget of their default company.
  const company = { what: `model ${viewer.companyId ?? ''}`, most: tokensPerCompany }
  const own = { what: `model of ${viewer.userId}`, most: tokensPerCompany * PERSON_SHARE }
  const tokens = tokensOf(prompt)
  return (
    (await spend({ store, clock }, own, tokens)) &&
    (await spend({ store, clock }, company, tokens)) &&
    (await spend({ store, clock }, { what: 'model', most: tokensPerDay }, tokens))
  )
}
