import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '#db/backup.ts'
import { migrate } from '#db/migrate.ts'
import { openTestStore, type TestStore } from '#testing/databases.ts'

describe('backups', () => {
  let folder: string
  let test: TestStore
  const key = (n: number) =>
    test.store.write((trx) =>
      trx
        .insertInto('counter')
        .values({ key: `key-${n}`, n, until: 0 })
        .execute(),
    )

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goodwork-backup-'))
    test = await openTestStore('sqlite')
    await migrate(test.store)
  })
  afterAll(async () => {
    await test.store.close()
    await test.drop()
    await rm(folder, { recursive: true })
  })

  it('a backup contains every earlier write, is private to its owner, and stores its date', async () => {
    await Promise.all([1, 2, 3].map(key))
    const [file] = await Promise.all([
      backUp(test.store, join(folder, 'copy.sqlite'), 7),
      ...[4, 5, 6].map(key),
    ])
    const copy = new DatabaseSync(file, { readOnly: true })
    const rows = copy.prepare('select key from counter order by key').all()
    expect(rows.map((row) => row.key)).toEqual(expect.arrayContaining(['key-1', 'key-2', 'key-3']))
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    copy.close()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const row = await test.store.read.selectFrom('installation').select('backupDate').execute()
    expect(row).toEqual([{ backupDate: 7 }])
  })

  it('a backup overwrites no file, and names pg_dump for PostgreSQL', async () => {
    const file = join(folder, 'copy.sqlite')
    await expect(backUp(test.store, file, 8)).rejects.toThrow(`${file} exists already.`)
    const postgres = await openTestStore('postgres')
    await expect(backUp(postgres.store, join(folder, 'no.sqlite'), 8)).rejects.toThrow('pg_dump')
    await postgres.store.close()
    await postgres.drop()
  })

  it('a backup names a folder that it can’t write into, not the database', async () => {
    const nowhere = join(folder, 'not-there')
    await expect(backUp(test.store, join(nowhere, 'a.sqlite'), 9)).rejects.toThrow(
      `There is no folder ${nowhere}.`,
    )
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(backUp(test.store, join(file, 'a.sqlite'), 9)).rejects.toThrow('can’t write into')
  })
})
