import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type Setup, sendTestMail, setup, type TestMail } from './setup.ts'

/** The checklist of operators: product 2, App Admin. */
export function addSetup(builder: Builder) {
  const Named = builder
    .objectRef<{ _id: string; name: string }>('SetupCompany')
    .implement({ fields: (t) => ({ _id: t.exposeID('_id'), name: t.exposeString('name') }) })
  const Part = builder.objectRef<Setup['parts'][number]>('SetupPart').implement({
    fields: (t) => ({
      part: t.exposeString('part', {
        description: 'email, secretKeys, proxies, breachedPasswords or sms',
      }),
      isReady: t.exposeBoolean('isReady'),
      settings: t.stringList({ resolve: ({ settings }) => [...settings] }),
    }),
  })
  const Mail = builder.objectRef<TestMail>('SetupTestMail').implement({
    fields: (t) => ({
      to: t.exposeString('to'),
      state: t.exposeString('state', { description: 'waiting, retrying, sent or failed' }),
      error: t.exposeString('error', {
        nullable: true,
        description: 'In the words of the mail server',
      }),
    }),
  })
  const Type = builder.objectRef<Setup>('Setup').implement({
    description: 'What is still to be done before people can use the product',
    fields: (t) => ({
      hasSecondFactor: t.exposeBoolean('hasSecondFactor', { description: 'Of whoever asks' }),
      publicCompany: t.expose('publicCompany', { type: Named, nullable: true }),
      firstCompany: t.expose('firstCompany', { type: Named, nullable: true }),
      hasCompanyAdmin: t.exposeBoolean('hasCompanyAdmin'),
      wasMailSent: t.exposeBoolean('wasMailSent', { description: 'Some mail, in 30 days' }),
      testMail: t.expose('testMail', {
        type: Mail,
        nullable: true,
        description: 'The newest one to oneself',
      }),
      parts: t.expose('parts', { type: [Part] }),
    }),
  })
  builder.queryField('setupGet', (t) =>
    t.field({ type: Type, resolve: (_root, _args, context) => setup(signedIn(context)) }),
  )
  builder.mutationField('setupTestMail', (t) =>
    t.boolean({ resolve: (_root, _args, context) => sendTestMail(signedIn(context)) }),
  )
}
