import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  MemberImportField,
  MemberImportQuery,
  MemberImportRowsQuery,
  MemberImportVerdict,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { companyKey } from '#companies/read-anew.ts'

const importDocument = graphql(`
  query MemberImport {
    memberImportGet {
      _id
      state
      fileName
      createdDate
      problem
      rows
      passed
      total
      columns {
        name
        field
        samples
      }
      counts {
        create
        update
        skip
        deactivate
        refused
        missing
      }
      results {
        create
        update
        skip
        deactivate
        refused
      }
    }
  }
`)

const rowsDocument = graphql(`
  query MemberImportRows($id: ID!, $verdict: MemberImportVerdict, $after: Int) {
    memberImportRowGetMany(_id: $id, verdict: $verdict, after: $after) {
      next
      rows {
        number
        email
        name
        verdict
        planned
        problem
        changes {
          field
          from
          to
        }
      }
    }
  }
`)

const mapDocument = graphql(`
  mutation MapMemberImport($id: ID!, $fields: [MemberImportField]!) {
    memberImportMap(_id: $id, fields: $fields)
  }
`)

const startDocument = graphql(`
  mutation StartMemberImport($id: ID!, $missing: Int) {
    memberImportStart(_id: $id, missing: $missing)
  }
`)

const cancelDocument = graphql(`
  mutation CancelMemberImport($id: ID!) {
    memberImportCancel(_id: $id)
  }
`)

export type MemberImport = NonNullable<MemberImportQuery['memberImportGet']>
export type ImportRow = MemberImportRowsQuery['memberImportRowGetMany']['rows'][number]
export type Field = MemberImportField
export type Verdict = MemberImportVerdict

export const importKey = [...companyKey, 'import'] as const

/** While the server works on a file, how far it is is asked so often. */
const lookEvery = 1000

const isAtWork = (state: string | undefined) => state === 'checking' || state === 'running'

/** The file that was brought last, with how far it is; null where none was. */
export const importQuery = queryOptions({
  queryKey: [...importKey, 'newest'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<MemberImport | null> =>
    (await request(importDocument, {}, { signal })).memberImportGet ?? null,
  refetchInterval: ({ state }) => (isAtWork(state.data?.state) ? lookEvery : false),
})

/** Its rows, a page at a time: those of one verdict, or all. `stage` tells plans from results. */
export const rowsQuery = (id: string, stage: string, verdict: Verdict | null) =>
  infiniteQueryOptions({
    queryKey: [...importKey, 'rows', id, stage, verdict],
    staleTime: 0,
    initialPageParam: null as number | null,
    queryFn: async ({ signal, pageParam }) =>
      (await request(rowsDocument, { id, verdict, after: pageParam }, { signal }))
        .memberImportRowGetMany,
    getNextPageParam: ({ next }) => next ?? null,
  })

/** What can be done with a file. All throw AppError. */
export const steps = {
  map: (id: string, fields: readonly (Field | null)[]) =>
    request(mapDocument, { id, fields: [...fields] }),
  /** `missing`: so many people, whom no row names, lose their access. */
  start: (id: string, missing: number | null) => request(startDocument, { id, missing }),
  cancel: (id: string) => request(cancelDocument, { id }),
}
