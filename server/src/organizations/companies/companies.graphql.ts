import { askedFields } from '#entity/asked.graphql.ts'
import { addEntity, type RecordType } from '#entity/crud.graphql.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { companyEntity } from './companies.entity.ts'
import { companiesSeen, companyOf, companySeen } from './companies.ts'
import {
  createCompany,
  createPublicCompany,
  deleteCompany,
  updateCompany,
} from './update-and-delete.ts'

/** The company calls, and the field `company` of records that belong to one. */
export function addCompanies(builder: Builder, shapes: Shapes, owned: readonly RecordType[]) {
  const Type = addEntity(builder, shapes, companyEntity, {
    create: createCompany,
    update: updateCompany,
    delete: deleteCompany,
    get: companySeen,
    getMany: (context, _companyId, fields) => companiesSeen(context, fields),
  })
  builder.mutationField('companyPublicCreate', (t) =>
    t.field({
      type: Type,
      description: 'Creates the public company, whose reminders people without a company see',
      args: { name: t.arg.string({ required: true }) },
      resolve: (_root, { name }, context) => createPublicCompany(signedIn(context), name),
    }),
  )
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
