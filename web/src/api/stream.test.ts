import { afterEach, expect, it, vi } from 'vitest'
import { stream } from '#api/stream.ts'
import { setToken } from '#api/token.ts'

afterEach(() => vi.unstubAllGlobals())

it('ends a stream at a sign-out, but not at a new token', async () => {
  let hungUp = false
  const answer = async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(events) {
        signal?.addEventListener('abort', () => {
          hungUp = true
          events.error(signal.reason)
        })
        events.enqueue(new TextEncoder().encode('event: sentence\ndata: {}\n\n'))
      },
    })
    return new Response(body)
  }
  vi.stubGlobal('fetch', answer)
  setToken('first')
  const parts = stream('/chat/stream', {}, new AbortController().signal)
  expect((await parts.next()).value).toEqual({ name: 'sentence', data: {} })
  const next = parts.next()
  setToken('renewed')
  expect(hungUp).toBe(false)
  setToken(null)
  await expect(next).rejects.toMatchObject({ kind: 'network' })
  expect(hungUp).toBe(true)
})
