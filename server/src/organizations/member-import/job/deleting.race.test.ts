import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { anotherProcess } from '#testing/jobs.ts'

const DELETE = 'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }'
const START =
  'mutation($_id: ID!, $of: ID) { memberImportStart(_id: $_id, companyId: $of, previewId: 1) }'
const CANCEL = 'mutation($_id: ID!, $of: ID) { memberImportCancel(_id: $_id, companyId: $of) }'
const GET = `query($_id: ID, $of: ID) { done: memberImportGet(_id: $_id, companyId: $of) {
  state passed endedDate problem results { create refused } } }`
const ROUNDS = 4
const ROWS = 12
/** Enough rows that the import still runs after two calls */
const MANY = 60
/** The answers to a call that came too late or too early. */
const KNOWN = [undefined, 'NOT_FOUND', 'CONFLICT']

describe.each(DATABASES)('a company that is deleted during an import on %s', (database) => {
  const app = testApp(database)
  let company: string
  let operators: [Actor, Actor]
  let errors: unknown[]
  let processes: ReturnType<typeof anotherProcess>[]

  beforeAll(async () => {
    const isAppAdmin = true
    operators = [await aPerson(app, { isAppAdmin }), await aPerson(app, { isAppAdmin })]
  })
  beforeEach(() => {
    errors = []
  })

  const [one, other] = [() => operators[0].token, () => operators[1].token]
  const address = (at: number) => `p${at}-${company.slice(0, 8)}@a.example`
  const code = (query: string, variables: object, by = one()) => app.code(query, variables, by)
  const remove = () => code(DELETE, { _id: company }, other())
  const read = () => app.services.store.read
  const idsIn = async (table: 'invitation' | 'user') =>
    (await read().selectFrom(table).select('_id').where('company', '=', company).execute()).length
  /** Queued invitations to people in the file */
  const mails = async () =>
    (
      await read()
        .selectFrom('outbox')
        .select('_id')
        .where('recipient', 'like', `p%-${company.slice(0, 8)}@a.example`)
        .execute()
    ).length
  const seen = async (_id: string) =>
    (await app.call(GET, { _id, of: company }, one())).data?.done ?? null
  const anImport = async (length = ROWS) => {
    const rows = Array.from({ length }, (_, at) => address(at))
    const file = ['email', ...rows].join('\n')
    const asked = importsOf(app, operators[0])
    return asked.look(file, `&company=${company}`)
  }
  const work = () => Promise.all(processes.map((jobs) => jobs.runDue('import')))
  const inRounds = async (round: (at: number) => Promise<void>) => {
    for (let at = 0; at < ROUNDS; at += 1) {
      company = await aCompany(app, `${randomUUID().slice(0, 8)}.example`)
      const note = (it: unknown) => errors.push(it)
      processes = [1, 2].map(() => anotherProcess(app, { log: { warn: note, error: note } }))
      await round(at)
      await work()
      for (const jobs of processes) await jobs.close()
      expect(errors).toEqual([])
    }
  }
  /** Expects that only the event of its deletion is left of a deleted company. */
  async function expectNothingOf(_id: string) {
    await app.jobs.runDue('import')
    expect(await seen(_id)).toBeNull()
    const rows = await read()
      .selectFrom('memberImportRow')
      .select('number')
      .where('import', '=', _id)
      .execute()
    const kinds = await read()
      .selectFrom('auditEvent')
      .select('kind')
      .where('subject', '=', company)
      .execute()
    expect([rows, kinds]).toEqual([[], [{ kind: 'company_deleted' }]])
    expect([await idsIn('invitation'), await idsIn('user'), await mails()]).toEqual([0, 0, 0])
  }
  /** Expects one invitation, one event and one mail for each applied row. */
  async function expectWhole(_id: string, invited: number) {
    const events = await read()
      .selectFrom('auditEvent')
      .select('_id')
      .where('import', '=', _id)
      .execute()
    expect([events.length, await mails()]).toEqual([invited, invited])
    expect(await idsIn('invitation')).toBe(invited)
  }

  it('refuses to delete a company until its import is done, and applies each row once', async () => {
    await inRounds(async (round) => {
      const rows = round === 0 ? MANY : ROWS
      const _id = await anImport(rows)
      expect(await code(START, { _id, of: company })).toBeUndefined()
      const working = work()
      await sleep(round * 3)
      const codes = [await remove(), await remove()]
      await working
      for (const answer of codes) expect(KNOWN).toContain(answer)
      if (round === 0) expect(codes[0]).toBe('CONFLICT')
      if (codes.includes(undefined)) return expectNothingOf(_id)
      expect(await seen(_id)).toMatchObject({ state: 'done', results: { create: rows } })
      await expectWhole(_id, rows)
      expect(await remove()).toBeUndefined()
      await expectNothingOf(_id)
    })
  })

  it('deletes a company or imports into it, never both, when the calls come at once', async () => {
    await inRounds(async (round) => {
      const _id = await anImport()
      const calls = [
        () => code(START, { _id, of: company }),
        remove,
        () => code(CANCEL, { _id, of: company }, other()),
      ]
      const inOrder = [...calls.slice(round % 3), ...calls.slice(0, round % 3)]
      const asked = inOrder.map((call) => call())
      const working = work()
      const codes = await Promise.all(asked)
      await working
      for (const answer of codes) expect(KNOWN).toContain(answer)
      const isDeleted = codes[(4 - (round % 3)) % 3] === undefined
      if (isDeleted) return expectNothingOf(_id)
      const left = await seen(_id)
      if (left !== null) {
        expect(['done', 'stopped']).toContain(left.state)
        expect(left.endedDate).not.toBeNull()
      }
      await expectWhole(_id, left?.results.create ?? 0)
    })
  })
})
