import axe from 'axe-core'
import { expect, type MockInstance, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createQueryClient } from '#api/query-client.ts'
import { setToken } from '#api/token.ts'
import { App } from '#app.tsx'
import { type Answers, serve, withoutAnswer } from '#testing/server.ts'

export const phone = 390
export const desk = 1280

type Options = {
  signedOff?: boolean
  width?: number
  /** Set if an error boundary catches an error, which React writes to the console. */
  failing?: boolean
  /** The router's state of the page, as from a link. */
  state?: unknown
}

let complaints: MockInstance | undefined
let mayFail = false

/** Opens an address of the app as main.tsx does. The server gives the answers of the table. */
export async function openPage(
  address: string,
  answers: Answers = {},
  { signedOff = false, width = phone, failing = false, state }: Options = {},
): Promise<void> {
  await cleanup()
  serve(answers)
  complaints = vi.spyOn(console, 'error')
  mayFail = failing
  setToken(signedOff ? null : 'a token')
  history.replaceState(state ? { usr: state, key: 'opened', idx: 0 } : null, '', address)
  await page.viewport(width, 844)
  const queries = createQueryClient()
  // Retries have no delay.
  const { queries: defaults = {} } = queries.getDefaultOptions()
  queries.setDefaultOptions({
    ...queries.getDefaultOptions(),
    queries: { ...defaults, retryDelay: 0 },
  })
  await render(<App queries={queries} />)
}

/**
 * Unmounts the page, then checks its errors and the requests without an answer; setup.ts calls it.
 */
export async function closePage(): Promise<void> {
  await cleanup()
  setToken(null)
  localStorage.clear()
  sessionStorage.clear()
  // The outbox forgets its stored saves too.
  dispatchEvent(new StorageEvent('storage'))
  const said = mayFail ? [] : (complaints?.mock.calls ?? [])
  expect.soft(said, 'errors in the console').toEqual([])
  complaints?.mockRestore()
  expect(withoutAnswer(), 'asked for, without an answer in the test').toEqual([])
}

const WCAG: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}

const CONTRAST: axe.RunOnly = { type: 'rule', values: ['color-contrast'] }

/** Expects no axe violations, and enough contrast in dark mode. */
export async function expectAccessible(state: string): Promise<void> {
  for (const [scheme, runOnly] of [
    ['light', WCAG],
    ['dark', CONTRAST],
  ] as const) {
    await commands.showIn(scheme)
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
    )
    expect.soft(found, `${state}, ${scheme}`).toEqual([])
  }
  await commands.showIn('light')
}
