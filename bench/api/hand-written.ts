import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fastify, { LogController, type RouteHandlerMethod } from 'fastify'
import { goalsSchema, meSchema, updateSchema } from './hand-schemas.ts'
import { active, Refusal, sessions } from './hand-session.ts'

// The API without GraphQL: three routes over prepared statements, with schemas for requests and
// answers. The store, durability, headers and log line are the same as in the product.

type Row = Record<string, string | number | null>

const [, , port, folder = ''] = process.argv
const db = new DatabaseSync(join(folder, 'goodwork.sqlite'), { timeout: 100 })
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')

const findUser = db.prepare(`
  select _id, version, email, firstName, lastName, avatar, isCompanyAdmin, isAppAdmin,
    emailVerified, showWelcomeDialog, tier, timeZone, company
  from user where _id = ?`)
const findCompany = db.prepare('select _id, name, require2FA from company where _id = ?')

const GOAL = `_id, version, adviceId, adviceTitle, actionTitle, category, entity, progress, endDate,
  reviewDate, isBookmark, isGoal, createdDate, updatedDate, actionId, adviceBody, advices, specific,
  measurable, achievable, relevant, startDate, partner, note`
const listGoals = db.prepare(`
  select ${GOAL} from goal where user = ? and deletedDate is null
  order by createdDate desc, _id desc limit 1000`)
const findGoal = db.prepare('select 1 from goal where _id = ? and user = ? and deletedDate is null')
const dropGoal = db.prepare('update goal set deletedDate = ? where _id = ?')

const begin = db.prepare('begin immediate')
const commit = db.prepare('commit')
const rollback = db.prepare('rollback')

function transaction<T>(work: () => T): T {
  begin.run()
  try {
    const done = work()
    commit.run()
    return done
  } catch (error) {
    rollback.run()
    throw error
  }
}

const instant = (value: Row[string] | undefined) => new Date(value as number).toISOString()

const goalOf = (row: Row) => ({
  ...row,
  isBookmark: row.isBookmark === 1,
  isGoal: row.isGoal === 1,
  createdDate: instant(row.createdDate),
  updatedDate: instant(row.updatedDate),
  advices: JSON.parse(row.advices as string),
})

const updates = new Map<string, ReturnType<typeof db.prepare>>()

/** The statement that sets these columns, prepared once. */
function updateOf(names: readonly string[]) {
  const key = names.join()
  const known = updates.get(key)
  if (known !== undefined) return known
  const sets = names.map((name) => `"${name}" = ?`).join(', ')
  const made = db.prepare(`
    update goal set ${sets}, updatedDate = ?, version = version + 1
    where _id = ? and user = ? and version = ? and deletedDate is null returning ${GOAL}`)
  updates.set(key, made)
  return made
}

const app = fastify({
  logController: new LogController({ disableRequestLogging: true }),
  logger: { level: 'info' },
  genReqId: () => randomUUID(),
})
const personOf = sessions(db)

app.addHook('onRequest', (request, reply, done) => {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': request.id,
    'cache-control': 'no-store',
  })
  done()
})
app.addHook('onResponse', (request, reply, done) => {
  const { url } = request.routeOptions
  const ms = Math.round(reply.elapsedTime)
  request.log.info({ method: request.method, route: url, status: reply.statusCode, ms }, 'answered')
  done()
})

app.get('/healthz', () => ({ status: 'ok' }))

// POST, because all calls of the product are POST requests; GET for a comparison without a body.
const method = ['GET', 'POST']

const me: RouteHandlerMethod = (request, reply) => {
  const person = personOf(request.headers.authorization)
  const user = findUser.get(person.userId) as Row | undefined
  if (user === undefined) throw new Refusal(404, 'This person is not here.')
  const company =
    user.company === null ? undefined : (findCompany.get(user.company ?? null) as Row | undefined)
  const answer = {
    ...user,
    isCompanyAdmin: user.isCompanyAdmin === 1,
    isAppAdmin: user.isAppAdmin === 1,
    isPublicUser: person.isPublicUser,
    emailVerified: user.emailVerified === 1,
    showWelcomeDialog: user.showWelcomeDialog === 1,
    sessionState: person.state,
    company: company === undefined ? null : { ...company, require2FA: company.require2FA === 1 },
  }
  reply.send({ data: { me: answer } })
}
app.route({ method, url: '/me', schema: meSchema, handler: me })

const goals: RouteHandlerMethod = (request, reply) => {
  const { userId } = active(personOf(request.headers.authorization))
  const rows = listGoals.all(userId) as Row[]
  reply.send({ data: { goalGetMany: rows.map(goalOf) } })
}
app.route({ method, url: '/goals', schema: goalsSchema, handler: goals })

type Change = { _id: string; version: number } & Record<string, string>

app.post<{ Body: Change }>('/goals/update', { schema: updateSchema }, (request, reply) => {
  const { userId } = active(personOf(request.headers.authorization))
  const { _id, version, ...changes } = request.body
  if (changes.startDate && changes.endDate && changes.endDate < changes.startDate) {
    throw new Refusal(400, 'The end lies before the start.')
  }
  const now = Date.now()
  const row = transaction(() => {
    const update = updateOf(Object.keys(changes))
    const done = update.get(...Object.values(changes), now, _id, userId, version)
    if (done === undefined) {
      if (findGoal.get(_id, userId) === undefined) throw new Refusal(404, 'Not here.')
      throw new Refusal(409, 'This goal was changed elsewhere in the meantime.')
    }
    if (done.isGoal === 0 && done.isBookmark === 0) dropGoal.run(now, _id)
    return done as Row
  })
  reply.send({ data: { goalUpdate: goalOf(row) } })
})

await app.listen({ port: Number(port), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
