import { expect, it } from 'vitest'
import { AppError, fromContent, fromGraphql, isSessionOver, toAppError } from '#api/errors.ts'

it('reads code, field, message and status of a GraphQL error', () => {
  const raw = {
    message: 'Too long',
    extensions: { code: 'BAD_USER_INPUT', field: 'note', status: 400 },
  }
  const error = fromGraphql([raw], 200, null)
  expect(error).toMatchObject({
    kind: 'refused',
    status: 400,
    code: 'BAD_USER_INPUT',
    field: 'note',
  })
  expect(error.message).toBe('Too long')
})

it('reads the time of the next allowed try, if the server gives it', () => {
  const wait = { message: 'Wait', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 42 } }
  expect(fromGraphql([wait], 429, null).retryAfter).toBe(42)
  expect(fromGraphql([{ message: 'No' }], 429, null).retryAfter).toBeNull()
  expect(new AppError('network', null, []).retryAfter).toBeNull()
})

it('keeps all errors of an answer, and its data', () => {
  const error = fromGraphql([{ message: 'a' }, { message: 'b' }], 200, { me: null })
  expect(error.errors.map((entry) => entry.message)).toEqual(['a', 'b'])
  expect(error.data).toEqual({ me: null })
  expect(error.status).toBe(200)
})

it('uses defaults for missing or wrongly typed parts of an error', () => {
  const error = fromGraphql([{ message: 7, extensions: { code: null, field: {} } }], 500, null)
  expect(error).toMatchObject({ code: 'UNEXPECTED', field: null, message: 'Unexpected answer' })
})

it('reads both shapes of an error of the content service', () => {
  const long = fromContent({ error: { type: 'INVALID_FILTER_BY_FORMULA', message: 'No' } }, 422)
  expect(long).toMatchObject({ code: 'INVALID_FILTER_BY_FORMULA', message: 'No', status: 422 })
  expect(fromContent({ error: 'NOT_FOUND' }, 404)).toMatchObject({ code: 'NOT_FOUND' })
  expect(fromContent(null, 500)).toMatchObject({ code: 'UNEXPECTED' })
})

it('distinguishes an ended session from a wrong password at sign-in', () => {
  const of = (code: string, status: number) =>
    fromGraphql([{ message: 'x', extensions: { code, status } }], 200, null)
  expect(isSessionOver(of('UNAUTHENTICATED', 401))).toBe(true)
  expect(isSessionOver(of('INVALID_CREDENTIALS', 401))).toBe(false)
  expect(isSessionOver(new AppError('network', null, []))).toBe(false)
})

it('wraps an unexpected error, and returns an AppError unchanged', () => {
  const own = new AppError('network', null, [])
  expect(toAppError(own)).toBe(own)
  expect(own.code).toBe('NETWORK')
  expect(toAppError(new TypeError('x is undefined'))).toMatchObject({ kind: 'unexpected' })
})
