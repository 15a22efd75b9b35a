import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '#accounts/core/accounts.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { importsOf } from '#testing/imports.ts'
import { setJoinRules } from '#testing/join-rules.ts'
import { changeAddress, link } from '#testing/links.ts'
import { leaveMarks } from '#testing/markers.ts'
import { rowOf } from '#testing/rows.ts'
import { PASSWORD } from '#testing/sign-in.ts'
import { eraseAtOnce, removePerson } from './erasing.ts'

describe.each(DATABASES)('erasing a person on %s', (database) => {
  const app = testApp(database)
  let company: string

  beforeEach(async () => {
    company = await aCompany(app)
  })

  /** Every row of every table, and every file, as text. */
  async function everything(): Promise<Map<string, string>> {
    const tables =
      database === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
    const { read } = app.services.store
    const found = new Map<string, string>()
    for (const { name } of (await tables.execute(read)).rows) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(read)
      found.set(`table ${name}`, JSON.stringify(rows))
    }
    const folder = app.services.config.dataDir
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const text = await readFile(join(file.parentPath, file.name), 'latin1')
      found.set(`file ${file.name}`, `${file.name} ${text}`)
    }
    return found
  }

  const aMarked = async (mark: string, more = {}) => {
    const person = await aPerson(app, { company, email: `${mark}.first@b.example`, ...more })
    await setPassword(app, person, PASSWORD)
    await named(person.email)
    const moved = await changeAddress(app, person, `${mark}@a.example`)
    await named(moved.email)
    return leaveMarks(app, moved, mark)
  }
  /** Another company invites the address in capitals and lists it as an admin's. */
  const named = async (email: string) => {
    const other = await aCompany(app)
    const boss = await aPerson(app, { company: other, isCompanyAdmin: true })
    const invite = 'mutation($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
    const obj = { email: email.toUpperCase(), firstName: email }
    expect((await app.call(invite, { obj }, boss.token)).errors).toEqual([])
    await setJoinRules(app, other, { adminEmails: [email.toUpperCase()] })
  }

  it('erases a person from every table and file and keeps data of other people', async () => {
    const mark = `m${randomUUID().replaceAll('-', '')}`
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const person = await aMarked(mark, { isCompanyAdmin: true })
    const theirs = importsOf(app, person)
    expect(await theirs.start(await theirs.look('email\nstays@a.example'))).toBeUndefined()
    await app.jobs.runDue('import')
    await importsOf(app, admin).look(`email,name,note\n${person.email},${mark},${mark}`)
    await setJoinRules(app, company, { adminEmails: [person.email, 'stays@a.example'] })
    const colleague = await aMarked('theirs')
    const remind =
      'mutation { reminderCreate(obj: { text: "For all", targetDate: "2026-11-30" }) { _id } }'
    expect((await app.call(remind, {}, person.token)).errors).toEqual([])
    const avatar = (await app.call('{ me { avatar } }', {}, person.token)).data.me.avatar
    const picture = avatar.split('/').at(-1).slice(0, 22)
    const needles = [mark, person._id, person.token, hashToken(person.token), picture]
    const before = await everything()
    for (const table of [
      'user',
      'goal',
      'checkIn',
      'search',
      'history',
      'feedback',
      'outbox',
      'memberImportRow',
      'invitation',
      'company',
      'formerAddress',
    ]) {
      expect([table, before.get(`table ${table}`)]).toEqual([table, expect.stringContaining(mark)])
    }
    expect([...before.keys()].join()).toContain(picture)

    expect(await erase(app, person)).toBeUndefined()
    for (const [place, content] of await everything()) {
      // In capitals as well, because the invitation has the address in capitals.
      for (const needle of needles.flatMap((it) => [it, it.toUpperCase()]))
        expect([place, content.includes(needle)]).toEqual([place, false])
    }
    const kept = await app.call(
      '{ goalGetMany { note } searchGetMany { query } }',
      {},
      colleague.token,
    )
    expect(kept.data.goalGetMany).toContainEqual({ note: 'theirs' })
    expect(kept.data.searchGetMany).toEqual([{ query: 'theirs' }])
    const { data } = await app.call(
      '{ reminderGetMany { text createdBy { _id } } }',
      {},
      colleague.token,
    )
    expect(data.reminderGetMany).toEqual([{ text: 'For all', createdBy: null }])
    expect((await everything()).get('table company')).toContain('stays@a.example')
  })

  it('removes an erased person’s address from admin lists of all companies', async () => {
    const person = await aPerson(app, { company: null, email: 'Lists_Me@b.example' })
    const lists = ['LISTS_ME@B.example', 'listsXme@b.example', 'stays@b.example']
    const listing = await aCompany(app)
    const adminEmails = (_id: string) => rowOf(app, 'company', { _id }, 'adminEmails')
    await setJoinRules(app, listing, { adminEmails: lists })
    expect(await erase(app, person)).toBeUndefined()
    const left = JSON.stringify(lists.slice(1))
    expect(await adminEmails(listing)).toEqual({ adminEmails: left })
  })

  it('deletes other people’s pending changes to an erased person’s addresses', async () => {
    const id = randomUUID().slice(0, 8)
    const [first, second] = [`zoë.${id}@müller-${id}.example`, `${id}.new@b.example`]
    const before = await changeAddress(app, await aPerson(app, { company: null }), first)
    const person = await changeAddress(app, before, second)
    const others: string[] = []
    for (const email of [first.toUpperCase(), second, `a${second}`]) {
      const { _id, token } = await aPerson(app, { company })
      expect((await link(app, 'emailChange', { email }, { token })).errors).toEqual([])
      others.push(_id)
    }
    const codes = app.services.store.read.selectFrom('actionCode').select('email')
    const left = () => codes.where('user', 'in', others).execute()
    expect(await left()).toHaveLength(3)
    expect(await erase(app, person)).toBeUndefined()
    expect(await left()).toEqual([{ email: `a${second}` }])
  })

  it('keeps data of a new owner of an erased person’s former address', async () => {
    const id = randomUUID().slice(0, 8)
    const [first, second] = [`${id}@b.example`, `${id}.new@b.example`]
    const before = await aPerson(app, { company: null, email: first })
    const person = await changeAddress(app, before, second)
    const heir = await aPerson(app, { company: null, email: first })
    await named(first)
    await named(second)
    expect(await erase(app, person)).toBeUndefined()
    const left = await everything()
    for (const table of ['invitation', 'outbox', 'company', 'user']) {
      const content = left.get(`table ${table}`)?.toLowerCase() ?? ''
      expect([table, content.includes(first), content.includes(second)]).toEqual([
        table,
        true,
        false,
      ])
    }
    expect((await app.call('{ me { _id } }', {}, heir.token)).data.me._id).toBe(heir._id)
  })

  it('leaves no record that was being saved during an erasure', async () => {
    const query =
      'mutation($t: String!) { goalCreate(obj: { adviceTitle: "A", note: $t }) { _id } }'
    const like = 'mutation($t: String!) { likedActionUpdateById(id: $t, liked: 3) }'
    const say = 'mutation($t: String!) { feedbackCreate(obj: { message: $t, path: "/" }) }'
    for (let turn = 0; turn < 5; turn += 1) {
      const person = await aPerson(app, { company })
      const mark = `m${randomUUID()}`
      const saves = Array.from({ length: 12 }, (_, at) =>
        app.call([query, like, say][at % 3] ?? '', { t: `${mark} ${at}` }, person.token),
      )
      // The session still exists, as for a request that has read its session already.
      const gone = app.services.store.write(async (trx) => {
        const now = app.clock.now()
        await trx
          .updateTable('user')
          .set({ deletionDate: now })
          .where('_id', '=', person._id)
          .execute()
        await removePerson(trx, person._id, now)
      })
      await Promise.all([...saves, gone])
      for (const [place, content] of await everything()) {
        if (place.startsWith('table')) {
          expect([place, content.includes(mark)]).toEqual([place, false])
        }
      }
    }
  })

  it('lets an operator erase a person at once, after running requests ended', async () => {
    const person: Actor = await aPerson(app, { company })
    let waited = 0
    await eraseAtOnce(app.services, person._id, async (ms) => {
      waited += ms
      expect(await app.code('{ me { _id } }', {}, person.token)).toBe('UNAUTHENTICATED')
    })
    expect(waited).toBeGreaterThan(5000)
    expect((await everything()).get('table user')).not.toContain(person._id)
  })
})
