import { join } from 'node:path'
import { readCompiled } from '@goodwork/content/compiled.ts'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { aPerson } from '../server/src/testing/factories.ts'
import { setup } from '../server/src/testing/global-setup.ts'
import { makeTestApp } from '../server/src/testing/test-app.ts'
import { report, say } from './lib/figures.ts'

/** A sentence as people type it, and the number of the reply that it means; null: no reply fits. */
type Row = {
  rehearsal: string
  turn: string
  text: string
  reply: number | null
  heldOut?: boolean
}
type Answer = { replies: number[]; isSure: boolean; help: object | null }
type Judged = Row & { first: number; isSure: boolean; isAlarm: boolean }

const SAY = `mutation($obj: RehearsalSayInput!) { done: rehearsalSay(obj: $obj) {
  replies isSure help { sentences } } }`
const LEAST = { right: 90, sure: 50 }

/** Measures own words in rehearsals through the API: how often they are understood, and surely. */
export async function miraRehearsals(): Promise<void> {
  const stop = await setup()
  const app = await makeTestApp('sqlite')
  const rows = readYaml(join(import.meta.dirname, 'mira/rehearsal-lines.yaml')) as Row[]
  const judged: Judged[] = []
  for (const row of rows) {
    const { token } = await aPerson(app)
    const { rehearsal: id, turn, text } = row
    const feelings = readCompiled().tables.rehearsal?.rows.find(({ key }) => key === id)?.fields
      .feelings as { feeling: string }[] | undefined
    const obj = { id, turn, text, feeling: feelings?.[0]?.feeling }
    const answer = (await app.done(SAY, { obj }, token)) as Answer
    const { replies, isSure, help } = answer
    judged.push({ ...row, first: replies[0] ?? -1, isSure, isAlarm: help !== null })
  }
  rehearsalLines(judged)
  await app.drop()
  await stop?.()
}

/** Prints the shares in percent, then those of the held out half; with MIRA_EACH=1, the faults. */
function rehearsalLines(all: readonly Judged[]): void {
  const shares = (rows: readonly Judged[], limits?: typeof LEAST) => {
    const sure = rows.filter(({ isSure }) => isSure)
    const fitting = rows.filter(({ reply }) => reply !== null)
    const limit = (least?: number) => (least === undefined ? undefined : { least })
    const right = shareOf(sure, ({ first, reply }) => first === reply)
    report('lines read right when sure', right, ' %', limit(limits?.right))
    report(
      '  sure, of those that a reply fits',
      shareOf(fitting, ({ isSure }) => isSure),
      ' %',
      limit(limits?.sure),
    )
    report(
      '  closest first, of these',
      shareOf(fitting, ({ first, reply }) => first === reply),
      ' %',
    )
    report('  alarms', rows.filter(({ isAlarm }) => isAlarm).length, ` of ${rows.length}`)
  }
  shares(all, LEAST)
  say('  held out:')
  shares(all.filter(({ heldOut }) => heldOut))
  if (!process.env.MIRA_EACH) return
  for (const { rehearsal, turn, text, reply, first, isSure, isAlarm, heldOut } of all) {
    const isFault = isAlarm || (isSure ? first !== reply : reply !== null && first !== reply)
    if (!isFault || heldOut) continue
    say(
      `    ${isSure ? 'sure' : 'unsure'}${isAlarm ? ' alarm' : ''} ${rehearsal} ${turn}: ${text} -> ${first}, not ${reply}`,
    )
  }
}

const shareOf = (rows: readonly Judged[], is: (row: Judged) => boolean): number =>
  rows.length === 0 ? Number.NaN : (100 * rows.filter(is).length) / rows.length
