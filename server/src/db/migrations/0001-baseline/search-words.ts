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
 * The text that the search for people reads, with a space before each word:
 * ` silva mateo m silva@juniper example` (last name, first name, address). Null without an address.
 */
export const searchWords = sql`' ' || ${name('lastKey')} || ' ' || ${name('firstKey')} || ' ' || ${address}`
