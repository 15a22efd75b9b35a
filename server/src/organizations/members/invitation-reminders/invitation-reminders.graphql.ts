import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { countToRemind, remindInvited } from './invitation-reminders.ts'

/** Reminders of unanswered invitations: product 4, joining. */
export function addInvitationReminders(builder: Builder) {
  builder.queryField('invitationRemindGet', (t) =>
    t.int({
      description: 'How many people a reminder would reach now',
      args: { companyId: t.arg.id() },
      resolve: (_root, { companyId }, context) => countToRemind(signedIn(context), companyId),
    }),
  )
  builder.mutationField('invitationRemindMany', (t) =>
    t.int({
      description: 'Mails unanswered invitations again and answers how many; their old links end',
      args: { companyId: t.arg.id() },
      resolve: (_root, { companyId }, context) => remindInvited(signedIn(context), companyId),
    }),
  )
}
