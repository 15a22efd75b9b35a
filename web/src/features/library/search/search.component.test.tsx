import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LibrarySearchQuery } from '#api/generated/graphql.ts'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectAddress,
  expectAlert,
  expectMessage,
  expectText,
  expectTitle,
  field,
  link,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, pending, refused } from '#testing/server.ts'

type SearchResult = LibrarySearchQuery['librarySearch']

const hit = (more: Partial<SearchResult['hits'][number]> = {}): SearchResult['hits'][number] => ({
  kind: 'goal',
  id: 'goal',
  title: 'Name the one goal',
  entity: ['team'],
  people: 4,
  time: 10,
  budget: 0,
  format: null,
  actionId: null,
  adviceId: null,
  challengeId: null,
  url: null,
  category: 'Clear goals',
  situation: null,
  snippet: [
    { text: 'the one ', marked: false },
    { text: 'goal', marked: true },
  ],
  ...more,
})
const found = (query: string, hits: SearchResult['hits'], more: Partial<SearchResult> = {}) => ({
  librarySearch: { query, corrected: null, total: hits.length, hits, near: [], ...more },
})
const answers: Answers = {
  StoredSearches: { searchGetMany: [] },
  RecentlyViewed: { impactActionHistoryGetMany: [] },
  LibrarySearch: ({ query }) => found(query, [hit()]),
}
const open = (search = '', more: Answers = {}, width?: number) =>
  openPage(`/impact-actions${search}`, { ...answers, ...more }, width ? { width } : {})

const search = page.getByRole('searchbox', { name: 'Search' })
const results = page.getByRole('main').getByRole('article')

it('shows the results of the last typed search, as plain text', async () => {
  const hostile = '<img src=x onerror="document.title=1"> zinnias مرحبا'
  await open('', {
    LibrarySearch: ({ query }) =>
      query === 'meeting' ? pending : found(query, [hit({ title: hostile })]),
  })
  await search.fill('meeting')
  await expect.poll(() => callsOf('LibrarySearch').length).toBeGreaterThan(0)
  await search.fill('zinnias')
  await expect.element(link(hostile)).toHaveAttribute('href', '/impact-goal/view?id=goal')
  await expectAddress('/impact-actions?q=zinnias')
  expect(document.querySelectorAll('main img')).toHaveLength(0)
  await expectAccessible('results')
})

it('shows results for the corrected words when the typed ones have no result', async () => {
  await open('?q=recgonition', {
    LibrarySearch: found('recgonition', [hit()], { corrected: 'recognition' }),
  })
  await expectText(/^Results for recognition. No results for/)
  await expect
    .element(page.getByRole('main').getByRole('status').first())
    .toHaveTextContent('No results for recgonition. 1 result for recognition.')
})

it.each([
  ['no network', offline, /didn’t answer/],
  ['a refusal', refused('TRY_AGAIN', 'Try again in a moment.'), /Try again in a moment/],
])('keeps the words of a search after %s, and searches again', async (_, failure, words) => {
  let isDown = true
  await open('?q=trust', {
    LibrarySearch: () => (isDown ? failure : found('trust', [hit()])),
  })
  await expectAlert(words)
  await expect.element(search).toHaveValue('trust')
  await expectAccessible('a search that failed')
  isDown = false
  await press('Try again')
  await expect.poll(() => results.length).toBe(1)
})

it('sends a request for missing content after a search without results', async () => {
  const words = 'How to speak of grief at work'
  await open(`?q=${'Überlange🌱'.repeat(40)}`, {
    LibrarySearch: ({ query }) => found(query, []),
    StoreSearch: [
      offline,
      { searchCreate: { _id: '1', query: words, searchType: 'missing', date: '' } },
    ],
  })
  await expect.element(page.getByRole('heading', { name: /^No results for/ })).toBeVisible()
  await press('Tell us')
  await expect.element(field('What were you looking for?')).toHaveAccessibleDescription(/Required/)
  await type('What were you looking for?', words)
  await press('Tell us')
  await expectAlert(/didn’t answer/)
  await expect.element(field('What were you looking for?')).toHaveValue(words)
  await expectAccessible('nothing found')
  await press('Tell us')
  await expectText('Thank you. We’ve noted it.')
})

it('filters a search in a sheet on a phone, and keeps the filters in the address', async () => {
  await open('?q=meeting')
  await press('Filters')
  const sheet = dialog('Filters')
  await sheet.getByRole('button', { name: 'Advice' }).click()
  await sheet.getByLabelText('Time').selectOptions('Up to 10 minutes')
  await sheet.getByLabelText('Who it’s for').selectOptions('My team')
  await expectAddress('/impact-actions?q=meeting&kind=advice&for=team&time=10')
  await expectAccessible('filters')
  await sheet.getByRole('button', { name: /^Show 1 result$/ }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(callsOf('LibrarySearch').at(-1)?.filters).toMatchObject({
    kinds: ['advice'],
    entity: 'team',
  })
})

it('offers to clear the filters of a search without results', async () => {
  await open(
    '?q=meeting&kind=advice&for=team',
    {
      LibrarySearch: ({ query, filters }) =>
        found(query, filters?.entity === 'team' ? [] : [hit()]),
    },
    desk,
  )
  await expect.element(page.getByRole('heading', { name: /with these filters$/ })).toBeVisible()
  await expectAccessible('filters at a desk')
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expectAddress('/impact-actions?q=meeting')
  await expect.poll(() => results.length).toBe(1)
})

const stored = (...queries: string[]) => ({
  searchGetMany: queries.map((query) => ({
    _id: query,
    query,
    searchType: null,
    date: '2026-11-20T10:00:00.000Z',
  })),
})

it('lists the last searches, deletes one or all, and keeps the focus in the list', async () => {
  await open('', {
    StoredSearches: stored('gratitude', 'trust', 'meeting'),
    DeleteSearch: ({ _id }) => ({ searchDelete: { _id: String(_id) } }),
  })
  const recent = page.getByRole('list', { name: 'Recent searches' })
  await expect.poll(() => recent.getByRole('listitem').length).toBe(3)
  await expectAccessible('before a search')
  await press('Delete the search gratitude')
  await expectMessage('Deleted')
  await expect.element(button('Delete the search trust')).toHaveFocus()
  await press('Delete all')
  await expect.element(recent).not.toBeInTheDocument()
})

it('shows search results even if the search cannot be saved', async () => {
  await open('', { StoredSearches: stored('trust'), StoreSearch: offline })
  await press('trust')
  await expect.element(search).toHaveValue('trust')
  await expect.poll(() => results.length).toBe(1)
})

it('a keyboard reaches the search field and the results, and clears the search', async () => {
  await open('')
  await expectTitle('What do you need?')
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('goal')
  await expect.poll(() => results.length).toBe(1)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(link('Name the one goal')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveValue('')
  await expectAddress('/impact-actions')
})
