import type { Description } from './mail.ts'

export type Link = { label: string; path: string }

/** A description with greeting, footer and links, ready for layout. */
export type Page = Description & {
  product: string
  locale: string
  greeting: string
  copyHint: string
  footer: string
  /** The address that all links begin with */
  base: string
  /** Links that stop messages of this kind, if the person chose it */
  stops: readonly Link[]
}

const linksOf = ({ link, answers }: Page): readonly Link[] => answers ?? (link ? [link] : [])

/** The mail as plain text, with the link on its own line. */
export function textOf(page: Page): string {
  const write = ({ label, path }: Link) => `${label}:\n${page.base}${path}`
  const note = page.note === undefined ? [] : [page.note]
  const end = [`-- \n${page.footer}`, ...page.stops.map(write)]
  const parts = [page.greeting, ...page.paragraphs, ...linksOf(page).map(write), ...note, ...end]
  return `${parts.join('\n\n')}\n`
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const INK = '#15162c'
const SOFT = '#44465c'
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** Dark mode; mail programs without the media query stay light. */
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#16151c!important}.card{background:#25242f!important}
.ink{color:#f7f3e8!important}.soft{color:#c5c4d1!important}
.go{background:#aab9ff!important;color:#15162c!important}}`

/**
 * The mail as HTML: one column, inline styles, without images, scripts or other requests. Escapes
 * every text that users wrote. Only the configured address is a link.
 */
export function htmlOf(page: Page): string {
  const p = (text: string, more = `color:${INK}`, name = 'ink') =>
    `<p class="${name}" style="margin:0 0 16px;${more}">${escapeHtml(text)}</p>`
  const small = `color:${SOFT};font-size:14px;line-height:21px`
  const body = [p(page.greeting), ...page.paragraphs.map((text) => p(text))]
  const hrefOf = ({ path }: Link) => escapeHtml(`${page.base}${path}`)
  const links = linksOf(page)
  const buttons = links.map(
    (link) =>
      `<a class="go" href="${hrefOf(link)}" style="display:inline-block;margin:0 8px 8px 0;padding:14px 24px;border-radius:24px;background:#203cd6;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a>`,
  )
  if (buttons.length > 0) body.push(`<p style="margin:24px 0 16px">${buttons.join('\n')}</p>`)
  if (links.length === 1 && links[0] !== undefined) {
    const href = hrefOf(links[0])
    body.push(
      `<p class="soft" style="margin:0 0 16px;${small};overflow-wrap:anywhere">${escapeHtml(page.copyHint)}<br><a class="soft" href="${href}" style="color:${SOFT}">${href}</a></p>`,
    )
  }
  if (page.note !== undefined) body.push(p(page.note, small, 'soft'))
  return `<!doctype html>
<html lang="${escapeHtml(page.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.subject)}</title><style>:root{color-scheme:light dark}${DARK}</style></head>
<body class="page" style="margin:0;background:#fbf7ec">
<div class="page" style="padding:24px 16px;background:#fbf7ec;${FONT};font-size:16px;line-height:24px">
<div style="max-width:560px;margin:0 auto">
<p class="ink" style="margin:0 0 16px;color:${INK};font-size:20px;font-weight:700">${escapeHtml(page.product)}</p>
<div class="card" style="padding:24px 24px 8px;border-radius:24px;background:#ffffff">
<h1 class="ink" style="margin:0 0 16px;color:${INK};font-size:22px;line-height:28px">${escapeHtml(page.subject)}</h1>
${body.join('\n')}
</div>
<p class="soft" style="margin:16px 0 0;${small}">${escapeHtml(page.footer)}</p>${stops(page, hrefOf, small)}
</div></div></body></html>
`
}

/** The links that stop messages, under the reason for the mail. */
function stops({ stops }: Page, hrefOf: (link: Link) => string, style: string): string {
  if (stops.length === 0) return ''
  const links = stops.map(
    (link) =>
      `<a class="soft" href="${hrefOf(link)}" style="color:${SOFT}">${escapeHtml(link.label)}</a>`,
  )
  return `\n<p class="soft" style="margin:8px 0 0;${style}">${links.join('<br>\n')}</p>`
}
