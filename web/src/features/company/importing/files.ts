import { fetchFile } from '#api/files.ts'
import type { MembersOf } from '#companies/members.queries.ts'
import { keepFile } from '#lib/keep-file.ts'

/** A slow line gets two minutes for the 16 MB that a file may have. */
const patience = 120_000

/** Uploads a file; the server reads it and changes nothing. Throws AppError. */
export async function uploadFile(file: File, company: MembersOf): Promise<void> {
  const asked = new URLSearchParams({ name: file.name, ...(company !== null && { company }) })
  await fetchFile(`/import/members?${asked}`, {
    signal: AbortSignal.timeout(patience),
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
  const response = await fetchFile(rows, { signal: AbortSignal.timeout(patience) })
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
