import { type Kysely, sql } from 'kysely'

/** Whatever may be a mail address, and the word that it stands in. */
const ADDRESS = /\S*[^\s@]@[\p{L}\p{N}]\S*/gu

/** Names of files that were kept with the address of somebody, who was neither told nor forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ _id: string; fileName: string }>`
    select "_id", "fileName" from "memberImport"`.execute(db)
  for (const { _id, fileName } of rows) {
    const plain = fileName.normalize('NFKC')
    const kept = plain.replaceAll(ADDRESS, '…')
    if (kept === plain) continue
    await sql`update "memberImport" set "fileName" = ${kept} where "_id" = ${_id}`.execute(db)
  }
}
