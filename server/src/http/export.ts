import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Services, signedIn } from '#graphql/context.ts'
import { permitRoute } from '#graphql/permit.ts'
import { contextOf } from '#http/request-context.ts'
import { exportData } from '#privacy/export/export.ts'

/** POST /export: streams a copy of the caller's data. Product 6, one's own data. */
export function addExport(app: FastifyInstance, services: Services): void {
  app.post('/export', async (request, reply) => {
    const context = await contextOf(request, services)
    permitRoute('dataExport', context.viewer)
    const { name, bytes } = await exportData(signedIn(context))
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
      .send(Readable.from(bytes, { objectMode: false }))
  })
}
