import type { ShownTable } from '../personal.ts'
import type { Row } from './export.store.ts'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 1rem/1.6 system-ui, sans-serif; max-width: 65ch; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 2rem; line-height: 1.2 } h2 { margin-top: 3rem }
  article { border-top: 1px solid #8886; padding: .75rem 0 }
  dl { margin: 0; display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: .25rem 1rem }
  dt { opacity: .75; overflow-wrap: anywhere } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
  nav ul { padding-left: 1.25rem }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
`

export type About = { product: string; name: string; company: string | undefined; made: string }

/** The beginning of the page. It has no scripts and loads no files. */
export function pageHead({ product, name, company, made }: About, parts: readonly ShownTable[]) {
  const list = parts.map(({ table, title }) => `<li><a href="#${table}">${safe(title)}</a></li>`)
  const of = company === undefined ? '' : ` of ${safe(company)}`
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Your data at ${safe(product)}</title><style>${STYLE}</style></head><body>
<h1>Your data at ${safe(product)}</h1>
<p>This is what ${safe(product)} knows about ${safe(name)}${of}, as it was on ${safe(made)} (UTC).
The same is in <code>data.json</code> for programs, and as one table each in <code>tables</code> for a
spreadsheet; a <code>'</code> before a value there keeps it from being taken for a formula. Your picture,
if you have one, is in <code>pictures</code>.</p>
<p>Not in it is what is about others, or theirs: where a file of members names you in rows about somebody
else, or in rows of which nobody can tell whose they are; your address in the handbook of another company;
what others wrote; and which admin did something, and from where.</p>
<p>It holds no passwords, codes or links that open an account: of those the product keeps no readable
copy either. Keep this file where only you find it.</p>
<nav><h2>What is in it</h2><ul>${list.join('')}</ul></nav>
`
}

export const partHead = ({ table, title, about }: ShownTable): string =>
  `<section><h2 id="${table}">${safe(title)}</h2><p>${safe(about)}</p>\n`

/** One record, without its empty fields. */
export function pageRow(row: Row): string {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<dt>${safe(name)}</dt><dd>${safe(textOf(value))}</dd>`)
  return `<article><dl>${lines.join('')}</dl></article>\n`
}

function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.join(', ')
  }
  if (typeof value !== 'object' || value === null) return String(value)
  const pairs = Object.entries(value)
  const isFlat = !Array.isArray(value) && pairs.every(([, one]) => typeof one !== 'object')
  // A flat object, such as the cells of a row, becomes one line for each pair.
  if (isFlat) return pairs.map(([name, one]) => `${name}: ${one}`).join('\n')
  return JSON.stringify(value, null, 2)
}

export const partEnd = (count: number): string =>
  `${count === 0 ? '<p>Nothing.</p>' : ''}</section>\n`

export const PAGE_END = '</body></html>\n'
