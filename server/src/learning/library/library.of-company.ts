import type { Store } from '#db/store.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { LibraryIndex } from '#learning/library/ranking/library.index.ts'
import type { Own } from '#learning/library/ranking/own-goals.ts'
import { emptyVocabulary } from './words/vocabulary.ts'

/** Records of a company, and a text that is another one once they change. */
type Records<Row> = {
  state(context: SignedIn, company: string): Promise<string>
  read(context: SignedIn, company: string): Promise<readonly Row[]>
}

/** Companies whose records stay ready: they are searched far more often than they are changed. */
const MOST_KEPT = 50

const NONE: Own = { things: [], vocabulary: emptyVocabulary() }

/**
 * Reads records of the searcher's own company, and of no other; public users have none. What was made
 * of them is kept until one changes, which each search looks up.
 */
export function ofOwnCompany<Row extends RecordRow>(
  records: Records<Row>,
  inWords: (rows: readonly Row[], index: LibraryIndex) => Own,
): (context: SignedIn, index: LibraryIndex) => Promise<Own> {
  type Kept = { state: string; index: LibraryIndex; own: Own }
  const kept = new WeakMap<Store, Map<string, Kept>>()
  return async (context, index) => {
    const { store, viewer } = context
    const { companyId } = viewer
    if (companyId === null || viewer.isPublicUser) return NONE
    const companies = kept.get(store) ?? new Map<string, Kept>()
    kept.set(store, companies)
    const state = await records.state(context, companyId)
    const found = companies.get(companyId)
    if (found?.state === state && found.index === index) return found.own
    const own = inWords(await records.read(context, companyId), index)
    companies.delete(companyId)
    companies.set(companyId, { state, index, own })
    const [oldest] = companies.keys()
    if (companies.size > MOST_KEPT && oldest !== undefined) companies.delete(oldest)
    return own
  }
}
