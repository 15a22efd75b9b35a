import { createHash } from 'node:crypto'
import type { Message } from '#messaging/outbox/outbox.ts'

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#15162c,#f7f3e8);--soft:light-dark(#44465c,#c5c4d1);--card:light-dark(#fff,#25242f);--link:light-dark(#203cd6,#aab9ff)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:1rem;background:light-dark(#fbf7ec,#16151c);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;justify-content:space-between}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.125rem;line-height:1.375;margin:0}
article{margin:1rem 0;padding:1rem 1.25rem;border-radius:1.5rem;background:var(--card)}
p{margin:.25rem 0;color:var(--soft);font-size:.875rem}
pre{margin:1rem 0 0;white-space:pre-wrap;font:inherit}
a{color:var(--link)}header a,summary{display:inline-block;padding:.625rem 0;min-height:2.75rem}
summary{display:list-item;cursor:pointer;color:var(--link)}
iframe{display:block;width:100%;height:36rem;border:0;border-radius:1rem}`

/** Allows the style of this page by its hash, and our own frames. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const SANDBOX = 'allow-top-navigation-by-user-activation'

/** For a mail in our frame: its own styles, no script, no requests. */
export const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${SANDBOX}`,
].join('; ')

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Escapes the text and makes its addresses links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => {
      const shown = escapeHtml(part)
      return at % 2 === 0 ? shown : `<a href="${shown}">${shown}</a>`
    })
    .join('')

const time = (instant: number) => new Date(instant).toISOString().slice(0, 19).replace('T', ' ')

/** The state of a message for the page; `isSent`: the channel really sends. */
function stateOf(message: Message, isSent: boolean): string {
  const { sentDate, lastError, attempts, runAt, failedDate } = message
  if (sentDate !== null) return isSent ? 'sent' : 'not sent: local mode'
  const why = lastError === null ? '' : ` (${lastError})`
  if (failedDate !== null) return `failed${why}`
  return attempts ? `tried ${attempts}×, next ${time(runAt ?? 0)}${why}` : 'waiting'
}

function articleOf(message: Message, path: string, isSent: (message: Message) => boolean): string {
  const { _id, channel, recipient, subject, text, html, createdDate } = message
  const title = channel === 'sms' ? 'Text message' : escapeHtml(subject)
  const state = escapeHtml(stateOf(message, isSent(message)))
  const look =
    html === null
      ? ''
      : `<details><summary>As HTML</summary><iframe sandbox="${SANDBOX}" loading="lazy" title="${title}" src="${path}/${encodeURIComponent(_id)}"></iframe></details>`
  return `<article><h2>${title}</h2>
<p>To ${escapeHtml(recipient)}</p><p>${time(createdDate)} UTC, ${state}</p>
<pre>${linked(text)}</pre>${look}</article>`
}

/** The page of the local mailbox. `isSent` says whether a channel really sends. */
export function mailboxPage(
  messages: readonly Message[],
  path: string,
  isSent: (message: Message) => boolean,
): string {
  const items = messages.map((message) => articleOf(message, path, isSent))
  const body = items.length === 0 ? '<p>No mail was sent so far.</p>' : items.join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Local mailbox</title><style>${STYLE}</style></head>
<body><header><h1>Local mailbox</h1><a href="${path}">Refresh</a></header><main>${body}</main></body></html>`
}

/** A mail for its frame: a link in it leads the whole page there. */
export const mailInFrame = (html: string) => html.replace('<head>', '<head><base target="_top">')
