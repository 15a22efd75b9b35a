import type { Builder } from '#graphql/builder.ts'
import type { SignIn } from './session.ts'

/** The answer of every operation that signs a person in, or gives a session a new token. */
export const addLoginResult = (builder: Builder) =>
  builder.objectRef<SignIn>('LoginResult').implement({
    fields: (t) => ({
      token: t.exposeString('token'),
      state: t.exposeString('state', {
        description: 'active, pending_2fa, unverified, enrol_2fa or closed',
      }),
    }),
  })

export type LoginResultType = ReturnType<typeof addLoginResult>
