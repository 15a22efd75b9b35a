import { addEntity } from '#entity/family.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { reminderEntity } from './reminders.entity.ts'
import { reminder, reminderHooks, reminders } from './reminders.ts'

export function addReminders(builder: Builder, shapes: Shapes) {
  return addEntity(builder, shapes, reminderEntity, {
    hooks: reminderHooks,
    byCompany: true,
    overrides: {
      getMany: reminders,
      get: reminder,
    },
  })
}
