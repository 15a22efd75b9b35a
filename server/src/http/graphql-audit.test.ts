import { serverAudits } from 'graphql-http'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'

const app = testApp()
let url: string

beforeAll(async () => {
  url = `${await app.http.listen({ port: 0, host: '127.0.0.1' })}/graphql`
})

const audits = serverAudits({ url: () => url })

it('the package graphql-http has its full list of audits', () => {
  expect(audits.length).toBeGreaterThanOrEqual(61)
})

it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  'passes audit %s of GraphQL over HTTP without a warning: %s',
  async (_id, _name, audit) => {
    const result = await audit.fn()
    const reason = 'reason' in result ? result.reason : ''
    expect(['ok', 'notice'], reason).toContain(result.status)
  },
)
