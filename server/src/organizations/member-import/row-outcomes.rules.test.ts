import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessColumns, readActive, readRole, readYes } from './columns.rules.ts'
import {
  type Facts,
  isOutdated,
  leftBehind,
  noPlan,
  type Plan,
  readPlan,
  type Standing,
  seatsTaken,
  type Today,
  verdictOf,
} from './row-outcomes.rules.ts'
import { readRow, type Wanted } from './wanted.rules.ts'

const fieldsOf = (header: string[]) => guessColumns(header).map(({ field }) => field)

describe('columns', () => {
  it.each([
    [['Email', 'First name', 'Last name', 'Role', 'Admin', 'State']],
    [['E-Mail-Adresse', 'Vorname', 'Nachname', 'Rolle', 'Administrator', 'Status']],
    [['Adresse e-mail', 'Prénom', 'Nom de famille', 'Role', 'Administrateur', 'État']],
    [['user principal name', 'GIVEN_NAME', 'surname', 'leads', 'is admin', 'enabled']],
  ])('are known by the words of %j', (header) => {
    expect(fieldsOf(header)).toEqual([
      'email',
      'firstName',
      'lastName',
      'role',
      'isCompanyAdmin',
      'state',
    ])
  })

  it('that are unknown, or say the same twice, are left alone', () => {
    expect(fieldsOf(['Mail', 'E-Mail', 'Cost centre', ''])).toEqual(['email', null, null, null])
    expect(fieldsOf(['Name', 'Vorname'])).toEqual(['lastName', 'firstName'])
    expect(fieldsOf(['Name', 'Email'])).toEqual([null, 'email'])
  })

  it('have words in three languages, and what is none of them is nothing', () => {
    expect(['ja', 'X', 'Oui', '1'].map(readYes)).toEqual([true, true, true, true])
    expect(['nein', 'NON', '0', 'maybe'].map(readYes)).toEqual([false, false, false, undefined])
    expect(['Aktiv', 'désactivé', 'left', '?'].map(readActive)).toEqual([
      ...[true, false, false, undefined],
    ])
    expect(readRole('Individual Contributor (no direct reports)')).toBe('individual')
    expect(readRole('Lead a Function (leads several teams)')).toBe('function')
  })
})

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const wantedOf: fc.Arbitrary<Wanted> = fc.record(
  {
    firstName: word,
    lastName: word,
    role: fc.constantFrom('individual', 'team', 'function'),
    isCompanyAdmin: fc.boolean(),
    isActive: fc.boolean(),
  },
  { requiredKeys: [] },
)
const rightsOf = (standing: Standing): Standing =>
  standing.kind === 'deactivated' ? { ...standing, isCompanyAdmin: false } : standing
const anyStanding: fc.Arbitrary<Standing> = fc.record({
  kind: fc.constantFrom('member', 'deactivated', 'closed', 'invited'),
  firstName: word,
  lastName: word,
  role: fc.constantFrom(null, 'individual', 'team', 'function'),
  isCompanyAdmin: fc.boolean(),
  isAppAdmin: fc.boolean(),
  expires: fc.constantFrom(null, 1, 100),
})
const statusOfSession = anyStanding.map(rightsOf)
const factsOf: fc.Arbitrary<Facts> = fc.record({
  isOwn: fc.boolean(),
  byAppAdmin: fc.boolean(),
  isOnlyAdmin: fc.boolean(),
  seats: fc.constantFrom(null, 0, 1),
  now: fc.constant(50),
})

/** How somebody stands once a verdict was done. */
function after(wanted: Wanted, standing: Standing | undefined, verdict: string) {
  const nobody = { firstName: '', lastName: '', role: null, isCompanyAdmin: false }
  const { isActive, ...said } = wanted
  if (verdict === 'create') {
    return { ...nobody, isAppAdmin: false, ...said, kind: 'invited', expires: 100 } as Standing
  }
  if (standing === undefined) return undefined
  if (verdict === 'deactivate') {
    const away = { ...standing, kind: 'deactivated' as const, isCompanyAdmin: false }
    return standing.kind === 'invited' ? undefined : away
  }
  if (verdict !== 'update') return standing
  const kind = isActive === true && standing.kind === 'deactivated' ? 'member' : standing.kind
  return rightsOf({ ...standing, ...said, kind })
}

describe('verdicts', () => {
  it('leave nothing to do when they are done: the same file again changes no rights or access', () => {
    fc.assert(
      fc.property(
        wantedOf,
        fc.option(statusOfSession, { nil: undefined }),
        factsOf,
        (wanted, standing, facts) => {
          const first = verdictOf(wanted, standing, facts)
          fc.pre(first.verdict !== 'refused')
          const then = after(wanted, standing, first.verdict)
          const again = verdictOf(wanted, then, { ...facts, isOnlyAdmin: false, seats: null })
          // Who loses their access is not renamed by the same row, but by the next file.
          const isRest = first.verdict === 'deactivate' && again.verdict === 'update'
          expect(isRest ? 'skip' : again.verdict).toBe('skip')
          if (isRest) expect(again.changes?.map(({ field }) => field)).not.toContain('state')
        },
      ),
    )
  })

  it('make no admin of who has no access, unless the row gives it back', () => {
    const away: Standing = {
      ...{ kind: 'deactivated', firstName: 'Ada', lastName: 'Byron', role: null },
      ...{ isCompanyAdmin: false, isAppAdmin: false, expires: null },
    }
    const facts = { isOwn: false, byAppAdmin: false, isOnlyAdmin: false, seats: null, now: 50 }
    const told = (wanted: Wanted) => {
      const { verdict, changes = [] } = verdictOf(wanted, away, facts)
      return [verdict, ...changes.map(({ field, to }) => `${field} ${to}`)]
    }
    expect(told({ isCompanyAdmin: true })).toEqual(['refused'])
    expect(told({ isCompanyAdmin: true, isActive: false })).toEqual(['skip'])
    expect(told({ isActive: true })).toEqual(['update', 'state active'])
    expect(told({ isCompanyAdmin: true, isActive: true })).toEqual([
      ...['update', 'isCompanyAdmin yes', 'state active'],
    ])
  })

  it('never end one’s own access, take one’s own rights, or leave a company without an admin', () => {
    fc.assert(
      fc.property(wantedOf, statusOfSession, factsOf, (wanted, standing, facts) => {
        const { verdict, changes = [] } = verdictOf(wanted, standing, facts)
        const losing =
          (verdict === 'deactivate' && standing.kind === 'member') ||
          changes.some(({ field, to }) => field === 'isCompanyAdmin' && to === 'no')
        if (standing.kind === 'member' && (facts.isOwn || facts.isOnlyAdmin)) {
          expect(losing).toBe(false)
        }
      }),
    )
  })

  it('take a seat only where one is free', () => {
    fc.assert(
      fc.property(wantedOf, statusOfSession, factsOf, (wanted, standing, facts) => {
        const taken = seatsTaken(verdictOf(wanted, standing, facts), standing)
        if (facts.seats !== null) expect(facts.seats - taken).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

const room = fc.record({
  left: fc.option(fc.nat(6)),
  domains: fc.constantFrom(['a.example'], ['a.example', 'b.example']),
})

/** A look at so many of the company’s own, and outside of it, some rows at a time. */
function lookedAt(own: number, parts: readonly number[], today: Today) {
  const plan: Plan = { ...noPlan(), create: own, domains: today.domains }
  for (const count of parts) {
    const within = Math.min(count, leftBehind(plan, today) ?? count)
    plan.outside += count
    plan.create += within
    plan.later += count - within
  }
  return plan
}

describe('a plan of whom to invite', () => {
  const parts = fc.array(fc.nat(4), { maxLength: 4 })

  it('has as many outside of the company’s domains as the day has room for, in how many parts ever', () => {
    fc.assert(
      fc.property(fc.nat(4), parts, room, (own, counts, today) => {
        const { create, later, outside } = lookedAt(own, counts, today)
        const all = counts.reduce((sum, count) => sum + count, 0)
        expect(outside).toBe(all)
        expect(create - own).toBe(today.left === null ? all : Math.min(all, today.left))
        expect(create + later).toBe(own + all)
      }),
    )
  })

  it('is outdated only where others would be invited now, and always where fewer would', () => {
    fc.assert(
      fc.property(fc.nat(4), parts, room, room, (own, counts, then, now) => {
        const plan = lookedAt(own, counts, then)
        expect(isOutdated(plan, then)).toBe(false)
        const anew = lookedAt(own, counts, now)
        if (then.domains === now.domains) {
          expect(isOutdated(plan, now)).toBe(anew.later !== plan.later)
        }
        if (anew.later > plan.later) expect(isOutdated(plan, now)).toBe(true)
      }),
    )
  })

  it('of before this was counted is outdated where it may say too much', () => {
    const old = readPlan('{"create":5,"update":1}')
    const domains = ['a.example']
    expect(isOutdated(old, { left: 4, domains })).toBe(true)
    expect(isOutdated(old, { left: 5, domains })).toBe(false)
    expect(isOutdated(old, { left: null, domains })).toBe(false)
  })
})

describe('a row', () => {
  it('with a name that cannot be read, or is too long, says so', () => {
    const columns = guessColumns(['email', 'first name', 'last name'])
    expect(readRow(columns, ['a@b.example', '\u200b', '']).problem).toMatch(/first name/)
    expect(readRow(columns, ['a@b.example', '', 'x'.repeat(101)]).problem).toMatch(/100/)
  })
})
