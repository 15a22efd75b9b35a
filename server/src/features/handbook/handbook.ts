import type { Db } from '#db/store.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import { givenValues, type Input, type Values } from '#entity/family.rules.ts'
import { deleteWhere, findWhere, listRecords } from '#entity/family.store.ts'
import { createIn, type Hooks, updateIn } from '#entity/family.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput } from '#kernel/errors.ts'
import { orgInfoEntity } from './handbook.entity.ts'

const MOST_AT_ONCE = 500

function checkUrl(values: Values): Values {
  const { url } = values
  if (typeof url === 'string' && !/^https?:\/\/\S+$/i.test(url)) {
    throw badInput('The link must start with https://.', 'url')
  }
  return values
}

export const orgInfoHooks: Hooks = {
  beforeCreate: (_context, values) => checkUrl(values),
  beforeUpdate: (_context, values) => checkUrl(values),
  // The same question answered twice is one answer: the newer words.
  merge: { by: ['id'], with: (_existing, { id: _id, company: _company, ...given }) => given },
}

/** orgInfoGetByIds: the organisation's answers to some questions. */
export async function answers(context: SignedIn, ids: readonly string[]): Promise<RecordRow[]> {
  if (ids.length > MOST_AT_ONCE) throw badInput(`Please ask for ${MOST_AT_ONCE} at most.`, 'ids')
  const wanted = new Set(ids)
  const { companyId } = context.viewer
  if (companyId === null) return []
  const rows = await listRecords(context.store, orgInfoEntity, { company: companyId })
  return rows.filter((row) => wanted.has(row.id as string))
}

/** orgInfoGetById: the answer to one question, or null. */
export async function answer(context: SignedIn, id: string): Promise<RecordRow | null> {
  return (await answers(context, [id]))[0] ?? null
}

/**
 * orgInfoUpdateMany: all or nothing. An entry with `_id` changes that record; one with only `id`
 * answers the question of that id, new or again.
 */
export async function answerMany(context: SignedIn, arr: readonly Input[]): Promise<RecordRow[]> {
  if (arr.length > MOST_AT_ONCE) {
    throw badInput(`Please send ${MOST_AT_ONCE} at most at once.`, 'arr')
  }
  return context.store.write(async (trx) => {
    const rows: RecordRow[] = []
    for (const obj of arr) {
      const known = typeof obj._id === 'string' ? { ...obj, _id: obj._id } : await byQuestion(obj)
      rows.push(
        known === undefined
          ? await createIn(trx, context, orgInfoEntity, obj, orgInfoHooks)
          : await updateIn(trx, context, orgInfoEntity, known, orgInfoHooks),
      )
    }
    return rows

    async function byQuestion(obj: Input) {
      if (typeof obj.id !== 'string') throw badInput('Please say which question.', 'id')
      const owner = orgInfoEntity.owner(context.viewer, obj)
      const found = await findWhere(trx, orgInfoEntity, { ...owner, id: obj.id })
      if (found === undefined) return undefined
      // The right to name a company is the one that a new answer needs.
      givenValues(orgInfoEntity, obj, context.viewer.role, false)
      const { id: _question, company: _company, ...rest } = obj
      return { ...rest, _id: found._id }
    }
  })
}

/** Removes what a company leaves behind. */
export const forgetAnswers = (trx: Db, company: string): Promise<void> =>
  deleteWhere(trx, orgInfoEntity, { company })
