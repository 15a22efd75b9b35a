import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addresses } from './addresses.ts'

const product = readFileSync(join(import.meta.dirname, '../docs/product.md'), 'utf8')
const [, stands = ''] = /^\*\*Addresses\*\*: (.+)$/m.exec(product) ?? []
/** What product 2 names; an address with a slash at its end means the pages below it. */
const named = [...stands.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const isBelow = (path: string, start: string) =>
  start.endsWith('/') && start !== '/' && path.startsWith(start)

/** As product 2 writes them: `{id}` for `:id` and `:id?`. */
const known = addresses.map((path) => path.replace(/:(\w+)\??/g, '{$1}'))

it('names every address in product 2', () => {
  const missing = known.filter(
    (path) => !named.some((name) => name === path || isBelow(path, name)),
  )
  expect(missing).toEqual([])
})

it('names no address in product 2 that does not exist', () => {
  const unknown = named.filter(
    (name) => !known.some((path) => path === name || isBelow(path, name)),
  )
  expect(unknown).toEqual([])
})
