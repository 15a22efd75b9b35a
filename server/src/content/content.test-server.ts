import { compile } from '@goodwork/content/compile.ts'
import { loadCorpus } from '@goodwork/content/load.ts'
import { fastify } from 'fastify'
import { readKeyCheck } from './content.read-keys.ts'
import { contentRoutes } from './content.routes.ts'
import { openContent } from './content.ts'

export const readKey = 'read-key-of-the-tests'

export const compiled = compile(loadCorpus().corpus)

/** A bare server with the content of this checkout, open to `readKey`. */
export function aContentServer(content = openContent(compiled)) {
  const hasReadKey = readKeyCheck([readKey, 'another'])
  const app = fastify()
  app.register(contentRoutes, {
    content: () => content,
    readerOf: async (request) => (hasReadKey(request.headers.authorization) ? 'key' : null),
  })
  return app
}
