import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRepository } from '#testing/site-folder.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

describe('security headers', () => {
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

  const headersOf = async (url: string) =>
    (await app.http.inject({ method: 'GET', url })).headers as Record<string, string>

  it('security headers allow only scripts from our own files, and no frames', async () => {
    const headers = await headersOf('/feed')
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((part) => {
        const [name = '', ...values] = part.split(' ')
        return [name, values.join(' ')]
      }),
    )
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'img-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/)
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it.each([
    '/',
    '/auth/login',
    '/assets/app-1a2b.js',
    '/assets/none.js',
    '/healthz',
    '/graphql',
    '/content/v0/goodwork/tooltips',
    '/%zz',
  ])('sends security headers with %s', async (url) => {
    const headers = await headersOf(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('sends Strict-Transport-Security only if PUBLIC_URL has HTTPS', async () => {
    expect((await headersOf('/'))['strict-transport-security']).toBeUndefined()
    const secure = await makeTestApp('sqlite', { PUBLIC_URL: 'https://goodwork.example' })
    const reply = await secure.http.inject({ method: 'GET', url: '/healthz' })
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=31536000/)
    await secure.drop()
  })
})

describe('health checks', () => {
  it('answers ok at /healthz and /readyz', async () => {
    const app = await makeTestApp('sqlite')
    for (const url of ['/healthz', '/readyz']) {
      const reply = await app.http.inject({ method: 'GET', url })
      expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }])
    }
    await app.drop()
  })
})
