import type { OpenAI } from 'openai'
import type { Clock } from './clock.ts'
import {
  type ModelAddress,
  ModelError,
  openClient,
  type Problem,
  problemOf,
} from './model.client.ts'

/** A model with the API of OpenAI's chat completions: a service, or Ollama, llama.cpp or vLLM. */
export type ModelSettings = ModelAddress & {
  /** The longest that all its answers to one message may take */
  patienceMs: number
}

/** The task of a model and its data, as two texts, so that the model can tell them apart. */
export type Prompt = { instructions: string; data: string }

export type Model = {
  /** Whether it accepts a prompt now: it pauses after a failure, and limits concurrent answers */
  isFree(): boolean
  /** Why it doesn't answer, such as ECONNREFUSED or 401; undefined if it does */
  problem(): Promise<string | undefined>
  /**
   * The answer, at most MOST_CHARACTERS. Throws a ModelError when the model doesn't answer, stops
   * before it is done, or isn't done when `late` aborts.
   */
  write(prompt: Prompt, late: AbortSignal): Promise<string>
}

const MOST_TOKENS = 1000
const MOST_CHARACTERS = 6000
const MOST_OPEN = 256
const REST_MS = 30_000
const MOST_REST_MS = 600_000

/** The most tokens of a prompt and its answer. A token has about four characters of English. */
export const tokensOf = ({ instructions, data }: Prompt): number =>
  MOST_TOKENS + Math.ceil((instructions.length + data.length) / 4)

/** A client for a model. `failed` gets each failure, without any text of a person. */
export function makeModel(
  settings: ModelSettings,
  clock: Clock,
  failed: (problem: object) => void,
): Model {
  const client = openClient(settings)
  let open = 0
  let restsUntil = 0
  let lastProblem = ''
  async function write(prompt: Prompt, late: AbortSignal): Promise<string> {
    open += 1
    try {
      return await answerOf(await client(), settings.name, prompt, late)
    } catch (error) {
      const problem = problemOf(error)
      if (isDown(error)) {
        restsUntil = clock.now() + restOf(error)
        lastProblem = shortOf(problem)
      }
      failed({ host: new URL(settings.url).host, ...problem })
      throw new ModelError('The model did not finish its answer', { cause: error })
    } finally {
      open -= 1
    }
  }
  const rests = () => clock.now() < restsUntil
  return {
    isFree: () => open < MOST_OPEN && !rests(),
    problem: async () => (rests() ? lastProblem : probe(settings)),
    write,
  }
}

const PROBE_MS = 5_000

/** Asks for the list of models, which costs no tokens; an API without the list answers, too. */
async function probe({ url, key }: ModelSettings): Promise<string | undefined> {
  try {
    const reply = await fetch(`${url}/models`, {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(PROBE_MS),
    })
    await reply.body?.cancel()
    return reply.ok || reply.status === 404 || reply.status === 405 ? undefined : `${reply.status}`
  } catch (error) {
    return shortOf(problemOf(error))
  }
}

const shortOf = ({ status, code, name }: Problem): string => `${status ?? code ?? name}`

/** Read as a stream, so that an endless answer ends here. */
async function answerOf(
  client: OpenAI,
  model: string,
  { instructions, data }: Prompt,
  late: AbortSignal,
): Promise<string> {
  const parts = await client.chat.completions.create(
    {
      model,
      stream: true,
      max_completion_tokens: MOST_TOKENS,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: data },
      ],
    },
    { signal: late },
  )
  let isDone = false
  let text = ''
  for await (const { choices } of parts) {
    const [choice] = choices
    isDone ||= choice?.finish_reason != null
    const { content } = choice?.delta ?? {}
    text += typeof content === 'string' ? content : ''
    if (text.length > MOST_CHARACTERS) return text
  }
  if (!isDone) throw new ModelError(late.aborted ? 'silence' : 'cut')
  return text
}

/** Whether the model has failed, not only this request. */
function isDown(error: unknown): boolean {
  const { status } = error as { status?: unknown }
  return typeof status !== 'number' || status === 408 || status === 429 || status >= 500
}

/** How long to pause after a failure: as long as the model demands, else half a minute. */
function restOf(error: unknown): number {
  const headers = (error as { headers?: unknown } | null)?.headers
  const after = headers instanceof Headers ? Number(headers.get('retry-after')) : 0
  return after > 0 ? Math.min(after * 1000, MOST_REST_MS) : REST_MS
}
