import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { type InvitationReminders, remindersOf, remindInvited } from './invitation-reminders.ts'

/** Reminders of unanswered invitations: product 4, joining. */
export function addInvitationReminders(builder: Builder) {
  const Reminders = builder.objectRef<InvitationReminders>('InvitationReminders').implement({
    fields: (t) => ({
      people: t.exposeInt('people', { description: 'How many people get an email' }),
      waiting: t.exposeInt('waiting', {
        description: 'Unanswered invitations that get none now: too new, just reminded, or a limit',
      }),
    }),
  })
  builder.queryField('invitationRemindGet', (t) =>
    t.field({
      type: Reminders,
      description: 'What a reminder would do now',
      args: { companyId: t.arg.id() },
      resolve: (_root, { companyId }, context) => remindersOf(signedIn(context), companyId),
    }),
  )
  builder.mutationField('invitationRemindMany', (t) =>
    t.field({
      type: Reminders,
      description: 'Mails unanswered invitations again; their old links end',
      args: { companyId: t.arg.id() },
      resolve: (_root, { companyId }, context) => remindInvited(signedIn(context), companyId),
    }),
  )
}
