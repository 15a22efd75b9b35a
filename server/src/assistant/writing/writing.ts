import { spend } from '#accounts/person-limit.ts'
import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { type Model, ModelError, type Prompt, tokensOf } from '#integrations/model.ts'
import type { Answer, Sentence } from '../answering/answer.types.ts'
import { reply } from '../answering/replies.ts'
import { INSTRUCTIONS, type Material, promptOf } from './prompt.rules.ts'
import { type Cited, Sentences } from './sentences.rules.ts'
import { isSupported } from './support.ts'

/** How writing ended: `cut` is that the model stopped in the middle, `none` that it couldn't be asked. */
export type Ending = 'done' | 'cut' | 'none'

const MOST_SENTENCES = 8

/**
 * Lets the model write an answer, and hands out each sentence that a passage it cites says; the others
 * are dropped. Ends early when `signal` aborts. Product 4, Mira.
 */
export async function* write(
  context: SignedIn,
  material: Material,
  signal: AbortSignal,
): AsyncGenerator<Sentence, Ending> {
  const { model } = context
  const prompt = promptOf(material)
  if (model === undefined || !model.isFree() || !(await canSpend(context, prompt))) return 'none'
  let count = 0
  try {
    for await (const sentence of sentencesFrom(model, prompt, signal)) {
      const sources = supporting(sentence, material)
      if (sources.length === 0) continue
      yield { text: sentence.text, sources }
      count += 1
      if (count === MOST_SENTENCES) break
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return count > 0 ? 'cut' : 'none'
  }
  return 'done'
}

/** The answer with the sentences that were written; with its quotes where there are none. */
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

/** The passages that a sentence cites, if they say what it says; none if one of them doesn't exist. */
function supporting({ text, cites }: Cited, { passages }: Material): number[] {
  const cited = passages.filter(({ n }) => cites.includes(n))
  const texts = cited.map((passage) => `${passage.title}\n${passage.text}`)
  const isThere = cites.length > 0 && cited.length === cites.length
  return isThere && isSupported(text, texts, INSTRUCTIONS) ? cites : []
}

/** Counts an answer in the budgets of the installation and of the person's company. */
async function canSpend({ store, clock, config, viewer }: SignedIn, prompt: Prompt) {
  const { tokensPerDay = 0, tokensPerCompany = 0 } = config.model ?? {}
  const all = { what: 'model', most: tokensPerDay }
  const company = { what: `model ${viewer.companyId ?? ''}`, most: tokensPerCompany }
  return spend({ store, clock }, [all, company], tokensOf(prompt))
}
