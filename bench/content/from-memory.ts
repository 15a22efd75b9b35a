import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'

const [port, folder = ''] = process.argv.slice(2)
const page = readFileSync(join(folder, 'page.json'))

/** The smallest possible Fastify server, which sends the same bytes from memory to everyone. */
const app = fastify()
app.get('/healthz', async () => ({ status: 'ok' }))
app.get('/page', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(page)
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
