import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { KINDS } from './channels.rules.ts'
import {
  type Channel,
  channelsOf,
  type MadeChannel,
  makeChannel,
  removeChannel,
  testChannel,
  turnChannel,
} from './channels.ts'

function addTypes(builder: Builder) {
  const Kind = builder.enumType('CompanyChannelKind', { values: KINDS })
  const ChannelType = builder.objectRef<Channel>('CompanyChannel').implement({
    description: 'An address that gets a company’s reminders and digest',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      kind: t.expose('kind', { type: Kind }),
      name: t.exposeString('name'),
      host: t.exposeString('host', { description: 'Of its address; the rest is a secret' }),
      ending: t.exposeString('ending', { description: 'The last four characters of its address' }),
      who: t.exposeString('who', { nullable: true, description: 'The maker; null once they left' }),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
      isOn: t.exposeBoolean('isOn'),
      isStopped: t.exposeBoolean('isStopped', { description: 'Whether failures turned it off' }),
      lastSentDate: t.expose('lastSentDate', { type: 'DateTime', nullable: true }),
      lastError: t.exposeString('lastError', {
        nullable: true,
        description: 'Why the last attempt failed, such as `HTTP 403: invalid_token`',
      }),
    }),
  })
  const Made = builder.objectRef<MadeChannel>('NewCompanyChannel').implement({
    fields: (t) => ({
      channel: t.expose('channel', { type: ChannelType }),
      secret: t.exposeString('secret', {
        nullable: true,
        description: 'Signs the messages of a webhook; answered only once',
      }),
    }),
  })
  const New = builder.inputType('CompanyChannelCreateInput', {
    fields: (t) => ({
      kind: t.field({ type: Kind, required: true }),
      name: t.string({ required: true }),
      url: t.string({ required: true }),
      companyId: t.id(),
    }),
  })
  return { ChannelType, Made, New }
}

/** The calls about channels: product 4, channels. */
export function addChannels(builder: Builder) {
  const { ChannelType, Made, New } = addTypes(builder)
  builder.queryField('companyChannelGetMany', (t) =>
    t.field({
      type: [ChannelType],
      args: { companyId: t.arg.id() },
      resolve: (_root, { companyId }, context) => channelsOf(signedIn(context), companyId),
    }),
  )
  builder.mutationField('companyChannelCreate', (t) =>
    t.field({
      type: Made,
      args: { obj: t.arg({ type: New, required: true }) },
      resolve: (_root, { obj }, context) => makeChannel(signedIn(context), obj),
    }),
  )
  builder.mutationField('companyChannelUpdate', (t) =>
    t.field({
      type: ChannelType,
      args: {
        _id: t.arg.id({ required: true }),
        isOn: t.arg.boolean({ required: true }),
        companyId: t.arg.id(),
      },
      resolve: (_root, args, context) => turnChannel(signedIn(context), args),
    }),
  )
  builder.mutationField('companyChannelDelete', (t) =>
    t.field({
      type: ChannelType,
      args: { _id: t.arg.id({ required: true }), companyId: t.arg.id() },
      resolve: (_root, args, context) => removeChannel(signedIn(context), args),
    }),
  )
  builder.mutationField('companyChannelTest', (t) =>
    t.field({
      type: ChannelType,
      description: 'Sends a test message; `lastError` is null if the channel accepted it',
      args: { _id: t.arg.id({ required: true }), companyId: t.arg.id() },
      resolve: (_root, args, context) => testChannel(signedIn(context), args),
    }),
  )
}
