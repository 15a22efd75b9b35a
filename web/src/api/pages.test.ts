import { expect, it } from 'vitest'
import { allPages } from './pages.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ _id: `${at}` }))

/** A list in pages, and a record of the requested pages. */
function aList(count: number) {
  const asked: (string | null)[] = []
  const all = rows(count)
  const load = async ({ first, after }: { first: number; after: string | null }) => {
    asked.push(after)
    const start = all.findIndex(({ _id }) => _id === after) + 1
    return all.slice(start, start + first)
  }
  return { load, asked }
}

it.each([
  [0, [null]],
  [199, [null]],
  [200, [null, '199']],
  [501, [null, '199', '399']],
])('finds all of %i records, page by page', async (count, asked) => {
  const list = aList(count)
  expect(await allPages(list.load)).toEqual(rows(count))
  expect(list.asked).toEqual(asked)
})

it('goes on after a page that is short only because its texts are long', async () => {
  const long = ['a', 'b', 'c'].map((_id) => ({ _id, note: 'x'.repeat(300_000) }))
  const all = await allPages(async ({ after }) => {
    const start = long.findIndex(({ _id }) => _id === after) + 1
    return long.slice(start, start + 1)
  })
  expect(all).toEqual(long)
})

it('requests pages with parts of long fields until a page is empty', async () => {
  const list = aList(3)
  const load = async ({ after }: { after: string | null }) => await list.load({ first: 1, after })
  expect(await allPages(load, { asksParts: true })).toEqual(rows(3))
  expect(list.asked).toEqual([null, '0', '1', '2'])
})

it('fails if one page of a list fails, so that no partial list is shown', async () => {
  const { load } = aList(400)
  const failing = (page: { first: number; after: string | null }) =>
    page.after === null ? load(page) : Promise.reject(new Error('offline'))
  await expect(allPages(failing)).rejects.toThrow('offline')
})
