import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { publicPushKey, subscribe, unsubscribe } from './push.ts'

/** Messages to a browser that the person is signed in with: product 4, messages. */
export function addPush(builder: Builder) {
  const Target = builder.inputType('PushSubscribeInput', {
    fields: (t) => ({
      endpoint: t.string({ required: true }),
      p256dh: t.string({ required: true }),
      auth: t.string({ required: true }),
    }),
  })
  builder.queryField('pushKeyGet', (t) =>
    t.string({
      description: 'The public key with which a browser subscribes',
      resolve: (_root, _args, context) => publicPushKey(signedIn(context)),
    }),
  )
  builder.mutationFields((t) => ({
    pushSubscribe: t.boolean({
      args: { obj: t.arg({ type: Target, required: true }) },
      resolve: (_root, { obj }, context) => subscribe(signedIn(context), obj).then(() => true),
    }),
    pushUnsubscribe: t.boolean({
      args: { endpoint: t.arg.string({ required: true }) },
      resolve: (_root, { endpoint }, context) =>
        unsubscribe(signedIn(context), endpoint).then(() => true),
    }),
  }))
}
