import { type Kysely, sql } from 'kysely'
import { wordsOf } from '#kernel/names.ts'

type Named = { _id: string; firstName: string; lastName: string; email: string }

const AT_ONCE = 500

/** People of no company are found by name and address as well: their words stand under no company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Named>`select "_id", "firstName", "lastName", "email" from "user"
      where "company" is null and "_id" > ${after} order by "_id" limit ${sql.lit(AT_ONCE)}`.execute(
      db,
    )
    for (const { _id, ...person } of rows) {
      for (const word of wordsOf(person)) {
        await sql`insert into "memberWord" ("company", "word", "user")
          values ('', ${word}, ${_id})`.execute(db)
      }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = last._id
  }
}
