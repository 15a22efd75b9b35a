import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type HolidayCalendar, holidayCalendars } from '#lib/holidays.ts'
import { mondayOf } from '#lib/weeks.ts'
import { createPause, endPause, type Pause, pauses, removePause } from './pauses.ts'
import { type RhythmToday, type RhythmWeek, rhythm } from './rhythm.ts'

/** The calls about rhythm, pauses and days off: product 4, rhythm. */
export function addRhythm(builder: Builder) {
  const { Calendar, Away, NewPause, Result } = addTypes(builder)
  builder.queryFields((t) => ({
    holidayCalendarGetMany: t.field({
      type: [Calendar],
      resolve: async () => [...(await holidayCalendars())],
    }),
    pauseGetMany: t.field({
      type: [Away],
      resolve: (_root, _args, context) => pauses(signedIn(context)),
    }),
    rhythmGet: t.field({
      type: Result,
      resolve: (_root, _args, context) => rhythm(signedIn(context)),
    }),
  }))
  builder.mutationFields((t) => ({
    pauseCreate: t.field({
      type: Away,
      args: { obj: t.arg({ type: NewPause, required: true }) },
      resolve: (_root, { obj }, context) => createPause(signedIn(context), obj),
    }),
    pauseEnd: t.field({
      type: Away,
      nullable: true,
      description: 'One is back today; null if nothing of it is left',
      args: { _id: t.arg.id({ required: true }) },
      resolve: (_root, { _id }, context) => endPause(signedIn(context), _id),
    }),
    pauseDelete: t.id({
      args: { _id: t.arg.id({ required: true }) },
      resolve: (_root, { _id }, context) => removePause(signedIn(context), _id),
    }),
  }))
}

function addTypes(builder: Builder) {
  const Calendar = builder.objectRef<HolidayCalendar>('HolidayCalendar').implement({
    description: 'Public holidays of a country, or of a part of it',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Country and part, such as DE or DE-BY' }),
      isoCode: t.exposeString('isoCode'),
      name: t.exposeString('name'),
    }),
  })
  const Away = builder.objectRef<Pause>('Pause').implement({
    description: 'Days on which nothing is asked of one; seen by nobody else',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      fromDay: t.expose('fromDay', { type: 'Date' }),
      toDay: t.expose('toDay', {
        type: 'Date',
        nullable: true,
        description: 'The last day; null until further notice',
      }),
      kind: t.exposeString('kind', { description: 'dayOff or pause' }),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
    }),
  })
  const NewPause = builder.inputType('PauseCreateInput', {
    fields: (t) => ({
      _id: t.id(),
      fromDay: t.field({ type: 'Date', required: true }),
      toDay: t.field({ type: 'Date' }),
      kind: t.string({ required: true }),
    }),
  })
  return { Calendar, Away, NewPause, Result: addResult(builder) }
}

function addResult(builder: Builder) {
  const Week = builder.objectRef<RhythmWeek>('RhythmWeek').implement({
    fields: (t) => ({
      yearWeek: t.exposeString('yearWeek', { description: 'ISO week, such as 2026-47' }),
      monday: t.field({ type: 'Date', resolve: ({ yearWeek }) => mondayOf(yearWeek) }),
      state: t.exposeString('state', {
        description: 'inRhythm, quiet, pause, holidays, start, or open: the present week',
      }),
    }),
  })
  return builder.objectRef<RhythmToday>('Rhythm').implement({
    description: 'How many of the last weeks one acted in, those aside that ask for nothing',
    fields: (t) => ({
      inRhythm: t.exposeInt('inRhythm'),
      of: t.exposeInt('of', { description: 'Eight weeks at most' }),
      isFromStart: t.exposeBoolean('isFromStart', {
        description: 'Whether these are all the weeks since one came',
      }),
      today: t.exposeString('today', {
        nullable: true,
        description: 'What sets today free: pause, dayOff, holiday, or nothing',
      }),
      weeks: t.expose('weeks', { type: [Week], description: 'Newest first' }),
    }),
  })
}
