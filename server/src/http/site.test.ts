import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRepository, SCRIPT } from '#testing/site-folder.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let repository: Awaited<ReturnType<typeof aRepository>>

beforeAll(async () => {
  repository = await aRepository()
  app = await makeTestApp('sqlite', {}, repository.site)
})
afterAll(async () => {
  await app.drop()
  await repository.drop()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers })

describe('hashed files', () => {
  it('serves hashed files with a cache time of a year', async () => {
    const reply = await get('/assets/app-1a2b.js')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['content-type']).toContain('javascript')
    expect(reply.body).toBe(SCRIPT)
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ])(
    'sends a precompressed file to a client that accepts %s',
    async (accepted, encoding, unpack) => {
      const reply = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })
      expect(reply.headers['content-encoding']).toBe(encoding)
      expect(reply.headers['content-type']).toContain('javascript')
      expect(reply.headers.vary).toMatch(/accept-encoding/i)
      expect(reply.rawPayload.length).toBeLessThan(SCRIPT.length / 4)
      expect(unpack(reply.rawPayload).toString()).toBe(SCRIPT)
    },
  )

  it('answers a missing hashed file with 404 in JSON, not with the page', async () => {
    const reply = await get('/assets/app-old.js')
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('application/json')
    expect(reply.json().errors[0].extensions.code).toBe('NOT_FOUND')
    expect(reply.headers['cache-control'] ?? '').not.toContain('immutable')
  })
})

describe('the page', () => {
  it.each([
    '/',
    '/feed',
    '/flow/impact-action?entity=team',
    '/company/org-info/Rewards',
    '/nowhere',
    '/auth/verify-email?code=a.b',
    '/index',
  ])('answers %s with the page, and with no-cache', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body).toContain('<div id="root"></div>')
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    'does not answer the method %s with the page',
    async (method) => {
      expect((await app.http.inject({ method, url: '/feed' })).statusCode).toBe(404)
    },
  )

  it.each(['/robots.txt', '/favicon.ico', '/index.html', '/graphql/x', '/.env'])(
    'answers 404 for %s, not the page',
    async (url) => {
      const reply = await get(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['content-type']).toContain('application/json')
    },
  )
})

describe('addresses outside of the folder of the site', () => {
  let port: number

  beforeAll(async () => {
    port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  /** Sends the path unchanged: fetch and inject normalize it. */
  const getRaw = (path: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, agent: false }, async (reply) => {
        resolve({ status: reply.statusCode ?? 0, body: await text(reply) })
      })
      sent.on('error', reject).end()
    })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/assets/app-1a2b.js%00.txt',
    '/assets/%zz.txt',
    `${'/..'.repeat(20)}/etc/hosts.txt`,
    '/assets//../..//secret.txt',
  ])('refuses a path that leads out of the folder of the site: %s', async (path) => {
    const { status, body } = await getRaw(path)
    expect([400, 404]).toContain(status)
    expect(JSON.parse(body).errors[0].extensions.status).toBe(status)
    expect(body).not.toMatch(/not for the web/)
    expect(body).not.toContain(repository.root)
  })

  it('reads no file outside of the site for a path that looks like a route', async () => {
    const { body } = await getRaw(`/assets/..${'/..'.repeat(20)}/etc/passwd`)
    expect(body).not.toContain('root:')
  })
})

describe('the service worker', () => {
  it('is checked for a newer version at each visit', async () => {
    const reply = await get('/sw.js')
    expect(reply.body).toBe('const FILES = []')
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.headers['content-type']).toContain('javascript')
  })

  it('is replaced with SERVICE_WORKER=off by one that removes itself', async () => {
    const other = await makeTestApp('sqlite', { SERVICE_WORKER: 'off' }, repository.site)
    const reply = await other.http.inject({ method: 'GET', url: '/sw.js' })
    await other.drop()
    expect(reply.body).toContain('registration.unregister()')
    expect(reply.body).not.toContain('FILES')
    expect(reply.headers['cache-control']).toBe('no-cache')
  })
})

describe('PRODUCT_NAME', () => {
  const named = async (name: string) => {
    const other = await makeTestApp('sqlite', { PRODUCT_NAME: name }, repository.site)
    const page = (await other.http.inject({ method: 'GET', url: '/' })).body
    const manifest = (await other.http.inject({ method: 'GET', url: '/site.webmanifest' })).json()
    await other.drop()
    return { page, manifest }
  }
  const inHtml = (name: string) => name.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

  it.each([
    'Better Days',
    '</title><script>alert(1)</script>',
    '" onload="alert(1)',
    "' onload='alert(1)",
    '&amp;',
    '$& $` $$ $1',
    "$'",
    '{{7*7}} #{7*7}',
    'Gut für Dich 🌱',
    '‮evil',
  ])('escapes PRODUCT_NAME in the page: %s', async (name) => {
    const { page, manifest } = await named(name)
    expect(page).toContain(`<title>${inHtml(name)}</title>`)
    expect(page).toContain(`content="${inHtml(name)}"`)
    expect(page).not.toContain('Goodwork')
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page.match(/<div id="root">/g)).toHaveLength(1)
    expect(manifest).toMatchObject({ name, short_name: name, start_url: '/' })
  })
})

describe('the settings in the page', () => {
  const pageOf = async (env: Record<string, string>) => {
    const other = await makeTestApp('sqlite', env, repository.site)
    const { body } = await other.http.inject({ method: 'GET', url: '/' })
    await other.drop()
    return body
  }

  it('the page names the app’s store, and the platforms of people without a company', async () => {
    const page = await pageOf({ APP_STORE_URL: 'https://apps.apple.com/app/id1?a="b&c' })
    expect(page).toContain('<meta name="public-platforms" content="native">')
    expect(page).toContain(
      'name="app-store" content="https://apps.apple.com/app/id1?a=&#34;b&#38;c"',
    )
    expect(page).not.toContain('play-store')
  })

  it('the page allows all platforms if the app is in no store', async () => {
    expect(await pageOf({})).toContain('<meta name="public-platforms" content="any">')
  })
})
