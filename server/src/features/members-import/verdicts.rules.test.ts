import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessColumns, readActive, readRole, readYes } from './columns.rules.ts'
import { type Facts, type Standing, seatsTaken, verdictOf } from './verdicts.rules.ts'
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
const standingOf: fc.Arbitrary<Standing> = fc.record({
  kind: fc.constantFrom('member', 'deactivated', 'closed', 'invited'),
  firstName: word,
  lastName: word,
  role: fc.constantFrom(null, 'individual', 'team', 'function'),
  isCompanyAdmin: fc.boolean(),
  isAppAdmin: fc.boolean(),
  expires: fc.constantFrom(null, 1, 100),
})
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
    return standing.kind === 'invited' ? undefined : { ...standing, kind: 'deactivated' as const }
  }
  if (verdict !== 'update') return standing
  const kind = isActive === true && standing.kind === 'deactivated' ? 'member' : standing.kind
  return { ...standing, ...said, kind }
}

describe('verdicts', () => {
  it('leave nothing to do when they are done: the same file again changes no rights or access', () => {
    fc.assert(
      fc.property(
        wantedOf,
        fc.option(standingOf, { nil: undefined }),
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

  it('never end one’s own access, take one’s own rights, or leave a company without an admin', () => {
    fc.assert(
      fc.property(wantedOf, standingOf, factsOf, (wanted, standing, facts) => {
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
      fc.property(wantedOf, standingOf, factsOf, (wanted, standing, facts) => {
        const taken = seatsTaken(verdictOf(wanted, standing, facts), standing)
        if (facts.seats !== null) expect(facts.seats - taken).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a row', () => {
  it('with a name that cannot be read, or is too long, says so', () => {
    const columns = guessColumns(['email', 'first name', 'last name'])
    expect(readRow(columns, ['a@b.example', '\u200b', '']).problem).toMatch(/first name/)
    expect(readRow(columns, ['a@b.example', '', 'x'.repeat(101)]).problem).toMatch(/100/)
  })
})
