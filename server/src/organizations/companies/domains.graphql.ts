import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { confirmDomain, proveDomain, removeDomain, waitingDomains } from './domains.ts'
import { heldUp } from './second-factor.ts'

type Waiting = { domain: string; expires: number }
type HeldUp = Awaited<ReturnType<typeof heldUp>>

/** The calls about mail domains, and whom a second factor would hold up: product 7, company. */
export function addDomains(builder: Builder) {
  const WaitingDomain = builder.objectRef<Waiting>('WaitingDomain').implement({
    fields: (t) => ({
      domain: t.exposeString('domain'),
      expires: t.expose('expires', { type: 'DateTime' }),
    }),
  })
  const HeldUpType = builder.objectRef<HeldUp>('SecondFactorStanding').implement({
    description: 'Who would be held up if a second factor were asked for',
    fields: (t) => ({
      members: t.exposeInt('members'),
      without: t.exposeInt('without', { description: 'How many have none' }),
      names: t.exposeStringList('names', { description: 'The first hundred of these' }),
    }),
  })
  builder.queryField('companyDomainGetMany', (t) =>
    t.field({
      type: [WaitingDomain],
      description: 'Domains whose code was mailed and did not come back yet',
      resolve: (_root, _args, context) => waitingDomains(signedIn(context)),
    }),
  )
  builder.queryField('companySecondFactors', (t) =>
    t.field({ type: HeldUpType, resolve: (_root, _args, context) => heldUp(signedIn(context)) }),
  )
  builder.mutationField('companyDomainProve', (t) =>
    t.string({
      description: 'Mails a code to this address; answers its domain',
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, { email }, context) => proveDomain(signedIn(context), email),
    }),
  )
  builder.mutationField('companyDomainConfirm', (t) =>
    t.string({
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => confirmDomain(signedIn(context), code),
    }),
  )
  builder.mutationField('companyDomainRemove', (t) =>
    t.string({
      args: { domain: t.arg.string({ required: true }) },
      resolve: (_root, { domain }, context) => removeDomain(signedIn(context), domain),
    }),
  )
}
