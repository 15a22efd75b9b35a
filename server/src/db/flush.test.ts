import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groupCommit } from '#db/group-commit.ts'
import { openSqlite, sqliteDialect } from '#db/sqlite.ts'
import type { Tables } from '#db/tables.ts'

describe('the flush of a write on the embedded store', () => {
  let folder: string
  let db: Kysely<Tables>
  let write: ReturnType<typeof groupCommit>
  /** One for each flush */
  const asked: PromiseWithResolvers<void>[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goodwork-flush-'))
    const connection = openSqlite(join(folder, 'file.sqlite'), 'NORMAL')
    db = new Kysely<Tables>({ dialect: sqliteDialect(connection, 1000) })
    connection.run('create table counter (key text primary key, n integer, until integer)', [])
    write = groupCommit(db, connection, () => {
      const asking = Promise.withResolvers<void>()
      asked.push(asking)
      return asking.promise
    })
  })
  afterAll(async () => {
    await db.destroy()
    await rm(folder, { recursive: true })
  })

  const insert = (key: string) =>
    write(async (trx) => {
      await trx.insertInto('counter').values({ key, n: 1, until: 0 }).execute()
      return key
    })
  const settling = (work: Promise<unknown>) => {
    const seen: string[] = []
    work.then(
      () => seen.push('stored'),
      () => seen.push('refused'),
    )
    return seen
  }

  it('acknowledges a write only after its flush, while other writes continue', async () => {
    const first = settling(insert('first'))
    await expect.poll(() => asked.length).toBe(1)
    const second = settling(insert('second'))
    await expect.poll(() => asked.length).toBe(2)
    await sleep(20)
    expect([first, second]).toEqual([[], []])
    asked[0]?.resolve()
    await expect.poll(() => first).toEqual(['stored'])
    expect(second).toEqual([])
    asked[1]?.resolve()
    await expect.poll(() => second).toEqual(['stored'])
  })

  it('refuses a write when the disk fails', async () => {
    const third = settling(insert('third'))
    await expect.poll(() => asked.length).toBe(3)
    asked[2]?.reject(new Error('input or output failed'))
    await expect.poll(() => third).toEqual(['refused'])
  })
})

describe('a failed flush', () => {
  it('a failed flush ends the process, so that no later write is acknowledged', () => {
    const module = pathToFileURL(join(import.meta.dirname, 'flush.ts')).href
    // This file is on no disk, so it can't be flushed.
    const script = `
      const { openFlush } = await import(${JSON.stringify(module)})
      const flush = await openFlush('/dev/null')
      await flush.now().catch(() => console.log('refused'))
      setTimeout(() => console.log('went on'), 1000)`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', script],
      { encoding: 'utf8' },
    )
    expect(stdout.trim()).toBe('refused')
    expect(stderr).toContain('The writes to /dev/null could not be flushed to the disk.')
    expect(status).toBe(1)
  })
})
