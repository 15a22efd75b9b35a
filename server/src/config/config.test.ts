import { describe, expect, it } from 'vitest'
import { newSecretKey } from '#integrations/secret-key.ts'
import { PRODUCTION } from '#testing/production.ts'
import { ConfigError, readConfig } from './config.ts'

const messageOf = (env: Record<string, string>): string => {
  try {
    readConfig(env, '/srv')
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('The settings were taken.')
}

describe('settings', () => {
  it('has a default for every setting', () => {
    const config = readConfig({}, '/srv')
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      publicUrl: 'http://127.0.0.1:3000',
      productName: 'Goodwork',
      publicPlatforms: 'any',
      databaseUrl: undefined,
      trustedProxies: [],
    })
  })

  it('treats an empty setting as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' }, '/srv').port).toBe(3000)
  })

  it.each([
    ['PORT', 'abc'],
    ['CONTENT_SOURCE', 'sheet'],
    ['AIRTABLE_API_KEY', 'two words'],
    ['AIRTABLE_BASE_ID', '../base'],
    ['AIRTABLE_URL', 'file:///etc'],
    ['AIRTABLE_REFRESH_SECONDS', '5'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '1e3'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['DATABASE_URL', 'postgres'],
    ['PUBLIC_URL', 'goodwork.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://goodwork.example/?a=b'],
    ['PUBLIC_PLATFORMS', 'web'],
    ['APP_STORE_URL', 'apps.apple.com/app/id1'],
    ['APP_STORE_URL', 'http://apps.apple.com/app/id1'],
    ['PLAY_STORE_URL', 'javascript:alert(1)'],
    ['PLAY_STORE_URL', 'itms-apps://app'],
    ['APPLE_APP_ID', 'com.example.app'],
    ['ANDROID_APP_ID', 'com/example'],
    ['ANDROID_CERT_SHA256', 'AB:CD'],
    ['PRODUCT_NAME', 'x'.repeat(41)],
    ['PRODUCT_NAME', 'Good\nBcc: all@a.example'],
    ['DEMO_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['HASH_QUEUE', '0'],
    ['SERVICE_WORKER', 'no'],
    ['SECRET_KEYS', 'a:short'],
    ['SECRET_KEYS', `${newSecretKey('a')},${newSecretKey('a')}`],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtps://mail.example?rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://user:100%@mail.example'],
    ['MAIL_DKIM', 'goodwork'],
    ['MAIL_DKIM', 'goodwork:bm8ga2V5'],
    ['MAIL_FROM', 'Goodwork <goodwork@mail.example>'],
    ['MAIL_FROM', 'goodwork@mail.example\r\nBcc: all@a.example'],
    ['TWILIO_ACCOUNT_SID', 'AC1/../x'],
    ['TWILIO_FROM', '030 1234'],
    ['PAYMENTS', 'paypal'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PRICE_MONTHLY', 'prod_1'],
    ['TRUSTED_PROXIES', '10.0.0.1, not-an-address'],
    ['TRUSTED_PROXIES', '10.0.0.0/64'],
    ['AVATAR_STORE', 'folder'],
    ['AVATAR_STORE', 's3://key@host/bucket'],
  ])('names %s in the error when its value is “%s”', (name, value) => {
    expect(messageOf({ [name]: value })).toContain(name)
  })

  it('reads content from files unless an Airtable base is set', () => {
    const base = { AIRTABLE_API_KEY: 'patSecret.1', AIRTABLE_BASE_ID: 'appBase' }
    expect(readConfig(base, '/srv').airtable).toBeUndefined()
    expect(readConfig({ ...base, CONTENT_SOURCE: 'airtable' }, '/srv').airtable).toEqual({
      url: 'https://api.airtable.com',
      apiKey: 'patSecret.1',
      baseId: 'appBase',
      view: undefined,
      refreshSeconds: 900,
    })
    const message = messageOf({ CONTENT_SOURCE: 'airtable' })
    expect(message).toContain('AIRTABLE_API_KEY: must be set where CONTENT_SOURCE is airtable')
    expect(message).toContain('AIRTABLE_BASE_ID: must be set where CONTENT_SOURCE is airtable')
  })

  it('stores pictures in a folder unless a bucket is set, and hides its secret in errors', () => {
    expect(readConfig({}, '/srv').pictureBucket).toBeUndefined()
    expect(readConfig({ AVATAR_STORE: 'local' }, '/srv').pictureBucket).toBeUndefined()
    const address = 's3://key:hunter2@s3.example/faces?region=eu-central-1'
    expect(readConfig({ AVATAR_STORE: address }, '/srv').pictureBucket).toEqual({
      url: 'https://s3.example/faces',
      region: 'eu-central-1',
      accessKeyId: 'key',
      secretAccessKey: 'hunter2',
    })
    const message = messageOf({ AVATAR_STORE: address.replace('region', 'place') })
    expect(message).toContain('AVATAR_STORE: must be local, or s3://key:secret@host/bucket')
    expect(message).not.toContain('hunter2')
  })

  it('names all bad settings in one error, without their values', () => {
    const message = messageOf({ PORT: 'x', LOG_LEVEL: 'y', DEMO_PASSWORD: 'hunter2' })
    expect(message).toContain('PORT')
    expect(message).toContain('LOG_LEVEL')
    expect(message).toContain('DEMO_PASSWORD')
    expect(message).not.toContain('hunter2')
  })

  it.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback'])(
    'accepts %s as a trusted proxy',
    (proxy) => {
      expect(readConfig({ TRUSTED_PROXIES: proxy }, '/srv').trustedProxies).toEqual([proxy])
    },
  )
})

describe('the native app', () => {
  const APPLE = 'https://apps.apple.com/app/id1'
  const GOOGLE = 'https://play.google.com/store/apps/details?id=com.example.app'

  it.each([
    [{}, 'any'],
    [{ APP_STORE_URL: APPLE }, 'native'],
    [{ PLAY_STORE_URL: GOOGLE }, 'native'],
    [{ APP_STORE_URL: APPLE, PUBLIC_PLATFORMS: 'any' }, 'any'],
    [{ PUBLIC_PLATFORMS: 'native' }, 'native'],
    [{ APPLE_APP_ID: 'A1B2C3D4E5.com.example.app' }, 'any'],
  ])('with the settings %j, admits people without a company on platforms: %s', (env, platforms) => {
    expect(readConfig(env as Record<string, string>, '/srv').publicPlatforms).toBe(platforms)
  })

  it('refuses a link to an app store without https', () => {
    const message = messageOf({ APP_STORE_URL: 'http://apps.apple.com/app/id1' })
    expect(message).toContain('APP_STORE_URL: must be an address that starts with https://')
  })

  it('requires the certificate fingerprints of the Android app', () => {
    expect(messageOf({ ANDROID_APP_ID: 'com.example.app' })).toContain('ANDROID_CERT_SHA256: ')
  })
})

describe('mail, text messages and keys', () => {
  const ACCOUNT = `AC${'0'.repeat(32)}`

  it('sets up no SMTP, Twilio or secret keys by default', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      smtp: undefined,
      twilio: undefined,
      secretKeys: [],
    })
  })

  it.each([
    [{ SMTP_URL: 'smtps://mail.example' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'goodwork@mail.example' }, ['SMTP_URL']],
    [{ TWILIO_ACCOUNT_SID: ACCOUNT }, ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
    [{ TWILIO_AUTH_TOKEN: 'hunter2' }, ['TWILIO_ACCOUNT_SID', 'TWILIO_FROM']],
  ])('names the missing settings that %j needs', (env, missing) => {
    const message = messageOf(env as Record<string, string>)
    for (const name of missing) expect(message).toContain(`${name}: `)
    expect(message).not.toContain('hunter2')
  })

  it('decodes URL-encoded credentials in SMTP_URL', () => {
    const env = { SMTP_URL: 'smtps://a%40b:p%2Fw@mail.example', MAIL_FROM: 'g@mail.example' }
    expect(readConfig(env, '/srv').smtp).toEqual({
      host: 'mail.example',
      port: 465,
      tls: 'start',
      auth: { user: 'a@b', pass: 'p/w' },
      from: 'g@mail.example',
    })
  })

  it('keeps the order and the ids of SECRET_KEYS', () => {
    const SECRET_KEYS = `${newSecretKey('young')}, ${newSecretKey('old')}`
    const { secretKeys } = readConfig({ SECRET_KEYS }, '/srv')
    expect(secretKeys.map((key) => [key.id, key.bytes.length])).toEqual([
      ['young', 32],
      ['old', 32],
    ])
  })
})

describe('payments', () => {
  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_MONTHLY: 'price_new, price_old',
    STRIPE_PRICE_YEARLY: 'price_year',
  }
  const kindOf = (env: object) => readConfig({ ...env }, '/srv').payments.kind

  it('uses Stripe if set up, else no payments in production and local ones in local mode', () => {
    expect([kindOf({}), kindOf(PRODUCTION)]).toEqual(['local', 'off'])
    expect([kindOf(STRIPE), kindOf({ ...PRODUCTION, ...STRIPE })]).toEqual(['stripe', 'stripe'])
    expect(kindOf({ ...PRODUCTION, PAYMENTS: 'local' })).toBe('local')
    expect(readConfig(STRIPE, '/srv').payments).toMatchObject({
      stripe: {
        url: 'https://api.stripe.com',
        prices: { monthly: ['price_new', 'price_old'], yearly: ['price_year'] },
      },
    })
  })

  it('names missing settings of Stripe', () => {
    expect(messageOf({ PAYMENTS: 'stripe' })).toContain('STRIPE_SECRET_KEY: ')
    const { STRIPE_PRICE_YEARLY: _left, ...rest } = STRIPE
    expect(messageOf(rest)).toContain('STRIPE_PRICE_YEARLY: ')
  })
})

describe('production', () => {
  it.each(['PUBLIC_URL', 'SECRET_KEYS', 'SMTP_URL', 'MAIL_FROM'] as const)(
    'refuses production without %s, and names it in the error',
    (name) => {
      const { [name]: _left, ...rest } = PRODUCTION
      const message = messageOf(rest)
      expect(message).toContain(`${name}: `)
      expect(message).not.toContain(PRODUCTION.SECRET_KEYS)
    },
  )

  it('accepts production without Twilio', () => {
    expect(readConfig(PRODUCTION, '/srv').twilio).toBeUndefined()
  })

  it('ignores DEMO_PASSWORD in production', () => {
    const env = { ...PRODUCTION, PUBLIC_URL: 'https://a.example/' }
    const config = readConfig({ ...env, DEMO_PASSWORD: 'long enough a word' }, '/srv')
    expect(config.demoPassword).toBeUndefined()
    expect(config.publicUrl).toBe('https://a.example')
  })
})
