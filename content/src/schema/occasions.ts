import { z } from 'zod'
import {
  alsoCalled,
  count,
  customers,
  day,
  entityList,
  ids,
  optionalProse,
  prose,
  roles,
  saidAs,
  settings,
  slug,
  tagsOf,
} from '#schema/fields.ts'

/** `say` are words for the step. Goals store the ids of the steps that are done. */
const kitStep = z.strictObject({ id: slug, title: prose, text: prose, say: prose.optional() })

/**
 * The whole of an occasion, such as a first week: what to prepare, the steps, a text to copy, what
 * to avoid, and when to hand over. `minutes` are for all steps. `when` and `then` are the clauses of
 * a plan. `depends` says what differs between countries and companies. A kit with `unchecked` was
 * not compared with current official pages.
 */
export const kit = z.strictObject({
  id: slug,
  title: prose,
  situation: prose,
  entity: entityList,
  alsoCalled,
  saidAs,
  body: prose,
  roles: tagsOf(roles),
  settings: tagsOf(settings),
  customers: tagsOf(customers),
  minutes: count,
  when: prose,
  // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
  then: prose,
  prepare: z.array(prose),
  steps: z.array(kitStep).min(5, 'needs at least 5 steps').max(12, 'has more than 12 steps'),
  copy: prose,
  avoid: z.array(prose),
  handOver: z.array(prose),
  depends: optionalProse,
  actionIds: ids,
  adviceIds: ids,
  challengeIds: ids,
  linkIds: ids,
  sourceIds: ids,
  unchecked: z.boolean(),
  reviewed: day,
})

/** A week of a path: one step, with the advice or the kit that it uses. */
const pathWeek = z
  .strictObject({
    title: prose,
    step: prose,
    adviceId: slug.optional(),
    kitId: slug.optional(),
    when: prose,
    // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
    then: prose,
    why: prose,
  })
  .refine(({ adviceId, kitId }) => (adviceId === undefined) !== (kitId === undefined), {
    message: 'must name an adviceId or a kitId, and not both',
  })

/** Four weeks with one small step each; `end` says what changed. */
export const path = z.strictObject({
  id: slug,
  title: prose,
  situation: prose,
  entity: entityList,
  alsoCalled,
  saidAs,
  body: prose,
  roles: tagsOf(roles),
  settings: tagsOf(settings),
  customers: tagsOf(customers),
  weeks: z.array(pathWeek).length(4, 'needs four weeks'),
  end: prose,
  reviewed: day,
})
