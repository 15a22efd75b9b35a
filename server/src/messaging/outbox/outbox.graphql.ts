import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import {
  type Inbox,
  type InboxMessage,
  inbox,
  readInbox,
  SENT_STATES,
  type SentMessage,
  sentMessages,
} from './inbox.ts'

/** One's inbox, and what left the app: product 4, messages. */
export function addMessages(builder: Builder) {
  const { InboxType, SentType } = addTypes(builder)
  builder.queryFields((t) => ({
    inboxGet: t.field({
      type: InboxType,
      resolve: (_root, _args, context) => inbox(signedIn(context)),
    }),
    messageSentGetMany: t.field({
      description: 'What was sent to oneself in the last 30 days, newest first',
      type: [SentType],
      resolve: (_root, _args, context) => sentMessages(signedIn(context)),
    }),
  }))
  builder.mutationFields((t) => ({
    inboxRead: t.boolean({
      args: { ids: t.arg.idList({ description: 'Without ids, all' }) },
      resolve: (_root, { ids }, context) =>
        readInbox(signedIn(context), ids?.map(String)).then(() => true),
    }),
  }))
}

function addTypes(builder: Builder) {
  const Message = builder.objectRef<InboxMessage>('InboxMessage').implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      kind: t.exposeString('kind', { nullable: true }),
      subject: t.exposeString('subject'),
      path: t.exposeString('path', { nullable: true, description: 'The page that it opens' }),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
      readDate: t.expose('readDate', { type: 'DateTime', nullable: true }),
    }),
  })
  const InboxType = builder.objectRef<Inbox>('Inbox').implement({
    description: 'One’s own messages of the last 30 days',
    fields: (t) => ({
      unread: t.exposeInt('unread'),
      messages: t.field({
        type: [Message],
        description: 'Newest first',
        resolve: ({ messages }) => messages(),
      }),
    }),
  })
  const State = builder.enumType('MessageState', { values: SENT_STATES })
  const SentType = builder.objectRef<SentMessage>('SentMessage').implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      kind: t.exposeString('kind', {
        nullable: true,
        description: 'plan, checkIn, digest, reminder, partner; else the name of an account email',
      }),
      channel: t.exposeString('channel', { description: 'mail, push or sms' }),
      subject: t.exposeString('subject'),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
      sentDate: t.expose('sentDate', { type: 'DateTime', nullable: true }),
      state: t.expose('state', { type: State }),
    }),
  })
  return { InboxType, SentType }
}
