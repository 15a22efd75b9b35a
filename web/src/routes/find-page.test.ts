import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findPage, matchPath, pageAddresses } from '#routes/find-page.ts'
import { pageOf } from '#routes/page-table.ts'

it('finds the page of an address, whatever its capitals and slashes', () => {
  for (const path of ['/impact-goal/view', '/impact-goal/view/', '/Impact-Goal//View']) {
    expect(findPage(path).address).toBe('/impact-goal/view')
  }
})

it('finds every page at its own address', () => {
  for (const address of pageAddresses) expect(findPage(address).address).toBe(address)
})

it.each(['/impact', '/impact-goal/view/more', '/impact-goals', '/__proto__', '/%'])(
  'has only the not-found page at %s',
  async (path) => {
    const found = findPage(path)
    expect(found.address).toBe('*')
    expect((await found.load()).name).toBe('NotFound')
  },
)

it("keeps a page's state between its addresses", () => {
  const [first, second] = ['/flow/impact-action', '/flow/impact-advice'].map(findPage).map(pageOf)
  expect(first).toBe(second)
  expect(pageOf(findPage('/flow/impact-action')).key).not.toBe(pageOf(findPage('/feed')).key)
})

it('reads parameters of an address, decoded once, with their case', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (id) => {
      const path = `/members/${encodeURIComponent(id)}`
      expect(matchPath('/members/{id}', path)).toEqual({ id })
    }),
  )
})

it('leaves a segment that cannot be decoded unchanged', () => {
  expect(matchPath('/members/{id}', '/members/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
})

it('allows an address without an optional segment, but not without another one', () => {
  expect(matchPath('/org-info/{category}?', '/org-info')).toEqual({})
  expect(matchPath('/org-info/{category}?', '/org-info/pay')).toEqual({ category: 'pay' })
  expect(matchPath('/org-info/{category}?', '/org-info/pay/more')).toBeNull()
  expect(matchPath('/members/{id}', '/members')).toBeNull()
})
