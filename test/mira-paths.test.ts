import { expect, it } from 'vitest'
import { pathOf } from '../server/src/assistant/answering/source-paths.rules.ts'
import { SEARCH_KINDS } from '../server/src/learning/library/ranking/library.types.ts'
import { hitAddress } from '../web/src/features/library/search/hit-address.ts'
import { paths } from '../web/src/paths.ts'

const facts = {
  id: 'the-id',
  title: 'The title',
  entity: ['team'],
  situation: null,
  ...{ people: null, time: null, budget: null, format: null },
  actionId: 'the-action',
  adviceId: 'the-advice',
  challengeId: 'the-challenge',
  url: 'https://example.org/talk',
  category: 'Rewards & Pay',
}

it.each(SEARCH_KINDS)(
  'a source of Mira has the same link as a search result of the kind %s',
  (kind) => {
    const address = hitAddress({ ...facts, kind, snippet: [] }, null)
    const path = address && ('to' in address ? address.to : address.href)
    expect(pathOf({ ...facts, kind })).toBe(path)
  },
)

it('house knowledge without a link of its own links to its page in the web', () => {
  expect(pathOf({ ...facts, kind: 'house' })).toBe(facts.url)
  expect(pathOf({ ...facts, kind: 'house', url: null })).toBe(paths.companyMira(facts.id))
})
