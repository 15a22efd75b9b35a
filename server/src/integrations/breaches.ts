import { createHash } from 'node:crypto'

/** A list of stolen passwords, as a door: tests bring their own, and without a setting there is none. */
export type Breaches = {
  /** False where there is no list, or none that answers in time */
  holds(password: string): Promise<boolean>
}

const PATIENCE_MS = 1_000
const MOST_BYTES = 1_000_000
const PREFIX = 5

/**
 * Asks a list that answers by range, as Have I Been Pwned does: it gets the first five of the 40
 * signs of the SHA-1, and answers the rest of all hashes that begin so, one `REST:COUNT` a line.
 * `url` is what the five signs are added to, without a slash at its end. `failed` hears why there
 * was no answer.
 */
export function makeBreaches(
  url: string | undefined,
  failed: (error: unknown) => void = () => undefined,
): Breaches {
  if (url === undefined) return { holds: async () => false }
  return {
    holds: async (password) => {
      const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase()
      try {
        const range = await ask(`${url}/${hash.slice(0, PREFIX)}`)
        return hasSeen(range, hash.slice(PREFIX))
      } catch (error) {
        failed(error)
        return false
      }
    },
  }
}

async function ask(url: string): Promise<string> {
  const reply = await fetch(url, {
    // The padding hides from the network how long the answer really is.
    headers: { 'add-padding': 'true', 'user-agent': 'goodwork' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!reply.ok || reply.body === null) throw new Error(`The list answered ${reply.status}`)
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of reply.body) {
    text += decoder.decode(part, { stream: true })
    if (text.length > MOST_BYTES) throw new Error('The list answered far too much')
  }
  return text
}

/** Whether the rest of a hash is in the answer; a line that counts none only pads it. */
function hasSeen(range: string, rest: string): boolean {
  return range.split('\n').some((line) => {
    const [found = '', count = ''] = line.trim().split(':')
    return found.toUpperCase() === rest && Number(count) > 0
  })
}
