import type { Entity } from '#entity/entity.types.ts'
import type { Builder } from '#graphql/builder.ts'
import { addClosing } from './account-deletion/closing.graphql.ts'
import { addVisibility } from './visibility/visibility.graphql.ts'

/** Who sees what, keeping an account: product 6 and 7, privacy. `entities` hold what is about people. */
export function addPrivacy(builder: Builder, entities: readonly Entity[]) {
  addClosing(builder)
  addVisibility(builder, entities)
}
