import { vi } from 'vitest'
import { requestFacts, viewerOf } from '#accounts/core/accounts.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { Actor } from '#testing/factories.ts'
import type { TestApp } from '#testing/test-app.ts'

/** The context of a caller, for use cases that a test calls within its own transaction. */
export async function asking(app: TestApp, { token }: Pick<Actor, 'token'>): Promise<SignedIn> {
  const viewer = await viewerOf(app.services, token)
  if (viewer === null) throw new Error('This person is not signed in.')
  return { ...app.services, viewer, facts: requestFacts('test', '127.0.0.1', 'test') }
}

/**
 * Starts calls, one after another, while a change is not yet committed, and returns their answers.
 * Each call has read its session as it was before the change, and waits to write until the commit.
 */
export async function meanwhile<T>(
  app: TestApp,
  change: (trx: Db) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const running: Promise<T>[] = []
  const writing = vi.spyOn(app.services.store, 'write')
  try {
    await app.services.store.write(async (trx) => {
      await change(trx)
      for (const call of calls) {
        const begun = writing.mock.calls.length
        running.push(call())
        await vi.waitUntil(() => writing.mock.calls.length > begun, { interval: 1, timeout: 9000 })
      }
    })
  } finally {
    writing.mockRestore()
  }
  return Promise.all(running)
}
