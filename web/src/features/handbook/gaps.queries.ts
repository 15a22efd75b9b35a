import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { HandbookQuestionCreateInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const ownDocument = graphql(`
  query OwnHandbookQuestions {
    handbookQuestionOwn {
      id
      text
      isNamed
      isDismissed
    }
  }
`)

const askDocument = graphql(`
  mutation AskHandbookQuestion($obj: HandbookQuestionCreateInput!) {
    handbookQuestionCreate(obj: $obj)
  }
`)

const missDocument = graphql(`
  mutation NoteHandbookMiss($words: String!) {
    handbookMissCreate(words: $words)
  }
`)

const gapsDocument = graphql(`
  query HandbookGaps {
    handbookQuestionGetMany {
      key
      id
      text
      names
      unnamed
    }
    handbookMissGetMany {
      month
      words
      people
    }
  }
`)

const dismissDocument = graphql(`
  mutation DismissHandbookQuestion($key: String!, $undo: Boolean) {
    handbookQuestionDismiss(key: $key, undo: $undo)
  }
`)

export const ownQuestionsQuery = queryOptions({
  queryKey: ['handbook', 'own-questions'],
  queryFn: async ({ signal }) => (await request(ownDocument, {}, { signal })).handbookQuestionOwn,
})

export async function askCompany(
  queries: QueryClient,
  obj: HandbookQuestionCreateInput,
): Promise<void> {
  await request(askDocument, { obj })
  await queries.invalidateQueries(ownQuestionsQuery)
}

const noted = new Set<string>()

/** Records a search without results, once per visit. Ignores failures. */
export function noteMiss(words: string): void {
  const key = words.trim().toLocaleLowerCase()
  if (noted.has(key)) return
  noted.add(key)
  request(missDocument, { words }).catch(() => {})
}

/** Questions of members, and their searches without results: for the company's admins. */
export const gapsQuery = queryOptions({
  queryKey: ['handbook', 'gaps'],
  queryFn: ({ signal }) => request(gapsDocument, {}, { signal }),
})

/** Removes a question from the admins' list, or restores it. */
export async function dismissQuestion(
  queries: QueryClient,
  key: string,
  undo = false,
): Promise<void> {
  await request(dismissDocument, { key, undo })
  await queries.invalidateQueries(gapsQuery)
}
