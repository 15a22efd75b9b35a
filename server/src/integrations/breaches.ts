import { createHash } from 'node:crypto'

export type Breaches = {
  /** False also if there is no list, or it does not answer in time */
  includes(password: string): Promise<boolean>
}

const PATIENCE_MS = 1_000
const MOST_BYTES = 1_000_000
const PREFIX = 5

/**
 * A range service like Have I Been Pwned: it gets `url/` and the first five hex digits of a SHA-1,
 * and answers the rest of all such hashes, one `REST:COUNT` a line. `failed` gets errors.
 */
export function makeBreaches(
  url: string | undefined,
  failed: (error: unknown) => void = () => undefined,
): Breaches {
  if (url === undefined) return { includes: async () => false }
  return {
    includes: async (password) => {
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
    // The padding hides the length of the answer from the network.
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

/** Whether the rest of a hash is in the answer; lines with the count 0 are padding. */
function hasSeen(range: string, rest: string): boolean {
  return range.split('\n').some((line) => {
    const [found = '', count = ''] = line.trim().split(':')
    return found.toUpperCase() === rest && Number(count) > 0
  })
}
