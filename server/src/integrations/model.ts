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
  /** How long it may think before its first word, and pause between two */
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
   * Writes an answer, piece by piece, at most MOST_CHARACTERS. Ends early when `signal` aborts.
   * Throws a ModelError when the model doesn't answer, or stops before it is done.
   */
  write(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>
}

const MOST_TOKENS = 1000
const MOST_CHARACTERS = 6000
const MOST_OPEN = 256
const MOST_MS = 60_000
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
  async function* write(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    open += 1
    try {
      yield* answerOf(await client(), settings, prompt, signal)
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

async function* answerOf(
  client: OpenAI,
  { name, patienceMs }: ModelSettings,
  { instructions, data }: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(new ModelError('silence')), patienceMs)
  const whole = AbortSignal.timeout(MOST_MS)
  let isDone = false
  let length = 0
  try {
    const parts = await client.chat.completions.create(
      {
        model: name,
        stream: true,
        max_completion_tokens: MOST_TOKENS,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: data },
        ],
      },
      { signal: AbortSignal.any([signal, waiting.signal, whole]) },
    )
    for await (const { choices } of parts) {
      timer.refresh()
      const [choice] = choices
      isDone ||= choice?.finish_reason != null
      const { content } = choice?.delta ?? {}
      const text = typeof content === 'string' ? content : ''
      length += text.length
      if (length > MOST_CHARACTERS) return
      if (text !== '') yield text
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    clearTimeout(timer)
  }
  if (!isDone && !signal.aborted) throw new ModelError(waiting.signal.aborted ? 'silence' : 'cut')
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
