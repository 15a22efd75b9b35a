import type { Store } from '#db/store.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { LibraryIndex } from '#learning/library/ranking/library.index.ts'
import type { OwnGoals } from '#learning/library/ranking/own-goals.ts'
import { emptyVocabulary } from './words/vocabulary.ts'

/** Records of a company, and a version text that differs after each change. */
type Records<Row> = {
  state(context: SignedIn, company: string): Promise<string>
  read(context: SignedIn, company: string): Promise<readonly Row[]>
}

/** Companies with records in the cache, because searches are far more frequent than changes. */
const MOST_KEPT = 50

const NONE: OwnGoals = { things: [], vocabulary: emptyVocabulary() }

/**
 * Reads records of the searcher's own company only; public users have none. The result is cached
 * until a record changes, which each search checks.
 */
export function ofOwnCompany<Row extends RecordRow>(
  records: Records<Row>,
  inWords: (rows: readonly Row[], index: LibraryIndex) => OwnGoals,
): (context: SignedIn, index: LibraryIndex) => Promise<OwnGoals> {
  type Kept = { state: string; index: LibraryIndex; own: OwnGoals }
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
