import { z } from 'zod'
import { alsoCalled, entityList, ids, prose, saidAs, slug, tagsOf } from '#schema/fields.ts'
import { motivations, traitKeys } from '#schema/onboarding.ts'

/**
 * First step of the flow (product 4, question flow); `actionIds` replaces categories for
 * colleagues.
 */
export const importantThing = z.strictObject({
  id: slug,
  title: prose,
  text: prose,
  entity: entityList,
  categoryIds: ids,
  actionIds: ids,
})

export const impactCategory = z.strictObject({
  id: slug,
  title: prose,
  text: prose,
  icon: slug,
  entity: entityList,
  actionIds: ids,
  reminder: z.boolean(),
})

/** `motivations` and `profiles` (the keys of clusters) name the people who like the action most. */
export const impactAction = z.strictObject({
  id: slug,
  title: prose,
  entity: entityList,
  categoryIds: ids,
  adviceIds: ids,
  keywords: z.array(prose),
  alsoCalled,
  saidAs,
  motivations: tagsOf(motivations),
  profiles: tagsOf(traitKeys),
})
