import { addEntity } from '#entity/crud.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { houseEntryEntity } from './house-knowledge.entity.ts'
import { createEntry, deleteEntry, entries, updateEntry } from './house-knowledge.ts'

/** Adds the calls about house knowledge: product 4, Mira. */
export const addHouseKnowledge = (builder: Builder, shapes: Shapes) =>
  addEntity(builder, shapes, houseEntryEntity, {
    create: createEntry,
    update: updateEntry,
    delete: deleteEntry,
    getMany: entries,
    byCompany: true,
  })
