import { queryOptions } from '@tanstack/react-query'
import { listContent, titleFormula } from '#api/content.ts'
import type { ImpactAction } from '#api/content-tables.ts'
import { graphql } from '#api/generated/gql.ts'
import type {
  FoundHitFragment,
  LibraryFilters,
  LibrarySearchQuery,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { type Filters, kinds, type Question, wordsOf } from '#features/library/question.ts'

void graphql(`
  fragment FoundHit on LibraryHit {
    kind
    id
    title
    situation
    snippet {
      text
      marked
    }
    entity
    people
    time
    budget
    format
    actionId
    adviceId
    challengeId
    url
    category
  }
`)

const searchDocument = graphql(`
  query LibrarySearch($query: String!, $filters: LibraryFilters!, $limit: Int!) {
    librarySearch(query: $query, filters: $filters, limit: $limit) {
      query
      corrected
      total
      hits {
        ...FoundHit
      }
      near {
        ...FoundHit
      }
    }
  }
`)

export type Hit = FoundHitFragment
export type TitledAction = Pick<ImpactAction, 'id' | 'title' | 'entity'>
export type SearchResult = LibrarySearchQuery['librarySearch'] & { titles: TitledAction[] }

/** Product 9: impact actions by title. */
const mostTitles = 5
/** How long titles may delay the other results, in milliseconds. */
const titlePatience = 1500

/** The number of results at first, and at most. */
export const limits = { first: 20, most: 50 } as const

/** All matches of the words and the filters: actions by title, and the whole library. */
export function foundQuery({ text, filters }: Question, limit: number) {
  const words = wordsOf(text)
  return queryOptions({
    queryKey: ['library', 'found', words, filters, limit],
    queryFn: async ({ signal }): Promise<SearchResult> => {
      const variables = { query: words, filters: asAsked(filters), limit }
      const [{ librarySearch }, titles] = await Promise.all([
        request(searchDocument, variables, { signal }),
        showsTitles(filters) ? titlesOf(words, signal) : [],
      ])
      return { ...librarySearch, titles: titles.filter((one) => isFor(one, filters)) }
    },
  })
}

function asAsked({ kinds: chosen, ...rest }: Filters): LibraryFilters {
  return { ...rest, kinds: [...(chosen.length > 0 ? chosen : kinds)] }
}

/** If titles fail, the other results are shown alone. */
async function titlesOf(words: string, signal: AbortSignal): Promise<TitledAction[]> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(titlePatience)])
  const query = {
    filterByFormula: titleFormula(words),
    fields: ['id', 'title', 'entity'],
    maxRecords: mostTitles,
  }
  try {
    const { records } = await listContent('impact-action', query, { signal: soon })
    return records.map((record) => record.fields)
  } catch {
    return []
  }
}

/** Whether the filters allow actions, which have no length, size or price. */
function showsTitles({ kinds: chosen, format }: Filters): boolean {
  const isWanted = chosen.length === 0 || chosen.includes('action')
  return isWanted && (format === null || format === 'advice')
}

function isFor({ entity }: TitledAction, filters: Filters): boolean {
  return filters.entity === null || entity.includes(filters.entity)
}
