import { afterAll, beforeAll } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

/** The product for the tests around: there before them, dropped after them; embedded, unless told. */
export function testApp(...given: Parameters<typeof makeTestApp>): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await makeTestApp(...given))
  })
  afterAll(() => app.drop())
  return app
}
