import { askedFields } from '#entity/asked.graphql.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { addEntity, type RecordType } from '#entity/family.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { companyEntity } from './companies.entity.ts'
import { companyHooks, companyOf } from './companies.ts'

/** The company calls, and the link from what belongs to a company. */
export function addCompanies(builder: Builder, shapes: Shapes, owned: readonly RecordType[]) {
  const Type = addEntity(builder, shapes, companyEntity, { hooks: companyHooks })
  for (const owner of owned) {
    builder.objectField(owner, 'company', (t) =>
      t.field({
        type: Type,
        nullable: true,
        resolve: (row: RecordRow, _args, context, info) =>
          typeof row.company === 'string'
            ? companyOf(signedIn(context), row.company, askedFields(companyEntity, info))
            : null,
      }),
    )
  }
}
