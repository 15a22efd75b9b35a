import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { confirmDomain, proveDomain, removeDomain, waitingDomains } from './domains.ts'
import { factorCoverage } from './second-factor.ts'

type Waiting = { domain: string; expires: number }
type Coverage = Awaited<ReturnType<typeof factorCoverage>>

/** The calls about mail domains and the two-factor policy: product 7, company. */
export function addDomains(builder: Builder) {
  const WaitingDomain = builder.objectRef<Waiting>('WaitingDomain').implement({
    fields: (t) => ({
      domain: t.exposeString('domain'),
      expires: t.expose('expires', { type: 'DateTime' }),
    }),
  })
  const CoverageType = builder.objectRef<Coverage>('SecondFactorStanding').implement({
    description: 'Members whom the two-factor policy would block',
    fields: (t) => ({
      members: t.exposeInt('members'),
      without: t.exposeInt('without', { description: 'How many have none' }),
      names: t.exposeStringList('names', { description: 'The first hundred of these' }),
    }),
  })
  builder.queryField('companyDomainGetMany', (t) =>
    t.field({
      type: [WaitingDomain],
      description: 'Domains with a mailed code that was not confirmed yet',
      resolve: (_root, _args, context) => waitingDomains(signedIn(context)),
    }),
  )
  builder.queryField('companySecondFactors', (t) =>
    t.field({
      type: CoverageType,
      resolve: (_root, _args, context) => factorCoverage(signedIn(context)),
    }),
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
