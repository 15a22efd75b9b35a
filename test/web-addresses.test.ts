import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addresses } from '../web/src/addresses.ts'

const product = readFileSync(join(import.meta.dirname, '../docs/product.md'), 'utf8')
const [, stands = ''] = /^\*\*Stands\*\*: (.+?) \*\*To come\*\*/m.exec(product) ?? []
/** What product 2 names; an address with a slash at its end means the pages below it. */
const named = [...stands.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const isBelow = (path: string, start: string) =>
  start.endsWith('/') && start !== '/' && path.startsWith(start)

/** What an address may end with can be left out. */
const known = addresses.map(({ path, built }) => ({ path: path.replace(/\?$/, ''), built }))
const built = known.filter((one) => one.built).map(({ path }) => path)

it('says in product 2 of every page that is built that it stands', () => {
  const missing = built.filter(
    (path) => !named.some((name) => name === path || isBelow(path, name)),
  )
  expect(missing).toEqual([])
})

it('says in product 2 of no page that is still to come that it stands', () => {
  const early = named.filter(
    (name) =>
      !built.some((path) => path === name || isBelow(path, name)) ||
      known.some((one) => !one.built && (one.path === name || isBelow(one.path, name))),
  )
  expect(early).toEqual([])
})
