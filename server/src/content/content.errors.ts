/** A refusal in Airtable's words: `type` is one of its error types, the message is for a person. */
export class ContentError extends Error {
  readonly status: 401 | 404 | 422
  readonly type: string

  constructor(status: 401 | 404 | 422, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

export function invalidRequest(what: string): ContentError {
  return new ContentError(
    422,
    'INVALID_REQUEST_UNKNOWN',
    `Invalid request: parameter validation failed. Check your request data (${what}).`,
  )
}

export function unknownField(name: string): ContentError {
  return new ContentError(422, 'UNKNOWN_FIELD_NAME', `Unknown field name: "${name.slice(0, 100)}"`)
}

export function invalidFormula(why: string): ContentError {
  return new ContentError(
    422,
    'INVALID_FILTER_BY_FORMULA',
    `The formula for filtering records is invalid: ${why}`,
  )
}

export function staleOffset(): ContentError {
  return new ContentError(
    422,
    'LIST_RECORDS_ITERATOR_NOT_AVAILABLE',
    'This list has changed. Ask for its first page again.',
  )
}
