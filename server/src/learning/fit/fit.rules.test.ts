import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitting, reasonsOf, tieOf, unknownPerson } from './fit.rules.ts'
import type { FitPerson, FitPiece } from './fit.types.ts'

const piece = (adviceId: string, given: Partial<FitPiece> = {}): FitPiece => ({
  adviceId,
  title: `Title ${adviceId}`,
  situation: null,
  actionId: `action ${adviceId}`,
  entity: 'yourself',
  themes: [`theme ${adviceId}`],
  motivations: [],
  profiles: [],
  suggestedTo: [],
  roles: [],
  settings: [],
  customers: [],
  jobs: [],
  needs: [],
  isOccasional: false,
  start: 0,
  time: null,
  formats: [],
  ...given,
})
const person = (given: Partial<FitPerson>): FitPerson => ({ ...unknownPerson(), ...given })
const byId = (pieces: FitPiece[]) => new Map(pieces.map((one) => [one.adviceId, one]))
const fit = (pieces: FitPiece[], of: FitPerson) => fitting(byId(pieces), of, { tie: tieOf('seed') })
const idsOf = (pieces: FitPiece[], of: FitPerson) => fit(pieces, of).map((one) => one.adviceId)
const reasons = (one: FitPiece, of: FitPerson, all = [one]) => reasonsOf([one], of, byId(all))[0]

describe('advice that fits', () => {
  const nurse = {
    ...{ id: 'health', title: 'Health', settings: ['care'], customers: ['public'] },
    has: ['shifts', 'customers'],
  }

  it.each<[name: string, value: string | null, Partial<FitPerson>, Partial<FitPiece>]>([
    ['role', 'team', { role: 'team' }, { entity: 'team' }],
    ['role', 'function', { role: 'function' }, { roles: ['function'] }],
    ['job', 'Health', { job: nurse }, { jobs: ['care', 'law', 'health'] }],
    ['job', 'Health', { job: nurse }, { settings: ['care'] }],
    ['customers', 'public', { job: nurse }, { customers: ['public'] }],
    ['minutes', '10', { minutes: 10 }, { time: 10 }],
    ['motivation', 'learn', { motivations: ['learn'] }, { motivations: ['learn'] }],
    ['profile', 'explorer', { profile: 'explorer' }, { profiles: ['explorer'] }],
    ['profile', 'explorer', { profile: 'explorer' }, { suggestedTo: ['explorer'] }],
    ['format', 'listen', { styles: ['listen'] }, { formats: ['listen'] }],
    ['ranking', 'team', { role: 'team', ranking: ['team', 'yourself'] }, { entity: 'team' }],
    ['saved', null, { saved: new Set(['b']) }, {}],
    ['sameAction', 'Title c', { saved: new Set(['c']) }, { actionId: 'action c' }],
    ['savedTheme', 'Title c', { saved: new Set(['c']) }, { themes: ['theme c'] }],
    ['goal', 'Title c', { goals: new Set(['c']) }, { themes: ['theme c'] }],
    ['liked', 'Title c', { rated: new Map([['c', 3]]) }, { themes: ['theme c'] }],
    ['more', 'Title c', { more: new Set(['c']) }, { themes: ['theme c'] }],
    ['start', null, {}, { start: 2 }],
  ])('ranks a piece of advice first for the reason %s', (name, value, of, with_) => {
    const pieces = [
      piece('a', { entity: 'customer' }),
      piece('b', with_),
      piece('c', { entity: 'customer' }),
    ]
    const best = fit(pieces, person(of)).find(({ adviceId }) => adviceId === 'b')
    expect(best && reasons(best, person(of), pieces)).toContainEqual({ name, value })
    expect(idsOf(pieces, person(of)).filter((id) => id !== 'c')[0]).toBe('b')
  })

  it.each<[what: string, Partial<FitPerson>, Partial<FitPiece>]>([
    ['for another role', { role: 'individual' }, { roles: ['team'] }],
    ['for leaders, where the role is unknown', {}, { roles: ['team'] }],
    ['for another place', { job: nurse }, { settings: ['office'] }],
    ['for other customers', { job: nurse }, { customers: ['business'] }],
    ['for leaders of a team', { role: 'individual' }, { entity: 'team' }],
    ['without what the work has', { job: nurse }, { needs: ['desk'] }],
    ['for a particular work, where the work is unknown', {}, { needs: ['shifts'] }],
    ['for a rare occasion', {}, { isOccasional: true }],
    ['too long', { minutes: 10 }, { time: 30 }],
    ['found not helpful', { rated: new Map([['b', 2]]) }, {}],
    ['of a theme found not helpful', { rated: new Map([['c', 1]]) }, { themes: ['theme c'] }],
    [
      'of an action with a piece not for the person',
      { notForMe: new Set(['c']) },
      { actionId: 'action c' },
    ],
  ])('ranks a piece of advice last if it is %s', (_what, of, with_) => {
    const entity = 'colleague'
    const pieces = [
      piece('a', { entity }),
      piece('b', { entity, ...with_ }),
      piece('c', { entity }),
    ]
    expect(idsOf(pieces, person(of)).filter((id) => id !== 'c')).toEqual(['a', 'b'])
  })

  it('ranks neither open goals nor advice marked “Not for me”', () => {
    const of = person({ notForMe: new Set(['a']), goals: new Set(['b']) })
    expect(idsOf([piece('a'), piece('b'), piece('c')], of)).toEqual(['c'])
  })

  it('shows only the two strongest reasons of a piece', () => {
    const of = person({ role: 'team', minutes: 10, styles: ['read'] })
    const one = piece('a', { entity: 'team', time: 5, formats: ['read'], start: 2 })
    expect(reasons(one, of)).toEqual([
      { name: 'role', value: 'team' },
      { name: 'start', value: null },
    ])
  })

  it('shows all rules about a kind of work as one reason', () => {
    const of = person({ job: nurse, role: 'team' })
    const one = piece('a', { entity: 'team', jobs: ['health'], start: 1, settings: ['care'] })
    expect(reasons(one, of)?.[0]).toEqual({ name: 'job', value: 'Health' })
  })

  it('ranks three pieces of different entities before a second piece of one action', () => {
    const same = { actionId: 'one', themes: ['one'], entity: 'colleague', start: 2 }
    const pieces = [
      piece('a', same),
      piece('b', same),
      piece('c', { entity: 'customer' }),
      piece('d', { entity: 'yourself' }),
    ]
    expect(idsOf(pieces, unknownPerson())[3]).toMatch(/[ab]/)
  })

  it('ranks every piece of advice once, in the same order each time', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 })
    fc.assert(
      fc.property(ids, fc.option(fc.constantFrom('team', 'individual')), (names, role) => {
        const pieces = names.map((id, at) => piece(id, { roles: at % 2 ? ['team'] : [] }))
        const once = idsOf(pieces, person({ role }))
        const again = idsOf(pieces.toReversed(), person({ role }))
        expect(once.toSorted()).toEqual(names.toSorted())
        expect(again).toEqual(once)
      }),
    )
  })
})
