import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { administered } from '#organizations/members/core/administered.ts'
import {
  type Invitation,
  invitationOf,
  inviteAgain,
  revoke,
} from '#organizations/members/core/invitations.ts'
import { linksOf, makeLink } from './links.ts'
import { addMembers } from './members.ts'
import { acceptInvitation } from './membership/joining.ts'

type Link = Awaited<ReturnType<typeof linksOf>>[number]
type NewLink = Awaited<ReturnType<typeof makeLink>>

function addTypes(builder: Builder) {
  const LinkType = builder.objectRef<Link>('InvitationLink').implement({
    description: 'A link by which people join; only a hash of its code is stored',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
      expires: t.expose('expires', { type: 'DateTime' }),
      uses: t.exposeInt('uses'),
      usesLeft: t.exposeInt('usesLeft'),
      who: t.exposeString('who', { nullable: true, description: 'The maker; null once they left' }),
      isValid: t.exposeBoolean('isValid', {
        description: 'Whether its maker is still an admin',
      }),
    }),
  })
  const NewLinkType = builder.objectRef<NewLink>('NewInvitationLink').implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      code: t.exposeString('code', { description: 'Answered only once' }),
      expires: t.expose('expires', { type: 'DateTime' }),
      uses: t.exposeInt('uses'),
    }),
  })
  const InvitationType = builder.objectRef<Invitation>('Invitation').implement({
    description: 'An invitation, for anyone with its link',
    fields: (t) => ({
      company: t.exposeString('company'),
      isCompanyAdmin: t.exposeBoolean('isCompanyAdmin'),
      expires: t.expose('expires', { type: 'DateTime' }),
      email: t.exposeString('email', { nullable: true }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      hasAccount: t.exposeBoolean('hasAccount'),
    }),
  })
  const New = builder.inputType('MemberCreateInput', {
    fields: (t) => ({
      companyId: t.id(),
      email: t.string({ required: true }),
      firstName: t.string(),
      lastName: t.string(),
      role: t.string(),
      isCompanyAdmin: t.boolean(),
    }),
  })
  return { LinkType, NewLinkType, InvitationType, New }
}

/** The calls about invitations: product 7, members. */
export function addInvitations(builder: Builder) {
  const { LinkType, NewLinkType, InvitationType, New } = addTypes(builder)
  builder.mutationField('memberInvite', (t) =>
    t.id({
      description: 'Mails an invitation; answers its id',
      args: { obj: t.arg({ type: New, required: true }) },
      resolve: async (_root, { obj: { companyId, email, ...given } }, context) => {
        const by = signedIn(context)
        const company = administered(by, companyId)
        const said = Object.fromEntries(Object.entries(given).filter(([, it]) => it != null))
        const row = { email, ...said }
        const [invited] = await by.store.write((trx) => addMembers(trx, by, company, [row]))
        return invited?._id ?? ''
      },
    }),
  )
  builder.mutationField('invitationSend', (t) =>
    t.id({
      description: 'Mails an invitation again; the old link ends',
      args: { _id: t.arg.id({ required: true }), companyId: t.arg.id() },
      resolve: async (_root, { _id, companyId }, context) => {
        const by = signedIn(context)
        const company = administered(by, companyId)
        return (await by.store.write((trx) => inviteAgain(trx, by, company, _id)))._id
      },
    }),
  )
  builder.mutationField('invitationRevoke', (t) =>
    t.boolean({
      args: { _id: t.arg.id({ required: true }), companyId: t.arg.id() },
      resolve: async (_root, { _id, companyId }, context) => {
        const by = signedIn(context)
        const company = administered(by, companyId)
        await by.store.write((trx) => revoke(trx, by, company, _id))
        return true
      },
    }),
  )
  builder.mutationField('invitationLinkCreate', (t) =>
    t.field({
      type: NewLinkType,
      args: {
        days: t.arg.int({ required: true }),
        uses: t.arg.int({ required: true }),
        companyId: t.arg.id(),
      },
      resolve: (_root, given, context) => makeLink(signedIn(context), given),
    }),
  )
  builder.queryField('invitationLinkGetMany', (t) =>
    t.field({
      type: [LinkType],
      args: { companyId: t.arg.id() },
      resolve: (_root, { companyId }, context) => linksOf(signedIn(context), companyId),
    }),
  )
  builder.queryField('invitationGet', (t) =>
    t.field({
      type: InvitationType,
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => invitationOf(context, code),
    }),
  )
  builder.mutationField('invitationAccept', (t) =>
    t.boolean({
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, { code }, context) => acceptInvitation(signedIn(context), code),
    }),
  )
}
