import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { isChunkError, isServed, mayReload } from '#shell/chunk-reload.ts'
import { sideMenu } from '#shell/menu.ts'
import { currentOf } from '#shell/menu-entry.ts'
import { fieldOf } from '#shell/page-field.ts'
import { hostSnackbars, type Snackbar, showSnackbar, toSnackbar } from '#shell/snackbar.ts'

it.each([
  ['/', 'home'],
  ['/flow/important-thing', 'sky'],
  ['/flow/impact-category', 'sky'],
  ['/flow/impact-advice', 'butter'],
  ['/flow/implementation-advice', 'butter'],
  ['/flow/implementation-challenge', 'ice'],
  ['/impact-actions/implementation-advice', 'sky'],
  ['/impact-goal', 'sky'],
  ['/impact-goal/view', 'sky'],
  ['/bookmarked-advice', 'sky'],
  ['/feed', 'ice'],
  ['/feed-preview', 'ice'],
  ['/feedback', 'paper'],
  ['/flowers', 'paper'],
  ['/auth/login', 'paper'],
])('gives the page %s the background %s', (path, field) => {
  expect(fieldOf(path)).toBe(field)
})

it('shows plain text as a primary snackbar for 3000 ms, and an object as an error', () => {
  expect(toSnackbar('Saved!')).toMatchObject({ color: 'primary', timeout: 3000, closable: true })
  expect(toSnackbar({ text: 'No' })).toMatchObject({ color: 'error', timeout: 3000 })
  expect(toSnackbar({ text: 'Saved', color: 'info', timeout: 700 })).toMatchObject({
    color: 'info',
    timeout: 700,
  })
})

it('shows snackbars that were requested before their host exists', () => {
  const shown: Snackbar[] = []
  showSnackbar('first')
  const stop = hostSnackbars((snackbar) => shown.push(snackbar))
  showSnackbar({ text: 'second' })
  stop()
  showSnackbar('third')
  expect(shown.map((snackbar) => snackbar.text)).toEqual(['first', 'second'])
  hostSnackbars((snackbar) => shown.push(snackbar))()
  expect(shown.at(-1)?.text).toBe('third')
})

it('reloads the page for a lost chunk at most once a minute', () => {
  const now = 1_800_000_000_000
  expect(mayReload(null, now)).toBe(true)
  expect(mayReload(now - 59_999, now)).toBe(false)
  expect(mayReload(now - 60_000, now)).toBe(true)
  // A clock that was set back must not block reloads for good.
  expect(mayReload(now + 5000, now)).toBe(true)
  expect(mayReload('yesterday', now)).toBe(true)
})

it('reloads the page for a lost chunk only if the server answers', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/hangs') return
    response.writeHead(request.url === '/' ? 200 : 503).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const at = (path: string) => isServed(`http://127.0.0.1:${port}${path}`, 300)
  expect(await Promise.all(['/', '/busy', '/hangs'].map(at))).toEqual([true, false, false])
  server.closeAllConnections()
  await once(server.close(), 'close')
  expect(await at('/')).toBe(false)
})

it("recognises each browser's message for code that could not be fetched", () => {
  const words = [
    'Failed to fetch dynamically imported module: https://x/assets/a.js',
    'error loading dynamically imported module: https://x/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ]
  for (const message of words) expect(isChunkError(new TypeError(message)), message).toBe(true)
  expect(isChunkError(new TypeError('Failed to fetch'))).toBe(false)
})

it('marks the menu entry of the page or of the page above it', () => {
  const entries = sideMenu({ isPublicUser: false, viewerCanAdminister: true })
  const current = (path: string) => currentOf(entries, path)?.path
  expect(current('/')).toBe('/')
  expect(current('/impact-goal/view')).toBe('/impact-goal')
  expect(current('/impact-goals')).toBeUndefined()
  expect(current('/company/members')).toBe('/company')
  expect(current('/company/org-info/rewards')).toBe('/company/org-info')
})
