import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NO_WORKER } from '#http/no-worker.ts'
import { fillPage, type PageSettings } from '#http/page.ts'
import { AppError } from '#lib/errors.ts'

const SHORTLY = 'public, max-age=3600'

type Page = { plain: Buffer; br: Buffer; gzip: Buffer }

type SiteOptions = {
  folder: string
  settings: PageSettings
  /** False replaces the service worker by one that removes itself and all kept files. */
  hasServiceWorker: boolean
}

async function makePage({
  folder,
  settings,
}: Omit<SiteOptions, 'hasServiceWorker'>): Promise<Page> {
  const source = await readFile(join(folder, 'index.html'), 'utf8')
  const plain = Buffer.from(fillPage(source, settings))
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return { plain, br, gzip: gz }
}

const MANIFEST = 'site.webmanifest'

async function makeManifest(folder: string, name: string): Promise<string | undefined> {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) return undefined
  const own = JSON.parse(await readFile(file, 'utf8'))
  return JSON.stringify({ ...own, name, short_name: name })
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): Buffer {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('content-type', 'text/html; charset=utf-8')
  reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding, Origin')
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br')
    return page.br
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip')
    return page.gzip
  }
  return page.plain
}

const wantsPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '') &&
  !/^\/(graphql|content|assets|pictures|\.well-known)(\/|$)/.test(request.url)

/**
 * Serves the built app: hashed assets, precompressed and cached for good; every other address is
 * the page (history mode, product 2).
 */
export async function addSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const page = await makePage(options)
  const manifest = await makeManifest(options.folder, options.settings.productName)
  if (manifest !== undefined) {
    app.get(`/${MANIFEST}`, async (_request, reply) => {
      reply.header('content-type', 'application/manifest+json; charset=utf-8')
      reply.header('cache-control', SHORTLY)
      return manifest
    })
  }
  if (!options.hasServiceWorker) {
    app.get('/sw.js', async (_request, reply) => {
      reply.header('content-type', 'text/javascript; charset=utf-8')
      reply.header('cache-control', 'no-cache')
      return NO_WORKER
    })
  }
  await app.register(fastifyStatic, {
    root: options.folder,
    index: false,
    preCompressed: true,
    wildcard: true,
    allowedPath: (path) => path !== '/index.html' && path !== '/',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/')
      const isWorker = path.includes('/sw.js')
      const shortly = isWorker ? 'no-cache' : SHORTLY
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : shortly)
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return sendPage(page, request, reply)
    throw new AppError('NOT_FOUND', 'There’s nothing at this address.')
  })
}
