/** A mail as a mail program shows it. */
export type OpenedMail = {
  /** By name in small letters, unfolded and decoded; a repeated name is an error */
  headers: Record<string, string>
  text: string
  html: string
}

const decoded = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, how, body) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(body, 'base64').toString()
        : fromQuoted(body.replaceAll('_', ' ')),
    )

function fromQuoted(text: string): string {
  const joined = text.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_all, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(line) ?? []
    const key = name.toLowerCase()
    if (key === '' || key in headers) throw new Error(`A header that is none, or twice: ${line}`)
    headers[key] = decoded(value)
  }
  return { headers, body: raw.slice(end + 4) }
}

function bodyOf(part: { headers: Record<string, string>; body: string }): string {
  const how = part.headers['content-transfer-encoding']
  const text =
    how === 'base64'
      ? Buffer.from(part.body, 'base64').toString()
      : how === 'quoted-printable'
        ? fromQuoted(part.body)
        : part.body
  return text.replaceAll('\r\n', '\n')
}

/** Parses a mail with one text, or with a text and its HTML. */
export function openMail(raw: string): OpenedMail {
  const whole = split(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(whole.headers['content-type'] ?? '')?.[1]
  const parts =
    boundary === undefined
      ? [whole]
      : whole.body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.trimStart().replace(/\r\n$/, '')))
  const of = (type: string) =>
    parts.find((part) => part.headers['content-type']?.startsWith(type) === true)
  const [text, html] = [of('text/plain'), of('text/html')]
  return {
    headers: whole.headers,
    text: text === undefined ? '' : bodyOf(text),
    html: html === undefined ? '' : bodyOf(html),
  }
}
