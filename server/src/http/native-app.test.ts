import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nativePage } from '#http/native-page.ts'
import { PAGE } from '#testing/site-folder.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const CERTIFICATE = Array.from({ length: 32 }, () => 'AB').join(':')
const ENV = {
  APPLE_APP_ID: 'A1B2C3D4E5.com.example.app',
  ANDROID_APP_ID: 'com.example.app',
  ANDROID_CERT_SHA256: CERTIFICATE.toLowerCase(),
}

let app: TestApp
let without: TestApp
beforeAll(async () => {
  app = await makeTestApp('sqlite', ENV)
  without = await makeTestApp('sqlite')
})
afterAll(() => Promise.all([app.drop(), without.drop()]))

const ask = (to: TestApp, origin: string, method: 'OPTIONS' | 'POST' = 'POST') =>
  to.http.inject({
    method,
    url: '/graphql',
    headers: { origin, 'content-type': 'application/json' },
    ...(method === 'POST' && { payload: { query: '{ __typename }' } }),
  })

describe('calls from the native app', () => {
  it.each(['capacitor://localhost', 'https://localhost'])(
    'allows the native app to call from %s',
    async (origin) => {
      const before = await ask(app, origin, 'OPTIONS')
      expect(before.statusCode).toBe(204)
      expect(before.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'accept, authorization, content-type, x-view-as',
      })
      const reply = await ask(app, origin)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
      expect(reply.headers['access-control-allow-credentials']).toBeUndefined()
    },
  )

  it.each([
    'https://evil.example',
    'http://localhost',
    'https://localhost:8443',
    'https://localhost.evil.example',
    'ionic://localhost',
    'null',
    '*',
  ])('does not allow calls from the foreign origin %s', async (origin) => {
    for (const method of ['OPTIONS', 'POST'] as const) {
      const reply = await ask(app, origin, method)
      expect(reply.headers['access-control-allow-origin']).toBeUndefined()
      expect(reply.headers['access-control-allow-headers']).toBeUndefined()
    }
  })

  it('a server without a native app allows no calls from its origin', async () => {
    const reply = await ask(without, 'capacitor://localhost', 'OPTIONS')
    expect(reply.statusCode).toBe(400)
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('lets the native app read an error', async () => {
    const reply = await app.http.inject({
      method: 'POST',
      url: '/pictures',
      headers: { origin: 'capacitor://localhost', 'content-type': 'image/png' },
      payload: 'x',
    })
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['access-control-allow-origin']).toBe('capacitor://localhost')
  })
})

describe('links that open in the native app', () => {
  const get = (from: TestApp, name: string) =>
    from.http.inject({ method: 'GET', url: `/.well-known/${name}` })

  it('tells iPhones which links open in the native app', async () => {
    const reply = await get(app, 'apple-app-site-association')
    expect(reply.headers['content-type']).toContain('application/json')
    const [detail] = reply.json().applinks.details
    expect(detail.appIDs).toEqual([ENV.APPLE_APP_ID])
    expect(detail.components).toContainEqual({ '/': '/auth/verify-email' })
  })

  it('tells Android phones which native app opens links', async () => {
    const reply = await get(app, 'assetlinks.json')
    expect(reply.json()[0].target).toEqual({
      namespace: 'android_app',
      package_name: ENV.ANDROID_APP_ID,
      sha256_cert_fingerprints: [CERTIFICATE],
    })
  })

  it('a server without a native app serves no list of app links', async () => {
    for (const name of ['apple-app-site-association', 'assetlinks.json', 'other']) {
      expect((await get(without, name)).statusCode).toBe(404)
    }
  })
})

describe('the page in the native app', () => {
  const page = nativePage(PAGE, {
    ...{ productName: 'Better Days', publicPlatforms: 'native', publicUrl: 'https://a.example/b' },
    ...{ appStoreUrl: undefined, playStoreUrl: undefined },
  })

  it('the page of the native app names the server, and allows calls only to it', () => {
    expect(page).toContain('<meta name="server-url" content="https://a.example/b">')
    expect(page).toContain('<title>Better Days</title>')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(policy).toContain("connect-src 'self' capacitor://localhost https://a.example;")
    expect(policy).toContain("script-src 'self' capacitor://localhost;")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*|frame-ancestors/)
  })
})
