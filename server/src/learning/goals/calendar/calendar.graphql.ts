import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import {
  type CalendarAddress,
  calendarAddress,
  goalCalendar,
  makeAddress,
  stopAddress,
} from './calendar.ts'

/** Goals in the person's own calendar: product 4, calendar. */
export function addCalendar(builder: Builder): void {
  const Address = builder.objectRef<CalendarAddress>('CalendarAddress').implement({
    description: 'The secret address at which calendars read the goals of the person',
    fields: (t) => ({
      address: t.exposeString('address', {
        nullable: true,
        description: 'Only in the answer of calendarAddressCreate',
      }),
      createdDate: t.expose('createdDate', {
        type: 'DateTime',
        nullable: true,
        description: 'Null without an address',
      }),
      lastReadDate: t.expose('lastReadDate', {
        type: 'Date',
        nullable: true,
        description: 'The day in UTC when a calendar last read it',
      }),
    }),
  })
  builder.queryFields((t) => ({
    calendarAddressGet: t.field({
      type: Address,
      resolve: (_root, _args, context) => calendarAddress(signedIn(context)),
    }),
    goalCalendarGet: t.string({
      description: 'The dates of a goal as an iCalendar file',
      args: { _id: t.arg.id({ required: true }) },
      resolve: (_root, { _id }, context) => goalCalendar(signedIn(context), _id),
    }),
  }))
  builder.mutationFields((t) => ({
    calendarAddressCreate: t.field({
      description: 'Makes a new address, which ends the earlier one',
      type: Address,
      resolve: (_root, _args, context) => makeAddress(signedIn(context)),
    }),
    calendarAddressDelete: t.boolean({
      description: 'False if there was no address',
      resolve: (_root, _args, context) => stopAddress(signedIn(context)),
    }),
  }))
}
