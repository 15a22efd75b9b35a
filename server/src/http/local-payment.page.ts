import { createHash } from 'node:crypto'
import type { LocalPage, LocalStep } from '#integrations/payments.local.ts'
import type { Price, Subscription } from '#lib/plans.ts'

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#15162c,#f7f3e8);--soft:light-dark(#44465c,#c5c4d1);--card:light-dark(#fff,#25242f);--link:light-dark(#203cd6,#aab9ff);--on:light-dark(#fff,#15162c)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:32rem;padding:1.5rem 1rem;background:light-dark(#fbf7ec,#16151c);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
main{padding:1.5rem 1.25rem;border-radius:1.5rem;background:var(--card)}
p{margin:0 0 1rem}.note{padding:.75rem 1rem;border:1px solid var(--soft);border-radius:1rem}
.price{font-size:1.25rem;font-weight:600}
button{display:block;width:100%;min-height:3rem;margin:.75rem 0;padding:.5rem 1.5rem;border:1px solid var(--link);border-radius:1.5rem;background:transparent;color:var(--link);font:inherit;font-weight:600;cursor:pointer}
button.main{background:var(--link);color:var(--on)}
:focus-visible{outline:3px solid var(--link);outline-offset:3px}
a{display:inline-block;padding:.625rem 0;min-height:2.75rem;color:var(--link)}`

/** Allows the style of this page by its hash, and forms that redirect to the product. */
export const pagePolicy = (publicUrl: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    // Browsers check redirects of a form's answer too.
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "frame-ancestors 'none'",
  ].join('; ')

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const money = ({ amount, currency }: Pick<Price, 'amount' | 'currency'>) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
const day = (instant: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)

const button = (step: LocalStep, label: string, isMain = false) =>
  `<button name="step" value="${step}"${isMain ? ' class="main"' : ''}>${label}</button>`

function stateOf({ status, endsDate, currentPeriodEnd }: Subscription): string {
  if (status === 'past_due') return 'The last payment failed.'
  if (endsDate !== null) return `Canceled. It ends on ${day(endsDate)}.`
  return `It renews on ${day(currentPeriodEnd)}.`
}

function stepsOf({ row, subscription }: LocalPage): string {
  if (subscription === undefined || subscription.status === 'canceled') {
    return row.wanted === null
      ? '<p>There is no membership to manage. Choose a plan first.</p>'
      : button('pay', 'Pay (no card is charged)', true)
  }
  const { status, endsDate } = subscription
  return [
    status === 'past_due'
      ? button('pay', 'Pay the open amount', true)
      : button('fail', 'Let the payment fail'),
    endsDate === null
      ? button('cancel', 'Cancel my membership')
      : button('resume', 'Keep my membership'),
    button('end', 'End it now'),
  ].join('')
}

type PageFacts = { product: string; publicUrl: string }

const html = (title: string, main: string, link: { href: string; product: string }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${main}
<a href="${escapeHtml(link.href)}">Back to ${escapeHtml(link.product)}</a></main></body></html>`

/** The page of the local payment provider: to pay, or to manage the membership. */
export function paymentPage(
  page: LocalPage,
  { product, publicUrl, action }: PageFacts & { action: string },
): string {
  const { price, subscription } = page
  const name = escapeHtml(product)
  const isLive = subscription !== undefined && subscription.status !== 'canceled'
  const title = isLive ? `Your ${name} membership` : `Pay for ${name}`
  const href = `${publicUrl}${isLive ? '/payment-complete?from=portal' : '/payment?canceled=1'}`
  const main = `<p class="note">This is a test page. <strong>No card is charged</strong> and no money moves.</p>
<p class="price">${money(price)} a ${price.interval}</p>
${isLive ? `<p>${stateOf(subscription)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}">${stepsOf(page)}</form>`
  return html(title, main, { href, product })
}

/** The answer for the address of a page that a newer page has replaced. */
export const expiredPage = ({ product, publicUrl }: PageFacts): string =>
  html('This page has expired', '<p>Start again from your membership page.</p>', {
    href: `${publicUrl}/payment`,
    product,
  })
