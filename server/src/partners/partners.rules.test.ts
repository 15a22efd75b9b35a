import { describe, expect, it } from 'vitest'
import { partnersPersonal } from './partners.personal-data.ts'
import { isNudged, meets, newsFor, PARTNERS, pairOf, stateFor } from './partners.rules.ts'

const NOW = Date.parse('2026-11-25T09:00:00Z')
const row = (more: object = {}) => ({
  ...{ user: 'ada', state: 'open', expires: NOW + 1, company: 'juniper' },
  ...more,
})

describe('stateFor', () => {
  it.each([
    [row(), 'invited', 'incoming'],
    [row({ state: 'declined' }), 'invited', undefined],
    [row({ state: 'withdrawn' }), undefined, undefined],
    [row({ expires: NOW }), undefined, undefined],
    [row({ state: 'accepted', expires: 0 }), 'accepted', 'accepted'],
  ])(
    'shows the invitation %j to the inviter as %s and to the invited person as %s',
    (one, inviter, invited) => {
      expect([stateFor(one, 'ada', NOW), stateFor(one, 'bob', NOW)]).toEqual([inviter, invited])
    },
  )
})

describe('meets', () => {
  it.each([
    [undefined, 'nothing'],
    [row({ state: 'accepted' }), 'partners'],
    [row({ state: 'accepted', company: null }), 'partners'],
    [row({ state: 'accepted', company: 'harbour' }), 'over'],
    [row(), 'crossing'],
    [row({ state: 'declined' }), 'crossing'],
    [row({ state: 'withdrawn' }), 'over'],
    [row({ expires: NOW }), 'over'],
    [row({ user: 'bob', state: 'withdrawn' }), 'own'],
    [row({ user: 'bob', expires: NOW }), 'over'],
  ])('compares a new invitation with the row %j: %s', (one, met) => {
    expect(meets(one, { me: 'bob', company: 'juniper', now: NOW })).toBe(met)
  })
})

it('pairOf gives both people the same key', () => {
  expect(pairOf('ada', 'bob')).toBe(pairOf('bob', 'ada'))
})

it.each([
  ['on the day of the review in the zone of its owner', {}, null, NOW, true],
  ['not before the day of the review', { reviewDate: '2026-11-26' }, null, NOW, false],
  ['not for longer than a week', {}, null, NOW + PARTNERS.nudgeMs, false],
  ['not after a message since the review', {}, NOW, NOW, false],
  ['still after an earlier message', {}, NOW - PARTNERS.nudgeMs, NOW, true],
  ['not for an achieved goal', { progress: 'Goal achieved!' }, null, NOW, false],
  ['not without a review', { reviewDate: null }, null, NOW, false],
])('decides when to nudge a partner: %s', (_what, more, sent, now, expected) => {
  const goal = {
    ...{ adviceTitle: null, actionTitle: null, planWhen: null, planThen: null, progress: null },
    ...{ reviewDate: '2026-11-25', reviewTime: null, letGoDate: null, timeZone: 'Europe/Vienna' },
    ...more,
  }
  expect(isNudged(goal, sent, now)).toBe(expected)
})

const open = { answeredDate: null, seenDate: null, answerSeenDate: null }
it.each([
  [{ kind: 'cheer' }, undefined, 'cheer'],
  [{ kind: 'question' }, undefined, 'question'],
  [{ kind: 'question', seenDate: NOW }, undefined, undefined],
  [{ kind: 'question', answeredDate: NOW }, 'answer', undefined],
  [{ kind: 'question', answeredDate: NOW, answerSeenDate: NOW }, undefined, undefined],
])('shows the message %j to its sender as %s and to its reader as %s', (more, sender, reader) => {
  const message = { ...open, user: 'ada', partner: 'bob', ...more }
  expect([newsFor(message, 'ada'), newsFor(message, 'bob')]).toEqual([sender, reader])
  expect(newsFor(message, 'cleo')).toBeUndefined()
})

it('hides in a person’s data export when the partner dismissed a message', () => {
  const { redact } = partnersPersonal.partnerMessage
  const person = (_id: string) => ({ _id, email: '', emailKey: '', keys: [] })
  const message = { user: 'ada', seenDate: 1, answerSeenDate: 2 }
  expect(redact(message, person('ada'))).toMatchObject({ seenDate: null, answerSeenDate: 2 })
  expect(redact(message, person('bob'))).toMatchObject({ seenDate: 1, answerSeenDate: null })
})

it('hides in a person’s data export that’s data export that their invitation was declined', () => {
  const { redact } = partnersPersonal.partnership
  const person = (_id: string) => ({ _id, email: '', emailKey: '', keys: [] })
  const declined = { user: 'ada', state: 'declined' }
  expect(redact(declined, person('ada')).state).toBe('open')
  expect(redact(declined, person('bob')).state).toBe('declined')
})
