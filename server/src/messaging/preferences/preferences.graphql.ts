import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import {
  chooseChannels,
  type MessageSettings,
  messageSettings,
  mute,
  retryMail,
  updateTimes,
} from './preferences.ts'
import { previewStop, STOPS, stopByLink } from './stop-links.ts'

/** What reaches a person outside the app, and when: product 4, messages. */
export function addPreferences(builder: Builder) {
  const Settings = addSettings(builder)
  const Times = builder.inputType('MessageTimesInput', {
    fields: (t) => ({
      days: t.string({ description: 'ISO weekdays in order, 1 is Monday: 12345' }),
      fromTime: t.string(),
      toTime: t.string(),
      digestDay: t.int({ description: 'ISO weekday' }),
      digestTime: t.string(),
    }),
  })
  const Stop = builder.enumType('MessageStop', { values: STOPS })
  builder.queryFields((t) => ({
    messageSettingsGet: t.field({
      type: Settings,
      resolve: (_root, _args, context) => messageSettings(signedIn(context)),
    }),
    messageStopPreview: t.string({
      description: 'The kind of messages that the link in an email stops',
      args: { token: t.arg.string({ required: true }) },
      resolve: (_root, { token }, context) => previewStop(context, token),
    }),
  }))
  builder.mutationFields((t) => ({
    messageChoose: t.field({
      type: Settings,
      args: {
        kind: t.arg.string({ required: true }),
        mail: t.arg.boolean({ required: true }),
        push: t.arg.boolean({ required: true }),
      },
      resolve: (_root, args, context) => chooseChannels(signedIn(context), args),
    }),
    messageTimesUpdate: t.field({
      type: Settings,
      args: { obj: t.arg({ type: Times, required: true }) },
      resolve: (_root, { obj }, context) => updateTimes(signedIn(context), obj),
    }),
    messageMute: t.field({
      type: Settings,
      description: 'Pauses all messages for two weeks, or ends the pause',
      args: { isOn: t.arg.boolean({ required: true }) },
      resolve: (_root, { isOn }, context) => mute(signedIn(context), isOn),
    }),
    messageMailRetry: t.field({
      type: Settings,
      description: 'Sends to an address again that had no mailbox',
      resolve: (_root, _args, context) => retryMail(signedIn(context)),
    }),
    messageStop: t.boolean({
      description: 'Stops messages by the link in an email, without a sign-in',
      args: {
        token: t.arg.string({ required: true }),
        stop: t.arg({ type: Stop, required: true }),
      },
      resolve: (_root, { token, stop }, context) =>
        stopByLink(context, token, stop).then(() => true),
    }),
  }))
}

function addSettings(builder: Builder) {
  const Choice = builder.objectRef<MessageSettings['choices'][number]>('MessageChoice').implement({
    fields: (t) => ({
      kind: t.exposeString('kind'),
      mail: t.exposeBoolean('mail'),
      push: t.exposeBoolean('push'),
    }),
  })
  return builder.objectRef<MessageSettings>('MessageSettings').implement({
    description: 'What reaches one outside the app, and when; only of oneself',
    fields: (t) => ({
      choices: t.field({ type: [Choice], resolve: ({ choices }) => choices }),
      days: t.exposeString('days'),
      fromTime: t.exposeString('fromTime'),
      toTime: t.exposeString('toTime'),
      digestDay: t.exposeInt('digestDay'),
      digestTime: t.exposeString('digestTime'),
      mutedUntil: t.field({
        type: 'Date',
        nullable: true,
        description: 'The first day on which messages come again',
        resolve: ({ mutedUntil }) => mutedUntil,
      }),
      isMailFailing: t.exposeBoolean('isMailFailing', {
        description: 'Whether the stored address has no mailbox',
      }),
    }),
  })
}
