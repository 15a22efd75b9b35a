import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemberStatus } from '#organizations/members/core/membership-status.ts'
import {
  guessColumns,
  type MemberFields,
  readActive,
  readCells,
  readRole,
  readYes,
} from './columns.rules.ts'
import {
  type Facts,
  isOutdated,
  leftAfter,
  noPlan,
  outcomeOf,
  type Plan,
  seatsTaken,
  type Today,
} from './row-outcomes.rules.ts'

const fieldsOf = (header: string[]) => guessColumns(header).map(({ field }) => field)

describe('columns of an import', () => {
  it.each([
    [['Email', 'First name', 'Last name', 'Role', 'Admin', 'State']],
    [['E-Mail-Adresse', 'Vorname', 'Nachname', 'Rolle', 'Administrator', 'Status']],
    [['Adresse e-mail', 'Prénom', 'Nom de famille', 'Role', 'Administrateur', 'État']],
    [
      [
        'Email Address [Required]',
        'First Name [Required]',
        'Last name (optional)',
        'Role *',
      ].concat(['Admin', 'Status [READ ONLY]']),
    ],
    [['user principal name', 'GIVEN_NAME', 'surname', 'leads', 'is admin', 'enabled']],
  ])('knows columns by the names %j', (header) => {
    expect(fieldsOf(header)).toEqual([
      'email',
      'firstName',
      'lastName',
      'role',
      'isCompanyAdmin',
      'state',
    ])
  })

  it('ignores columns with an unknown or repeated field', () => {
    expect(fieldsOf(['Mail', 'E-Mail', 'Cost centre', ''])).toEqual(['email', null, null, null])
    expect(fieldsOf(['Name', 'Vorname'])).toEqual(['lastName', 'firstName'])
    expect(fieldsOf(['Name', 'Email'])).toEqual([null, 'email'])
  })

  it('reads yes, active and role in three languages, and no other words', () => {
    expect(['ja', 'X', 'Oui', '1'].map(readYes)).toEqual([true, true, true, true])
    expect(['nein', 'NON', '0', 'maybe'].map(readYes)).toEqual([false, false, false, undefined])
    expect(['Aktiv', 'désactivé', 'left', '?'].map(readActive)).toEqual([
      ...[true, false, false, undefined],
    ])
    const gone = ['Terminated', 'RESIGNED', 'Suspended', 'ausgeschieden', 'Sorti']
    expect(gone.map(readActive)).toEqual(gone.map(() => false))
    expect(['On leave', 'beurlaubt'].map(readActive)).toEqual([true, true])
    expect(['Full-time', 'TX', 'Member'].map(readActive)).toEqual([undefined, undefined, undefined])
    expect(readRole('Individual Contributor (no direct reports)')).toBe('individual')
    expect(readRole('Lead a Function (leads several teams)')).toBe('function')
  })
})

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const wantedOf: fc.Arbitrary<MemberFields> = fc.record(
  {
    firstName: word,
    lastName: word,
    role: fc.constantFrom('individual', 'team', 'function'),
    isCompanyAdmin: fc.boolean(),
    isActive: fc.boolean(),
  },
  { requiredKeys: [] },
)
const rightsOf = (status: MemberStatus): MemberStatus =>
  status.kind === 'deactivated' ? { ...status, isCompanyAdmin: false } : status
const anyStatus: fc.Arbitrary<MemberStatus> = fc.record({
  _id: fc.constant('x'),
  kind: fc.constantFrom('member', 'deactivated', 'closed', 'invited'),
  firstName: word,
  lastName: word,
  role: fc.constantFrom(null, 'individual', 'team', 'function'),
  isCompanyAdmin: fc.boolean(),
  isAppAdmin: fc.boolean(),
  expires: fc.constantFrom(null, 1, 100),
})
const statusOf = anyStatus.map(rightsOf)
const factsOf: fc.Arbitrary<Facts> = fc.record({
  isOwn: fc.boolean(),
  byAppAdmin: fc.boolean(),
  isOnlyAdmin: fc.boolean(),
  seats: fc.constantFrom(null, 0, 1),
  now: fc.constant(50),
})

function after(wanted: MemberFields, status: MemberStatus | undefined, verdict: string) {
  const nobody = { firstName: '', lastName: '', role: null, isCompanyAdmin: false }
  const { isActive, ...said } = wanted
  if (verdict === 'create') {
    return { ...nobody, isAppAdmin: false, ...said, kind: 'invited', expires: 100 } as MemberStatus
  }
  if (status === undefined) return undefined
  if (verdict === 'deactivate') {
    const away = { ...status, kind: 'deactivated' as const, isCompanyAdmin: false }
    return status.kind === 'invited' ? undefined : away
  }
  if (verdict !== 'update') return status
  const kind = isActive === true && status.kind === 'deactivated' ? 'member' : status.kind
  return rightsOf({ ...status, ...said, kind })
}

describe('verdicts of an import', () => {
  it('changes no rights or access when the same file is imported again', () => {
    fc.assert(
      fc.property(
        wantedOf,
        fc.option(statusOf, { nil: undefined }),
        factsOf,
        (wanted, status, facts) => {
          const first = outcomeOf(wanted, status, facts)
          fc.pre(first.verdict !== 'refused')
          const then = after(wanted, status, first.verdict)
          const again = outcomeOf(wanted, then, { ...facts, isOnlyAdmin: false, seats: null })
          // A row that ends access doesn't change the name; the next file does.
          const isRest = first.verdict === 'deactivate' && again.verdict === 'update'
          expect(isRest ? 'skip' : again.verdict).toBe('skip')
          if (isRest) expect(again.changes?.map(({ field }) => field)).not.toContain('state')
        },
      ),
    )
  })

  it('refuses an admin right for a person without access unless the row restores it', () => {
    const away: MemberStatus = {
      _id: 'x',
      ...{ kind: 'deactivated', firstName: 'Ada', lastName: 'Byron', role: null },
      ...{ isCompanyAdmin: false, isAppAdmin: false, expires: null },
    }
    const facts = { isOwn: false, byAppAdmin: false, isOnlyAdmin: false, seats: null, now: 50 }
    const outcome = (wanted: MemberFields) => {
      const { verdict, changes = [] } = outcomeOf(wanted, away, facts)
      return [verdict, ...changes.map(({ field, to }) => `${field} ${to}`)]
    }
    expect(outcome({ isCompanyAdmin: true })).toEqual(['refused'])
    expect(outcome({ isCompanyAdmin: true, isActive: false })).toEqual(['skip'])
    expect(outcome({ isActive: true })).toEqual(['update', 'state active'])
    expect(outcome({ isCompanyAdmin: true, isActive: true })).toEqual([
      ...['update', 'isCompanyAdmin yes', 'state active'],
    ])
  })

  it('refuses to end the access or rights of the actor or of the only admin', () => {
    fc.assert(
      fc.property(wantedOf, statusOf, factsOf, (wanted, status, facts) => {
        const { verdict, changes = [] } = outcomeOf(wanted, status, facts)
        const losing =
          (verdict === 'deactivate' && status.kind === 'member') ||
          changes.some(({ field, to }) => field === 'isCompanyAdmin' && to === 'no')
        if (status.kind === 'member' && (facts.isOwn || facts.isOnlyAdmin)) {
          expect(losing).toBe(false)
        }
      }),
    )
  })

  it('takes a seat for a row only if one is free', () => {
    fc.assert(
      fc.property(wantedOf, statusOf, factsOf, (wanted, status, facts) => {
        const taken = seatsTaken(outcomeOf(wanted, status, facts), status)
        if (facts.seats !== null) expect(facts.seats - taken).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

const room = fc.record({
  left: fc.option(fc.nat(6)),
  domains: fc.constantFrom(['a.example'], ['a.example', 'b.example']),
})

/** A preview of so many invitations inside the domains, and outside them in batches. */
function previewed(own: number, parts: readonly number[], today: Today) {
  const plan: Plan = { ...noPlan(), create: own, domains: today.domains }
  for (const count of parts) {
    const within = Math.min(count, leftAfter(plan, today) ?? count)
    plan.outside += count
    plan.create += within
    plan.later += count - within
  }
  return plan
}

describe('the plan of an import', () => {
  const parts = fc.array(fc.nat(4), { maxLength: 4 })

  it('plans invitations outside the domains up to today’s limit, in any number of batches', () => {
    fc.assert(
      fc.property(fc.nat(4), parts, room, (own, counts, today) => {
        const { create, later, outside } = previewed(own, counts, today)
        const all = counts.reduce((sum, count) => sum + count, 0)
        expect(outside).toBe(all)
        expect(create - own).toBe(today.left === null ? all : Math.min(all, today.left))
        expect(create + later).toBe(own + all)
      }),
    )
  })

  it('calls a plan outdated if the number of invitations changed', () => {
    fc.assert(
      fc.property(fc.nat(4), parts, room, room, (own, counts, then, now) => {
        const plan = previewed(own, counts, then)
        expect(isOutdated(plan, then)).toBe(false)
        const anew = previewed(own, counts, now)
        if (then.domains === now.domains) {
          expect(isOutdated(plan, now)).toBe(anew.later !== plan.later)
        }
        if (anew.later > plan.later) expect(isOutdated(plan, now)).toBe(true)
      }),
    )
  })
})

describe('a row of an import', () => {
  it('names the problem of a row with an unreadable or too long name', () => {
    const columns = guessColumns(['email', 'first name', 'last name'])
    expect(readCells(columns, ['a@b.example', '\u200b', '']).problem).toMatch(/first name/)
    expect(readCells(columns, ['a@b.example', '', 'x'.repeat(101)]).problem).toMatch(/100/)
  })
})
