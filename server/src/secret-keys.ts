import { sql } from 'kysely'
import type { Config } from '#config/config.ts'
import type { Db } from '#db/store.ts'
import { type Purpose, type Seal, SealError } from '#integrations/seal.ts'
import { OperatorError } from '#lib/errors.ts'

/** `owner`: the column of the id that a value is sealed for */
type SealedColumn = { table: string; column: string; purpose: Purpose; owner: string }

const FACTORS: readonly SealedColumn[] = [
  { table: 'totp', column: 'sealedSecret', purpose: 'totp', owner: 'user' },
  { table: 'smsFactor', column: 'sealedPhone', purpose: 'phone', owner: 'user' },
]
const OTHERS: readonly SealedColumn[] = [
  { table: 'chatMessage', column: 'content', purpose: 'chat', owner: 'user' },
  { table: 'chatMemory', column: 'content', purpose: 'memory', owner: 'user' },
  { table: 'companyChannel', column: 'sealedUrl', purpose: 'channel', owner: '_id' },
]

type Places = Pick<Config, 'secretKeys' | 'dataDir'>

/**
 * Throws an OperatorError unless the keys decrypt the stored secrets. Tries one value of each kind,
 * and one second factor for each missing key: its people could not sign in.
 */
export async function checkSecretKeys(db: Db, seal: Seal, places: Places): Promise<void> {
  const ids = places.secretKeys.length > 0 ? places.secretKeys.map(({ id }) => id) : ['local']
  for (const kind of FACTORS) await tryOne(db, seal, places, { ...kind, without: ids })
  for (const kind of [...FACTORS, ...OTHERS])
    await tryOne(db, seal, places, { ...kind, without: [] })
}

/** Decrypts one value that no key of `without` has encrypted. */
async function tryOne(
  db: Db,
  seal: Seal,
  { secretKeys, dataDir }: Places,
  { table, column, purpose, owner, without }: SealedColumn & { without: readonly string[] },
): Promise<void> {
  const value = sql.ref(column)
  const others = without.map((id) => sql` and substr(${value}, 1, ${id.length + 1}) <> ${`${id}.`}`)
  const { rows } = await sql<{ owner: string; sealed: string }>`
    select ${sql.ref(owner)} as owner, ${value} as sealed from ${sql.table(table)}
    where ${value} is not null${sql.join(others, sql``)} limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) return
  try {
    seal.open(purpose, row.owner, row.sealed)
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    const id = row.sealed.split('.', 1)[0]
    throw new OperatorError(
      secretKeys.length > 0
        ? `SECRET_KEYS: no key opens what this database has sealed with the key “${id}”. Put that key back, behind the new one if you have changed it; no backup of the database contains it.`
        : `DATA_DIR: the key in ${dataDir}/secret-key doesn’t open what this database has sealed with the key “${id}”. Put back the file that belongs to the database.`,
    )
  }
}
