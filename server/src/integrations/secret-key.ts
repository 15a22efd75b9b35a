import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSeal, readSecretKey, type Seal, type SecretKey } from '#integrations/seal.ts'

/** A line for SECRET_KEYS: 32 random bytes under a name. */
export const newSecretKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`

/**
 * The key of local mode, made at the first start with mode 0600. Throws if the file contains no key: a
 * new key could not open older values.
 */
export async function localSecretKey(folder: string): Promise<SecretKey> {
  const file = join(folder, 'secret-key')
  await mkdir(folder, { recursive: true })
  const found = await readIfThere(file)
  const key = readSecretKey((found ?? (await makeFile(file))).trim())
  if (key === undefined) throw new Error(`${file} contains no key`)
  return key
}

/** The seal with SECRET_KEYS or, without them, with the key of local mode. */
export const openSeal = async (config: {
  secretKeys: readonly SecretKey[]
  dataDir: string
}): Promise<Seal> =>
  makeSeal(
    config.secretKeys.length > 0 ? config.secretKeys : [await localSecretKey(config.dataDir)],
  )

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a draft and links it, so that two starts at once get the same key. */
async function makeFile(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${newSecretKey('local')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}
