import { fetchFile } from '#api/files.ts'
import type { MembersOf } from '#features/admin/members.queries.ts'
import { keepFile } from '#lib/keep-file.ts'
import type { Encoding } from './import.queries.ts'

/** A slow connection gets two minutes for the 16 MB that a file may have. */
const patience = 120_000

/**
 * Uploads a file to be read, in an encoding if one is given; returns the id of its import. Throws
 * AppError.
 */
export async function uploadFile(
  file: File,
  company: MembersOf,
  encoding?: Encoding,
): Promise<string> {
  const asked = new URLSearchParams({
    name: file.name,
    ...(company !== null && { company }),
    ...(encoding !== undefined && { encoding }),
  })
  const response = await fetchFile(`/import/members?${asked}`, {
    signal: AbortSignal.timeout(patience),
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
  const { _id } = (await response.json()) as { _id: string }
  return _id
}

/** Rows that failed, with reasons; rows put off to another day; rows that were not reached. */
export type WhichRows = 'failed' | 'later' | 'rest'

/** Downloads rows of an import as a file. Throws AppError. */
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

/** Downloads a sample file that shows the possible columns. */
export function keepTemplate(): void {
  const csv = `\ufeff${template.join('\r\n')}\r\n`
  keepFile(new Blob([csv], { type: 'text/csv' }), 'members.csv')
}
