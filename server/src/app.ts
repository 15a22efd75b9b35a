import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { isSetupOpen } from '#accounts/app-admins/setup-codes.ts'
import type { TraitLookup } from '#accounts/people/people.cluster.ts'
import { hasNativeApp } from '#config/config.native.ts'
import type { Config } from '#config/config.ts'
import { readKeyCheck } from '#content/content.read-keys.ts'
import { contentRoutes } from '#content/content.routes.ts'
import type { HasContent } from '#content/content.ts'
import { type Content, contentRow } from '#content/content.ts'
import { openSource } from '#content/source/open-source.ts'
import type { ContentSource } from '#content/source/source.ts'
import { checkStore } from '#db/check-store.ts'
import { migrate } from '#db/migrate.ts'
import { openStore } from '#db/open-store.ts'
import type { Store } from '#db/store.ts'
import type { Services } from '#graphql/context.ts'
import { LIMITS } from '#graphql/limits.ts'
import { hooks } from '#hooks.ts'
import { addAppLinks } from '#http/app-links.ts'
import { addCalendarFeed } from '#http/calendar.ts'
import { addErrors, refuseUnreadable } from '#http/errors.ts'
import { addExport } from '#http/export.ts'
import { addGraphQL } from '#http/graphql-route.ts'
import { addSecurityHeaders } from '#http/headers.ts'
import { addHealth } from '#http/health.ts'
import { importRoutes } from '#http/import-members.ts'
import { acceptJson } from '#http/json-body.ts'
import { addLocalMailbox } from '#http/local-mailbox.ts'
import { localPaymentRoutes } from '#http/local-payment.ts'
import { allowNativeApp } from '#http/native-app.ts'
import { paymentWebhook } from '#http/payment-webhook.ts'
import { pictureRoutes } from '#http/pictures.ts'
import { contextOf } from '#http/request-context.ts'
import { makeServer } from '#http/server.ts'
import { addSite } from '#http/site.ts'
import { type Pace, refuseSlowBodies } from '#http/slow-bodies.ts'
import { addStopLinks } from '#http/stop-links.ts'
import type { Wait } from '#integrations/airtable.ts'
import { makeBreaches } from '#integrations/breaches.ts'
import { type Clock, systemClock } from '#integrations/clock.ts'
import { makeEncoder } from '#integrations/encoder.ts'
import { type Ids, randomIds } from '#integrations/ids.ts'
import { makeModel } from '#integrations/model.ts'
import { openPayments } from '#integrations/open-payments.ts'
import { openPictures } from '#integrations/open-pictures.ts'
import { makeOutside } from '#integrations/outside.ts'
import { makePasswords } from '#integrations/passwords.ts'
import { isLocal } from '#integrations/payments.local.ts'
import { openSeal } from '#integrations/secret-key.ts'
import { localTexter, type Texter, twilioTexter } from '#integrations/texter.ts'
import { jobHandlers } from '#job-handlers.ts'
import { type Jobs, makeJobs } from '#jobs/jobs.ts'
import { askingIndexOf } from '#learning/library/asking/asking.index.ts'
import { makeMeanings } from '#learning/library/asking/vectors.ts'
import { openLibrary } from '#learning/library/library.ts'
import { rootCause } from '#lib/errors.ts'
import { accountHooks } from '#organizations/members/membership/account-hooks.ts'
import { makeSchema } from '#schema.ts'
import { checkSecretKeys } from '#secret-keys.ts'

/** The parts that tests replace; all others are built from the config. */
export type Dependencies = {
  clock?: Clock
  ids?: Ids
  store?: Store
  content?: ContentSource
  wait?: Wait
  pace?: Pace
  /** Called if the start waits for another server that migrates the store */
  onWait?: () => void
}

export type Paths = {
  /** The compiled content, a JSON file */
  content: string
  /** The built web app; undefined: serve only the API */
  site: string | undefined
}

export type App = {
  http: FastifyInstance
  services: Services
  /** Background work; starts when the server listens */
  jobs: Jobs
  content(): Content
  /** Tells balancers and clients to use another server, while this one still answers */
  drain(): void
  /** Waits for requests in flight, then closes the store */
  close(): Promise<void>
}

const SWEEP_MS = 50
/** Delay before the library is indexed, so that the first requests do not wait for it. */
const LIBRARY_MS = 2000

/** Composition root: config in, running app out. Migrates the store before it answers. */
export async function makeApp(
  config: Config,
  paths: Paths,
  dependencies: Dependencies = {},
): Promise<App> {
  const store = dependencies.store ?? (await openStore(config))
  try {
    await migrate(store, dependencies.onWait)
    const seal = await openSeal(config)
    if (dependencies.store === undefined) {
      await checkStore(store)
      await checkSecretKeys(store.read, seal, config)
    }
    return await build(config, paths, dependencies, { store, seal })
  } catch (error) {
    if (dependencies.store === undefined) await store.close()
    throw error
  }
}

async function build(
  config: Config,
  paths: Paths,
  dependencies: Dependencies,
  { store, seal }: Pick<Services, 'store' | 'seal'>,
): Promise<App> {
  const clock = dependencies.clock ?? systemClock
  const ids = dependencies.ids ?? randomIds
  const http = makeHttp(config, dependencies.pace)
  const texter = texterOf(config)
  const jobs = makeJobs({ store, clock, log: http.log })
  const services: Services = {
    config,
    hooks,
    store,
    clock,
    ids,
    passwords: makePasswords(config.hashWorkers, config.hashQueue),
    pictures: openPictures(config, (error) =>
      http.log.error({ reason: rootCause(error).message }, 'the store of pictures does not answer'),
    ),
    seal,
    outside: makeOutside({ allowsLoopback: !config.production }),
    payments: await openPayments({ config, store, clock, ids }),
    jobs,
    model:
      config.model &&
      makeModel(config.model, clock, (problem) =>
        http.log.warn(problem, 'the model does not answer'),
      ),
    accountHooks,
    canText: texter !== undefined,
    breaches: makeBreaches(config.breachedPasswordsUrl, (error) =>
      http.log.warn(
        { reason: rootCause(error).message },
        'the list of breached passwords does not answer',
      ),
    ),
  }
  const source =
    dependencies.content ?? (await openSource(config, paths.content, http.log, dependencies.wait))
  jobs.handle(jobHandlers(services, { texter, content: source.current, log: http.log }))
  const has: HasContent = (table, id) => contentRow(source.current(), table, id) !== undefined
  const mirror: TraitLookup = {
    keyOf: (trait) => contentRow(source.current(), 'trait', trait)?.key,
    log: (line) => http.log.info(line),
  }
  const encoder =
    config.encoder &&
    makeEncoder(config.encoder, clock, (problem) =>
      http.log.warn(problem, 'the encoder does not answer'),
    )
  const library = openLibrary(
    source.current,
    undefined,
    encoder && makeMeanings(encoder, config.dataDir),
  )
  const isReadKey = readKeyCheck(config.contentReadKeys)
  let libraryTimer: NodeJS.Timeout | undefined
  http.addHook('onListen', async () => {
    jobs.start()
    source.start()
    libraryTimer = setTimeout(() => {
      const made = library.index().then(askingIndexOf)
      made.catch((err) => http.log.error({ err }, 'the library cannot be searched'))
    }, LIBRARY_MS).unref()
  })
  addErrors(http)
  const drain = addHealth(http, store)
  addGraphQL(http, services, makeSchema(library, has, mirror, source.current))
  await http.register(contentRoutes, {
    content: source.current,
    readerOf: async (request) => {
      if (isReadKey(request.headers.authorization)) return 'key'
      const { viewer } = await contextOf(request, services)
      if (viewer === null || viewer.state !== 'active' || viewer.role === 'unpaid') return null
      return viewer.role === 'public' ? 'public' : 'company'
    },
  })
  await http.register(pictureRoutes, { services })
  await http.register(importRoutes, { services })
  addExport(http, services)
  await http.register(addStopLinks, { services })
  addCalendarFeed(http, services)
  const { payments } = services
  if (payments?.source === 'stripe') await http.register(paymentWebhook, { services, payments })
  if (isLocal(payments)) await http.register(localPaymentRoutes, { services, payments })
  if (!config.production) addLocalMailbox(http, services)
  addAppLinks(http, config)
  if (paths.site !== undefined) {
    const isOpen = config.production && (await isSetupOpen(store.read))
    await addSite(http, {
      folder: paths.site,
      settings: { ...config, isSetupOpen: isOpen },
      hasServiceWorker: config.serviceWorker,
    })
  }
  return {
    http,
    services,
    jobs,
    content: source.current,
    drain,
    close: async () => {
      clearTimeout(libraryTimer)
      // Closes connections that become idle during the close; keep-alive keeps them for a minute.
      const sweeping = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS)
      await Promise.all([http.close(), jobs.close(), source.close()])
      clearInterval(sweeping)
      await store.close()
    },
  }
}

/** In production there are no text messages without Twilio; in local mode the outbox shows them. */
function texterOf({ twilio, production }: Config): Texter | undefined {
  if (twilio !== undefined) return twilioTexter(twilio)
  return production ? undefined : localTexter
}

function makeHttp(config: Config, pace: Pace | undefined): FastifyInstance {
  const http = fastify({
    bodyLimit: LIMITS.bodyBytes,
    // `onResponse` below logs one line per request, without URL and headers.
    logController: new LogController({ disableRequestLogging: true }),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // Requests on an open connection are answered as usual while the server closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: refuseUnreadable,
    serverFactory: makeServer,
  })
  acceptJson(http)
  refuseSlowBodies(http, pace)
  addSecurityHeaders(http, config.publicUrl.startsWith('https:'))
  http.decorateRequest('errorCodes')
  http.addHook('onRequest', (request, reply, done) => {
    request.errorCodes = []
    reply.header('x-request-id', request.id)
    done()
  })
  if (hasNativeApp(config)) allowNativeApp(http)
  http.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.errorCodes.length > 0 ? { refused: request.errorCodes } : {}),
      },
      'answered',
    )
    done()
  })
  return http
}
