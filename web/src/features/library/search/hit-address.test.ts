import { expect, it } from 'vitest'
import type { Hit } from './found.queries.ts'
import { hitAddress } from './hit-address.ts'

const nothing: Omit<Hit, 'kind'> = {
  id: 'x&y',
  title: 'X',
  situation: null,
  snippet: [],
  entity: ['team', 'customer'],
  people: null,
  time: null,
  budget: null,
  format: null,
  actionId: 'act',
  adviceId: 'adv',
  challengeId: 'cha',
  url: 'https://example.org/a?b=c',
  category: null,
}
const leadsTo = (
  kind: Hit['kind'],
  more: Partial<Hit> = {},
  wanted: 'team' | 'customer' | null = null,
) => hitAddress({ ...nothing, kind, ...more }, wanted)

it.each([
  ['action', '/impact-actions/advice?action=x%26y&entity=team'],
  ['advice', '/impact-actions/advice?action=act&advice=x%26y&entity=team'],
  ['tip', '/impact-actions/advice?action=act&advice=adv&entity=team'],
  ['challenge', '/impact-actions/implementation-advice?challenge=x%26y&entity=team'],
  ['help', '/impact-actions/implementation-advice?challenge=cha&entity=team'],
  ['goal', '/impact-goal/view?id=x%26y'],
] as const)('opens a search result of kind %s on its own page', (kind, to) => {
  expect(leadsTo(kind)).toEqual({ to })
})

it('opens a handbook search result at its question', () => {
  expect(leadsTo('handbook', { category: 'Engagement & Culture' })).toEqual({
    to: '/company/org-info/engagement-culture#x%26y',
  })
})

it('opens a search result for the searched entity if it has it', () => {
  expect(leadsTo('action', {}, 'customer')).toEqual({
    to: '/impact-actions/advice?action=x%26y&entity=customer',
  })
  expect(leadsTo('action', { entity: ['team'] }, 'customer')).toEqual({
    to: '/impact-actions/advice?action=x%26y&entity=team',
  })
  expect(leadsTo('action', { entity: [] })).toEqual({
    to: '/impact-actions/advice?action=x%26y',
  })
})

it('gives no link to a search result without a page', () => {
  expect(leadsTo('handbook')).toBeNull()
  expect(leadsTo('handbook', { category: '' })).toBeNull()
  expect(leadsTo('advice', { actionId: null })).toBeNull()
  expect(leadsTo('tip', { actionId: null, adviceId: null })).toBeNull()
  expect(leadsTo('help', { challengeId: null })).toBeNull()
})

it.each([
  null,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.org',
  'https://',
  ' https://a',
])('gives no link to a search result with an unsafe address: %s', (url) => {
  expect(leadsTo('link', { url })).toBeNull()
})

it('opens a link among the search results outside the app', () => {
  expect(leadsTo('link')).toEqual({ href: 'https://example.org/a?b=c' })
})
