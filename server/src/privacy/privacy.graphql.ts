import type { Entity } from '#entity/entity.types.ts'
import type { Builder } from '#graphql/builder.ts'
import { addClosing } from './account-deletion/closing.graphql.ts'
import { addSight } from './visibility/sight.graphql.ts'

/** Who sees what, keeping an account: product 6 and 7, privacy. `entities` hold what is about people. */
export function addPrivacy(builder: Builder, entities: readonly Entity[]) {
  addClosing(builder)
  addSight(builder, entities)
}
