import { type AppError, fromGraphql } from '#api/errors.ts'
import type { TypedDocumentString } from '#api/generated/graphql.ts'
import { type CallOptions, call } from '#api/http.ts'

type Body = { data?: unknown; errors?: Parameters<typeof fromGraphql>[0] }

/**
 * Runs one operation, without retries. Throws AppError: `refused` with the server's errors, or
 * `network`.
 */
export async function request<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  options: CallOptions = {},
): Promise<TResult> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
    },
    body: JSON.stringify({ query: document.toString(), variables }),
  }
  const { status, body } = await call('/graphql', init, options)
  const { data, errors } = (body ?? {}) as Body
  if (errors !== undefined && errors.length > 0) throw fromGraphql(errors, status, data)
  if (data === undefined || data === null) throw noData(status)
  return data as TResult
}

function noData(status: number): AppError {
  return fromGraphql([{ message: 'The answer was empty' }], status, null)
}
