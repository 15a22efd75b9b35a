import { AppError, fromGraphql, isSessionOver } from '#api/errors.ts'
import { settledToken } from '#api/renewal.ts'
import { getToken } from '#api/token.ts'
import { keepFile } from '#lib/keep-file.ts'

/** A slow line gets two minutes for the 16 MB that a file may have. */
const patience = 120_000

type Errors = { errors?: Parameters<typeof fromGraphql>[0] } | null

/** Sends with the session of now, and once more where another call has just got a fresh one. */
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
    response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(patience) })
  } catch {
    throw new AppError('network', null, [])
  }
  if (response.ok) return response
  const body: Errors = await response.json().catch(() => null)
  if (body?.errors === undefined) throw new AppError('unexpected', response.status, [])
  throw fromGraphql(body.errors, response.status, null)
}

/** Brings a file of members to the server, which reads it and changes nothing. Throws AppError. */
export async function uploadFile(file: File): Promise<void> {
  await withToken(`/import/members?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
}

/** Gives the rows that failed to the browser to keep, with the reasons. Throws AppError. */
export async function keepFailedRows(id: string): Promise<void> {
  const response = await withToken(`/import/members/${encodeURIComponent(id)}/failed.csv`, {})
  keepFile(await response.blob(), 'failed-rows.csv')
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
