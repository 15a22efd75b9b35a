import { afterAll, beforeAll } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

/** Makes the product before the tests of this block, and drops it after them; SQLite by default. */
export function testApp(...given: Parameters<typeof makeTestApp>): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await makeTestApp(...given))
  })
  afterAll(() => app.drop())
  return app
}
