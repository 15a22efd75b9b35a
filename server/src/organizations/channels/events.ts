import type { Content } from '#content/content.ts'
import { lockCompany } from '#db/locks.ts'
import type { Services } from '#graphql/context.ts'
import { DONE, type JobHandler } from '#jobs/handler.ts'
import { mondayOf, weekAfter, weekIn } from '#lib/weeks.ts'
import { type ReminderForAll, remindersForAll } from '#organizations/reminders/reminders.ts'
import { digestMoment, isDue, reminderMoment } from './channels.rules.ts'
import { findChannel, insertMessage, listOccasions, listOn } from './channels.store.ts'
import type { ChannelEvent, ReminderLine, TipLine } from './formats.rules.ts'

type Eventful = Pick<Services, 'store' | 'clock' | 'ids' | 'jobs' | 'config'>
type Occasion = { event: ChannelEvent; occasion: string; moment: number }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AT_ONCE = 200
const TIPS = 2

/** Two tips of the library, the same for all companies in a week; another week has others. */
function tipsOf(content: Content, now: number): TipLine[] {
  const records = content.tables.get('main')?.records ?? []
  // The first of January 1970 was a Thursday.
  const week = Math.floor((now / DAY + 3) / 7)
  return Array.from({ length: Math.min(TIPS, records.length) }, (_, nth) => {
    const { key = '', fields = {} } = records[(TIPS * week + nth) % records.length] ?? {}
    return { id: key, title: `${fields.title}`, text: `${fields.text}` }
  })
}

const lineOf = ({ _id, targetDate, categoryTitle, text }: ReminderForAll): ReminderLine => ({
  ...{ id: _id, day: targetDate, theme: categoryTitle, text },
})

/** Everything that channels of a company could get now. Product 4, channels. */
function occasionsOf(
  reminders: readonly ReminderForAll[],
  tips: TipLine[],
  { now, publicUrl }: { now: number; publicUrl: string },
): Occasion[] {
  const url = `${publicUrl}/reminders`
  const published = reminders.map((reminder): Occasion => {
    const data = { reminder: lineOf(reminder), url }
    const event: ChannelEvent = { type: 'reminder.published', data }
    return { event, occasion: reminder._id, moment: reminderMoment(reminder) }
  })
  const week = weekIn(now, 'UTC')
  const [from, to] = [mondayOf(week), mondayOf(weekAfter(week, 1))]
  const visible = reminders.filter((reminder) => reminderMoment(reminder) <= now)
  const ofWeek = visible.filter(({ targetDate }) => targetDate >= from && targetDate < to)
  if (ofWeek.length + tips.length === 0) return published
  const data = { week, reminders: ofWeek.map(lineOf), tips, url }
  const digest: ChannelEvent = { type: 'digest.weekly', data }
  return [...published, { event: digest, occasion: week, moment: digestMoment(week) }]
}

/** Stores the messages of the events that are due, and the jobs that send them. */
export async function queueEvents(services: Eventful, content: Content): Promise<void> {
  const { store, clock, config } = services
  const now = clock.now()
  const tips = tipsOf(content, now)
  const [week, today] = [mondayOf(weekIn(now, 'UTC')), new Date(now).toISOString().slice(0, 10)]
  const month = `${today.slice(0, 7)}-01`
  const days = { from: week < month ? week : month, to: `${today.slice(0, 7)}-31` }
  for (let after = ''; ; ) {
    const channels = await listOn(store, after, AT_ONCE)
    for (const channel of channels) {
      const reminders = await remindersForAll(store, channel.company, days)
      const has = await listOccasions(store, channel._id)
      const due = occasionsOf(reminders, tips, { now, publicUrl: config.publicUrl }).filter(
        ({ event, occasion, moment }) =>
          isDue(moment, channel, now) && !has.has(`${event.type} ${occasion}`),
      )
      if (due.length > 0) await storeMessages(services, channel, due)
    }
    if (channels.length < AT_ONCE) return
    after = channels.at(-1)?._id ?? ''
  }
}

async function storeMessages(
  { store, clock, ids, jobs }: Eventful,
  channel: { _id: string; company: string },
  due: readonly Occasion[],
): Promise<void> {
  await store.write(async (trx) => {
    // Locked, so that no message outlives a channel or company that is deleted meanwhile.
    await lockCompany(trx, channel.company)
    if ((await findChannel(trx, channel.company, channel._id)) === undefined) return
    for (const { event, occasion } of due) {
      const _id = ids.id()
      const isNew = await insertMessage(trx, {
        ...{ _id, channel: channel._id, event: event.type, occasion },
        ...{ body: JSON.stringify(event.data), createdDate: clock.now() },
        ...{ sentDate: null, lastError: null },
      })
      // Another process may have stored it.
      if (isNew) await jobs.enqueue(trx, { kind: 'channel', key: _id })
    }
  })
}

/** Looks for due events each hour. */
export const channelEventsHandler = (services: Eventful, content: () => Content): JobHandler => ({
  run: async () => {
    await queueEvents(services, content())
    return DONE
  },
  schedule: { minute: 0 },
  together: 1,
  leaseMs: 60 * MINUTE,
  waits: [MINUTE, 10 * MINUTE],
  givesUp: false,
})
