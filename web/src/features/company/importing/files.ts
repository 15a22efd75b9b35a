import { AppError, fromGraphql, isSessionOver } from '#api/errors.ts'
import { settledToken } from '#api/renewal.ts'
import { getToken } from '#api/token.ts'
import type { MembersOf } from '#companies/members.queries.ts'
import { keepFile } from '#lib/keep-file.ts'
import { serverUrl } from '#lib/product.ts'

/** A slow line gets two minutes for the 16 MB that a file may have. */
const patience = 120_000

type Errors = { errors?: Parameters<typeof fromGraphql>[0] } | null

/** Sends with the current token, and again if another call renewed it. */
async function withToken(url: string, init: RequestInit): Promise<Response> {
  const token = getToken()
  try {
    return await send(url, init, token)
  } catch (error) {
    if (!isSessionOver(error)) throw error
    const fresh = await settledToken()
    if (fresh === null || fresh === token) throw error
    return send(url, init, fresh)
  }
}

async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  let response: Response
  try {
    response = await fetch(serverUrl + url, {
      ...init,
      headers,
      signal: AbortSignal.timeout(patience),
    })
  } catch {
    throw new AppError('network', null, [])
  }
  if (response.ok) return response
  const body: Errors = await response.json().catch(() => null)
  if (body?.errors === undefined) throw new AppError('unexpected', response.status, [])
  throw fromGraphql(body.errors, response.status, null)
}

/** Uploads a file; the server reads it and changes nothing. Throws AppError. */
export async function uploadFile(file: File, company: MembersOf): Promise<void> {
  const asked = new URLSearchParams({ name: file.name, ...(company !== null && { company }) })
  await withToken(`/import/members?${asked}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
}

/** Rows that failed, with reasons; rows for another day; the rest, not reached. */
export type WhichRows = 'failed' | 'later' | 'rest'

/** Gives rows of an import to the browser to keep. Throws AppError. */
export async function keepRows(id: string, company: MembersOf, which: WhichRows): Promise<void> {
  const asked = company === null ? '' : `?${new URLSearchParams({ company })}`
  const rows = `/import/members/${encodeURIComponent(id)}/${which}.csv${asked}`
  const response = await withToken(rows, {})
  keepFile(await response.blob(), `${which}-rows.csv`)
}

const template = [
  'Email,First name,Last name,Role,Admin,State',
  'ada@example.com,Ada,Byron,team,no,active',
  'bo@example.com,Bo,Lindqvist,individual,no,active',
]

/** Gives a file to the browser to keep that shows what columns there can be. */
export function keepTemplate(): void {
  const csv = `\ufeff${template.join('\r\n')}\r\n`
  keepFile(new Blob([csv], { type: 'text/csv' }), 'members.csv')
}
