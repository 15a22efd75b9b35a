import type { HasContent } from '#content/content.ts'
import { addEntity } from '#entity/crud.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { IndexType } from '#impact/impact-index/impact-index.graphql.ts'
import { reminderEntity } from './reminders.entity.ts'
import {
  createReminder,
  deleteReminder,
  reachedBy,
  readDateOf,
  readReminder,
  reminder,
  reminders,
  updateReminder,
} from './reminders.ts'

/** The reminder calls. `has` says which themes and actions the content has. */
export function addReminders(builder: Builder, shapes: Shapes, has: HasContent, Index: IndexType) {
  const Type = addEntity(builder, shapes, reminderEntity, {
    create: (context, obj) => createReminder(context, has, obj),
    update: (context, obj) => updateReminder(context, has, obj),
    delete: deleteReminder,
    get: reminder,
    getMany: reminders,
    byCompany: true,
  })
  builder.objectFields(Type, (t) => ({
    readDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When one read it oneself; nobody sees that of another',
      resolve: (row, _args, context) =>
        readDateOf(signedIn(context), row as { _id: string; readDate?: number | null }),
    }),
  }))
  builder.objectFields(Type, (t) => ({
    reached: t.int({
      nullable: true,
      description: 'For admins: how many people got its message; null below five',
      resolve: (row, _args, context) =>
        reachedBy(signedIn(context), row as { _id: string; company: string }),
    }),
  }))
  builder.mutationField('recordReadReminder', (t) =>
    t.field({
      type: Index,
      args: { reminderId: t.arg.id({ required: true }) },
      resolve: (_root, { reminderId }, context) => readReminder(signedIn(context), reminderId),
    }),
  )
  return Type
}
