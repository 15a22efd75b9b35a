import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { addresses } from '#routes/pages.ts'
import { loadRoutes } from '#routes/routes.tsx'
import type { LazyPart } from '#shell/lazy-part.tsx'

const routes = await loadRoutes()

const routeOf = (path: string) => {
  const found = matchRoutes(routes, path)?.at(-1)
  if (found === undefined) throw new Error(`${path} has no route`)
  return found
}

const partOf = (path: string) => routeOf(path).route.handle as LazyPart | undefined

it('finds a page whatever the capitals and the slash at the end of its address', () => {
  for (const path of ['/impact-goal/view', '/impact-goal/view/', '/Impact-Goal/View']) {
    expect(routeOf(path).route.path).toBe('/impact-goal/view')
  }
})

it('finds every page at its own address', () => {
  for (const address of addresses.slice(1)) expect(routeOf(address).route.path).toBe(address)
})

it.each(['/impact', '/impact-goal/view/more', '/impact-goals', '/__proto__', '/auth', '/user/x'])(
  'has only the not-found page at %s',
  (path) => {
    expect(routeOf(path).route.path).toBe('*')
  },
)

it("keeps a page's state between its addresses, and only between them", () => {
  expect(partOf('/flow/impact-action')).toBe(partOf('/flow/impact-advice'))
  expect(partOf('/flow/impact-action')).not.toBe(partOf('/feed'))
})

it('prefers the page of an exact address to one with a parameter', () => {
  expect(routeOf('/app-admin/company/members/import').params).toEqual({})
  expect(routeOf('/app-admin/company/members/a%2Fb').params).toEqual({ id: 'a/b' })
})
