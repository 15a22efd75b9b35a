import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { fillOutbox } from '#testing/outbox.ts'
import { PRODUCTION } from '#testing/production.ts'
import { rowsOf } from '#testing/rows.ts'
import { aRepository } from '#testing/site-folder.ts'
import { runServer, spawnServer } from '#testing/spawned-server.ts'
import { makeTestApp } from '#testing/test-app.ts'

describe('production with data of the local mode', () => {
  it('production refuses to start on a database with demo people (promise 15)', async () => {
    const repository = await aRepository()
    try {
      const settings = { PORT: '0', DATA_DIR: 'tried', LOG_LEVEL: 'silent' }
      const local = await spawnServer(repository.root, settings)
      await local.end()
      const { code, output } = await runServer(repository.root, { ...PRODUCTION, ...settings })
      expect(code).toBe(1)
      expect(output).toContain('demo')
      expect(output).not.toContain('    at ')
    } finally {
      await repository.drop()
    }
  })
})

describe('the local mailbox', () => {
  const app = testApp()

  beforeAll(async () => {
    await fillOutbox(app)
  })

  const statusFrom = async (remoteAddress: string, headers = {}) => {
    const reply = await app.http.inject({ url: '/local/mailbox', remoteAddress, headers })
    return reply.statusCode
  }

  it('the local mailbox answers 404 to other machines and through a proxy', async () => {
    expect(await statusFrom('192.0.2.7')).toBe(404)
    expect(await statusFrom('::ffff:192.0.2.7')).toBe(404)
    const throughProxy = [
      { 'x-forwarded-for': '192.0.2.7' },
      { forwarded: 'for=192.0.2.7' },
      { host: 'goodwork.example' },
      { host: 'localhost.evil.example' },
      { host: '127.0.0.1.evil.example:3000' },
    ]
    for (const headers of throughProxy) expect(await statusFrom('127.0.0.1', headers)).toBe(404)
    const [{ _id }] = (await rowsOf(app, 'outbox', {}, '_id')) as [{ _id: string }]
    const mail = await app.http.inject({ url: `/local/mailbox/${_id}`, remoteAddress: '192.0.2.7' })
    expect(mail.statusCode).toBe(404)
  })

  it('the local mailbox answers 404 if the public address is HTTPS', async () => {
    const deployed = await makeTestApp('sqlite', { PUBLIC_URL: 'https://goodwork.example' })
    const reply = await deployed.http.inject({ url: '/local/mailbox' })
    await deployed.drop()
    expect(reply.statusCode).toBe(404)
  })
})
