import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSeal } from '#integrations/seal.ts'
import { localSecretKey } from '#integrations/secret-key.ts'

describe('the key of the local mode', () => {
  let folder: string
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'goodwork-key-')), 'data')
  })
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

  it('makes the local key with mode 0600, and reads it at the next start', async () => {
    const sealed = makeSeal([await localSecretKey(folder)]).seal('totp', 'ada', 'secret')
    const { mode } = await stat(join(folder, 'secret-key'))
    expect(mode & 0o777).toBe(0o600)
    expect(makeSeal([await localSecretKey(folder)]).open('totp', 'ada', sealed)).toBe('secret')
  })

  it('makes one local key for several starts at once', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => localSecretKey(folder)))
    expect(new Set(keys.map((key) => key.bytes.toString('hex'))).size).toBe(1)
    expect(await readdir(folder)).toEqual(['secret-key'])
  })

  it('does not replace the file of the local key if it contains no key', async () => {
    await localSecretKey(folder)
    await writeFile(join(folder, 'secret-key'), 'not a key')
    await expect(localSecretKey(folder)).rejects.toThrow('contains no key')
    expect(await readFile(join(folder, 'secret-key'), 'utf8')).toBe('not a key')
  })
})
