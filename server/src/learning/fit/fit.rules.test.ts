import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FitPerson, type FitPiece, fitting, tieOf, unknownPerson } from './fit.rules.ts'

const piece = (adviceId: string, given: Partial<FitPiece> = {}): FitPiece => ({
  adviceId,
  title: `Title ${adviceId}`,
  actionId: `action ${adviceId}`,
  entity: 'team',
  themes: [`theme ${adviceId}`],
  motivations: [],
  profiles: [],
  roles: [],
  settings: [],
  customers: [],
  time: null,
  formats: [],
  isTrending: false,
  ...given,
})
const person = (given: Partial<FitPerson>): FitPerson => ({ ...unknownPerson(), ...given })
const tie = (id: string) => tieOf('seed', id)
const fit = (pieces: FitPiece[], of: FitPerson) => fitting(pieces, of, { tie })
const first = (pieces: FitPiece[], of: FitPerson) => fit(pieces, of)[0]

describe('advice that fits', () => {
  const nurse = { title: 'Health', settings: ['care'], customers: ['public'] }

  it.each<[name: string, value: string | null, Partial<FitPerson>, Partial<FitPiece>]>([
    ['role', 'team', { role: 'team' }, { roles: ['team', 'function'] }],
    ['place', 'Health', { job: nurse }, { settings: ['care'] }],
    ['customers', 'public', { job: nurse }, { customers: ['public'] }],
    ['minutes', '10', { minutes: 10 }, { time: 10 }],
    ['motivation', 'learn', { motivations: ['learn'] }, { motivations: ['learn'] }],
    ['profile', 'explorer', { profile: 'explorer' }, { profiles: ['explorer'] }],
    ['format', 'listen', { styles: ['listen'] }, { formats: ['listen'] }],
    ['ranking', 'team', { ranking: ['team', 'yourself'] }, {}],
    ['saved', null, { saved: new Set(['b']) }, {}],
    ['savedTheme', 'Title c', { saved: new Set(['c']) }, { themes: ['theme c'] }],
    ['goal', 'Title c', { goals: new Set(['c']) }, { themes: ['theme c'] }],
    ['liked', 'Title c', { rated: new Map([['c', 3]]) }, { themes: ['theme c'] }],
    ['more', 'Title c', { more: new Set(['c']) }, { themes: ['theme c'] }],
    ['start', null, {}, { isTrending: true }],
  ])('comes first for the reason %s', (name, value, of, with_) => {
    const pieces = [
      piece('a', { entity: 'customer' }),
      piece('b', with_),
      piece('c', { entity: 'customer' }),
    ]
    const best = fit(pieces, person(of)).find(({ adviceId }) => adviceId === 'b')
    expect(best?.reasons).toContainEqual({ name, value })
    const others = fit(pieces, person(of)).filter(({ adviceId }) => adviceId !== 'c')
    expect(others[0]?.adviceId).toBe('b')
  })

  it.each<[what: string, Partial<FitPerson>, Partial<FitPiece>]>([
    ['for another role', { role: 'individual' }, { roles: ['team'] }],
    ['for leaders, where the role is unknown', {}, { roles: ['team'] }],
    ['for another place', { job: nurse }, { settings: ['office'] }],
    ['for other customers', { job: nurse }, { customers: ['business'] }],
    ['too long', { minutes: 10 }, { time: 30 }],
    ['found not helpful', { rated: new Map([['b', 2]]) }, {}],
    ['of a theme found not helpful', { rated: new Map([['c', 1]]) }, { themes: ['theme c'] }],
    [
      'of an action with a piece not for the person',
      { notForMe: new Set(['c']) },
      { actionId: 'action c' },
    ],
  ])('comes last if it is %s', (_what, of, with_) => {
    const pieces = [piece('a'), piece('b', { ...with_, isTrending: true }), piece('c')]
    const others = fit(pieces, person(of)).filter(({ adviceId }) => adviceId !== 'c')
    expect(others.at(-1)?.adviceId).toBe('b')
  })

  it('leaves out what is not for the person, and open goals', () => {
    const of = person({ notForMe: new Set(['a']), goals: new Set(['b']) })
    expect(fit([piece('a'), piece('b'), piece('c')], of).map((one) => one.adviceId)).toEqual(['c'])
  })

  it('shows the two strongest reasons, and only those', () => {
    const of = person({ role: 'team', minutes: 10, styles: ['read'] })
    const with_ = { roles: ['team'], time: 5, formats: ['read'], isTrending: true }
    expect(first([piece('a', with_)], of)?.reasons).toEqual([
      { name: 'role', value: 'team' },
      { name: 'minutes', value: '10' },
    ])
  })

  it('brings three of different entities before a second of one action', () => {
    const same = { actionId: 'one', themes: ['one'] }
    const pieces = [
      piece('a', { ...same, isTrending: true }),
      piece('b', { ...same, isTrending: true }),
      piece('c', { entity: 'customer' }),
      piece('d', { entity: 'yourself' }),
    ]
    expect(fit(pieces, unknownPerson()).map((one) => one.adviceId)[3]).toMatch(/[ab]/)
  })

  it('orders every piece once, the same each time', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 })
    fc.assert(
      fc.property(ids, fc.option(fc.constantFrom('team', 'individual')), (names, role) => {
        const pieces = names.map((id, at) => piece(id, { roles: at % 2 ? ['team'] : [] }))
        const once = fit(pieces, person({ role })).map((one) => one.adviceId)
        const again = fit(pieces.toReversed(), person({ role })).map((one) => one.adviceId)
        expect(once.toSorted()).toEqual(names.toSorted())
        expect(again).toEqual(once)
      }),
    )
  })
})
