import type { Clock } from './clock.ts'
import { type ModelAddress, openClient, problemOf } from './model.client.ts'

/** Turns texts into vectors, so that texts of a similar meaning have similar vectors. */
export type Encoder = {
  /** Its name at its address: vectors of different encoders can't be compared */
  name: string
  /**
   * The vectors of some texts, each of length 1. Undefined without an answer in `patienceMs`, or
   * while it pauses after a failure.
   */
  encode(texts: readonly string[], patienceMs: number): Promise<Float32Array[] | undefined>
}

const REST_MS = 30_000

/**
 * A client for a server with the API of OpenAI's embeddings: a service, or Ollama, llama.cpp or
 * vLLM. `failed` gets each failure, without any text of a person.
 */
export function makeEncoder(
  settings: ModelAddress,
  clock: Clock,
  failed: (problem: object) => void,
): Encoder {
  const client = openClient(settings)
  let restsUntil = 0
  return {
    name: `${settings.url} ${settings.name}`,
    encode: async (texts, patienceMs) => {
      if (clock.now() < restsUntil) return undefined
      try {
        const { data } = await (await client()).embeddings.create(
          { model: settings.name, input: [...texts] },
          { signal: AbortSignal.timeout(patienceMs) },
        )
        const byIndex = new Map(data.map((one) => [one.index, one.embedding]))
        return texts.map((_, at) => unit(byIndex.get(at) ?? []))
      } catch (error) {
        restsUntil = clock.now() + REST_MS
        failed({ host: new URL(settings.url).host, ...problemOf(error) })
        return undefined
      }
    },
  }
}

/** A vector scaled to length 1. Throws for anything but numbers. */
function unit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector)
  if (!(length > 0 && Number.isFinite(length))) throw new Error('not a vector')
  return Float32Array.from(vector, (value) => value / length)
}
