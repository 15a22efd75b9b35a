import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../server/src/testing/databases.ts'
import { type Actor, aCompany, aPerson } from '../server/src/testing/factories.ts'
import { importsOf } from '../server/src/testing/imports.ts'
import { manyMembers } from '../server/src/testing/many-members.ts'
import type { TestApp } from '../server/src/testing/test-app.ts'
import { onBothDatabases } from './lib/both-databases.ts'
import { median, misses, percentile, report, say } from './lib/figures.ts'
import { others } from './lib/others.ts'
import { longestPause } from './lib/pause.ts'

const ROWS = 10_000
const PREVIEWED = 100_000
const MEMBERS = 5_000
const SECONDS = 60
const QUIET_MS = 10_000
const PEOPLE = 4
const ALONE_MS = 50
const BESIDE = 2

/** Half of the rows change a member, the other half invite a person. */
const fileOf = (rows: number) =>
  ['email,first name,role']
    .concat(
      Array.from({ length: rows }, (_, at) =>
        at < MEMBERS ? `person${at}@c.example,New ${at},team` : `new${at}@c.example,Bo ${at},`,
      ),
    )
    .join('\n')

async function measure(app: TestApp, database: Database): Promise<void> {
  const company = await aCompany(app, 'c.example')
  const admin = await aPerson(app, { company, isCompanyAdmin: true })
  await manyMembers(app, company, MEMBERS, 'c.example')
  const elsewhere = await aCompany(app, 'b.example')
  const people: Actor[] = []
  for (let at = 0; at < PEOPLE; at += 1) people.push(await aPerson(app, { company: elsewhere }))
  const ours = importsOf(app, admin)

  let isOver = false
  const alone = others(app, people, () => isOver)
  await sleep(QUIET_MS)
  isOver = true
  const quiet = await alone

  const _id = await ours.look(fileOf(ROWS))
  if ((await ours.start(_id)) !== undefined) throw new Error('It does not start')
  isOver = false
  const beside = others(app, people, () => isOver)
  const begin = performance.now()
  await app.jobs.runDue('import')
  const seconds = (performance.now() - begin) / 1000
  isOver = true
  const busy = await beside
  const { results } = await ours.get(_id)
  if (results.create + results.update !== ROWS) throw new Error(JSON.stringify(results))
  report(`${database}, ${ROWS} rows brought in`, seconds, ' s', { most: SECONDS })
  const [before, meanwhile] = [percentile(quiet, 0.99), percentile(busy, 0.99)]
  const middles = `middles ${median(quiet).toFixed(2)} and ${median(busy).toFixed(2)} ms`
  const figures = `${before.toFixed(2)} and ${meanwhile.toFixed(2)} ms; ${middles}`
  report(`${database}, 99 of 100 calls beside`, meanwhile / before, '', { most: BESIDE }, figures)

  const file = fileOf(PREVIEWED)
  const look = performance.now()
  const { longest, longestWork } = await longestPause(() => ours.look(file))
  const looked = (performance.now() - look) / 1000
  report(`${database}, ${PREVIEWED} rows looked at`, looked, ' s')
  const clock = `processor time; ${longest.toFixed(0)} ms by the clock`
  report(`${database}, longest pause meanwhile`, longestWork, ' ms', { most: ALONE_MS }, clock)
}

/** Imports 10,000 rows beside other people and previews 100,000 (product 4, import of members). */
export async function memberImport(): Promise<void> {
  await onBothDatabases(measure)
}

if (import.meta.main) {
  say('import')
  await memberImport()
  process.exitCode = misses() === 0 ? 0 : 1
}
