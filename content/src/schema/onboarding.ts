import { z } from 'zod'
import {
  count,
  customers,
  formats,
  ids,
  prose,
  settings,
  slug,
  tagsOf,
  workParts,
} from '#schema/fields.ts'

/** A possible answer to an onboarding question; `id` is the stored value. */
const option = z.strictObject({ id: slug, title: prose, text: prose })

export const motivation = option
/**
 * `settings` are the usual places of the work, most usual first; `has` its usual parts; `formats`
 * those that the library has for it.
 */
export const job = z.strictObject({
  ...option.shape,
  settings: tagsOf(settings),
  customers: tagsOf(customers),
  has: tagsOf(workParts),
  formats: tagsOf(formats),
})
/** Listed in ascending order of `sort` (product 7, hosted content table service). */
export const sortedOption = z.strictObject({ ...option.shape, sort: z.int().min(1) })
/** `minutes` is the stored number for a choice of daily time. */
export const time = z.strictObject({ ...sortedOption.shape, minutes: z.int().min(1) })

/** The five trait keys, in the order of the clusters' numbers (product 9, profile clusters). */
export const traitKeys = ['confidant', 'explorer', 'promoter', 'advocate', 'collaborator'] as const

/** The ids of the table motivation. */
export const motivations = [
  'money',
  'project',
  'recognition',
  'learn',
  'purpose',
  'variety',
  'independent',
  'diverse',
] as const

/** A trait that people choose for themselves; `screen` is the page that offers it. */
export const trait = z.strictObject({
  id: slug,
  title: prose,
  key: z.enum(traitKeys),
  screen: z.int().min(1).max(6),
})

/** A profile; `try` are small steps, `adviceIds` advice to read next. */
export const cluster = z.strictObject({
  number: z.int().min(0).max(4),
  key: z.enum(traitKeys),
  name: prose,
  description: prose,
  strengths: z.array(prose).min(3).max(4),
  watchOuts: z.array(prose).min(2).max(3),
  try: z.array(prose).min(2).max(3),
  adviceIds: ids.min(3).max(4),
})

/**
 * The choices of a step: the rows of a table, or the traits that were picked on earlier screens.
 */
const offers = ['role', 'motivation', 'learn', 'time', 'job', 'trait', 'picked-traits'] as const

/**
 * A step of the onboarding, in the order of `id`. `page` is the last part of its address, `screen`
 * the trait screen that it shows, `end` marks the last one (product 4, onboarding).
 */
export const onboardingStep = z.strictObject({
  id: z.int().min(1),
  page: slug,
  shortName: prose,
  title: prose,
  text: prose,
  choices: z.enum(offers).nullable(),
  screen: z.int().min(1).max(6).nullable(),
  maxSelection: count,
  end: z.boolean(),
})
