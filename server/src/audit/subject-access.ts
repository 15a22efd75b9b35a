import type { Db } from '#db/store.ts'
import type { ForgottenPerson } from '#entity/personal.types.ts'
import { isByOther, MEMBER_EVENTS, readDetail } from './audit.rules.ts'
import { listAbout } from './audit.store.ts'

const AT_ONCE = 500

/**
 * The lines of the trail about a user: events of their account, their own actions, and changes by
 * companies. Product 6, one’s own data.
 */
export async function* eventsAbout(db: Db, { _id, keys }: ForgottenPerson) {
  for (let after = ''; ; ) {
    const rows = await listAbout(db, { _id, keys, kinds: MEMBER_EVENTS }, { after, most: AT_ONCE })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = last._id
  }
}

/** A line of the trail without the data of others: the actor, the place, and other people. */
export function withoutOthers(
  row: Record<string, unknown>,
  { _id, keys }: ForgottenPerson,
): Record<string, unknown> {
  const { emailKey, detail } = row
  const own = { ...row }
  if (isByOther(row, _id)) Object.assign(own, { addressPrefix: '', client: null })
  if (!keys.some((key) => key === emailKey)) own.named = null
  if ((MEMBER_EVENTS as readonly unknown[]).includes(row.kind)) {
    const { items, fields } = readDetail(String(detail))
    own.detail = JSON.stringify({ items: items.filter((item) => item === _id), fields })
  }
  return own
}
