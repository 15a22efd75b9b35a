import { readdirSync } from 'node:fs'
import {
  copyFile,
  mkdtemp,
  open,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbeddedStore, SQLITE_FILE } from '#db/open-store.ts'
import type { Store } from '#db/store.ts'
import { operate } from '#operator/operator.ts'
import { copyEmbedded } from '#testing/templates.ts'

describe('restore', () => {
  let folder: string
  let backup: string
  let store: Store | undefined

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goodwork-'))
    await copyEmbedded(folder)
    backup = join(folder, 'backup.sqlite')
    await name('of the backup')
    expect((await run('backup', backup)).code).toBe(0)
    await name('of now')
  })
  afterEach(async () => {
    await store?.close()
    store = undefined
    await rm(folder, { recursive: true })
  })

  async function run(command: string, file: string, more = {}) {
    const lines: string[] = []
    const env = { DATA_DIR: folder, ...more }
    const code = await operate([command, file], tmpdir(), env, (line) => lines.push(line))
    return { code, said: lines.join('\n') }
  }
  /** Writes the id of the installation like a server, which leaves its log in the folder. */
  async function name(_id: string) {
    const open = await openEmbeddedStore(folder)
    await open.write((trx) => trx.updateTable('installation').set({ _id }).execute())
    await open.close()
  }
  function nameIn(file = join(folder, SQLITE_FILE)) {
    const db = new DatabaseSync(file)
    const row = db.prepare('select "_id" from installation').get()
    db.close()
    return row?._id
  }

  it('restore replaces the database by the backup, and keeps a copy of the old one', async () => {
    const { code, said } = await run('restore', backup)
    expect(code).toBe(0)
    expect(nameIn()).toBe('of the backup')
    const kept = /is now (\S+\.sqlite)\./.exec(said)?.[1] ?? ''
    expect(nameIn(kept)).toBe('of now')
    expect((await stat(join(folder, SQLITE_FILE))).mode & 0o777).toBe(0o600)
    expect(nameIn(backup)).toBe('of the backup')
    expect(readdirSync(folder).filter((it) => /restoring|-wal|-shm/.test(it))).toEqual([])
    store = await openEmbeddedStore(folder)
    expect(await store.read.selectFrom('user').select('_id').execute()).toEqual([])
  })

  it('restores a backup where there is no database, and deletes a stale log', async () => {
    const file = join(folder, SQLITE_FILE)
    await rm(file)
    await writeFile(`${file}-wal`, 'of another database')
    expect((await run('restore', backup)).code).toBe(0)
    expect(nameIn()).toBe('of the backup')
  })

  it('restore replaces a damaged database, and keeps a copy of it', async () => {
    await writeFile(
      join(folder, SQLITE_FILE),
      'not a database any more, but two hundred bytes of it'.repeat(4),
    )
    const { code, said } = await run('restore', backup)
    expect(code).toBe(0)
    expect(nameIn()).toBe('of the backup')
    const kept = /is now (\S+\.sqlite)\./.exec(said)?.[1] ?? ''
    expect(await readFile(kept, 'utf8')).toContain('not a database any more')
  })

  it('refuses to restore while a server has the database open', async () => {
    store = await openEmbeddedStore(folder)
    expect(await run('restore', backup)).toEqual({
      code: 1,
      said: 'A server is running on this database. Stop it first.',
    })
    await store.write((trx) => trx.updateTable('installation').set({ _id: 'still open' }).execute())
    await store.close()
    store = undefined
    expect(nameIn()).toBe('still open')
  })

  const flipBits = async (file: string) => {
    const { size } = await stat(file)
    const handle = await open(file, 'r+')
    // At the start of every fourth page.
    for (let at = 4096; at < size; at += 4 * 4096)
      await handle.write(Buffer.alloc(16, 0xaa), 0, 16, at)
    await handle.close()
  }
  const sqlIn = (sql: string) => async (file: string) => {
    const db = new DatabaseSync(file)
    db.exec(sql)
    db.close()
  }
  it.each<[string, (file: string) => Promise<unknown>, RegExp]>([
    ['is cut short', async (file) => truncate(file, (await stat(file)).size / 2), /is damaged/],
    ['is empty', (file) => truncate(file, 0), /no database of this product/],
    ['has flipped bits', flipBits, /is damaged/],
    ['is no database', (file) => writeFile(file, 'Dear diary,\n'.repeat(500)), /is damaged/],
    [
      'is a database of something else',
      async (file) => {
        await rm(file)
        await sqlIn('create table notes (text)')(file)
      },
      /no database of this product/,
    ],
    [
      'was made by a newer version',
      sqlIn("insert into kysely_migration values ('9999-next', '2030-01-01')"),
      /newer version \(9999-next\)/,
    ],
    [
      'was made before the first release',
      sqlIn("update kysely_migration set name = '0001-first'"),
      /before the first release/,
    ],
    ['is not there', (file) => rm(file), /There is no file/],
  ])('refuses to restore a file that %s, and changes nothing', async (_what, spoil, words) => {
    const file = join(folder, 'spoilt.sqlite')
    await copyFile(backup, file)
    await spoil(file)
    const { code, said } = await run('restore', file)
    expect(code).toBe(1)
    expect(said).toMatch(words)
    expect(nameIn()).toBe('of now')
    expect(readdirSync(folder).filter((it) => /restor/.test(it))).toEqual([])
  })

  it('restore names a file that it can’t read, such as a link to itself', async () => {
    const loop = join(folder, 'loop')
    await symlink(loop, loop)
    const { code, said } = await run('restore', loop)
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('can’t read') })
  })

  it('refuses to restore on PostgreSQL, and names pg_restore', async () => {
    const { code, said } = await run('restore', backup, { DATABASE_URL: 'postgres://h/d' })
    expect(code).toBe(1)
    expect(said).toContain('pg_restore')
  })
})
