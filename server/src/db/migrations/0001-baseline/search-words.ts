import { sql } from 'kysely'

const SEPARATORS = [...".-_+'/=&#$*?^`{|}~"]
/** Longer names are cut: an index entry has a largest size. */
const LONGEST = 80

const address = SEPARATORS.reduce(
  (words, sign) => sql`replace(${words}, ${sql.lit(sign)}, ' ')`,
  sql`"emailKey"`,
)
const name = (column: string) => sql`substr(${sql.ref(column)}, 1, ${sql.lit(LONGEST)})`

/**
 * What a person is found by: ` silva mateo m silva@juniper example` is last name, first name and
 * address, with a space before each word. Null without an address.
 */
export const searchWords = sql`' ' || ${name('lastKey')} || ' ' || ${name('firstKey')} || ' ' || ${address}`
