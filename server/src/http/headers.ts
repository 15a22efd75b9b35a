import type { FastifyInstance } from 'fastify'

/** No inline scripts and no other origins: protects the stored token. */
const RULES: readonly [rule: string, ...sources: string[]][] = [
  ['default-src', "'self'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  // blob: shows a chosen picture before its upload; only our scripts can make one.
  ['img-src', "'self'", 'blob:'],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['manifest-src', "'self'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
]

const CALLS = ['connect-src', 'img-src']

/** The policy of a page with files from `own` too, and with data from `server`. */
export function policyOf(own: string, server: string): string {
  return RULES.map(([rule, ...sources]) => {
    if (!sources.includes("'self'")) return [rule, ...sources].join(' ')
    return [rule, ...sources, own, ...(CALLS.includes(rule) ? [server] : [])].join(' ')
  }).join('; ')
}

const POLICY = [...RULES.map((rule) => rule.join(' ')), "frame-ancestors 'none'"].join('; ')

export const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const PAGES: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'x-frame-options': 'DENY',
}

const YEAR_SECONDS = 31_536_000

/**
 * Adds security headers to every answer. `https` adds Strict-Transport-Security for this host only,
 * because subdomains of a company's main domain may have no TLS.
 */
export function addSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const data = https
    ? { ...ALWAYS, 'strict-transport-security': `max-age=${YEAR_SECONDS}` }
    : ALWAYS
  const pages = { ...data, ...PAGES }
  app.addHook('onRequest', (request, reply, done) => {
    const isData = request.url.startsWith('/graphql') || request.url.startsWith('/content/')
    reply.headers(isData ? data : pages)
    done()
  })
}
