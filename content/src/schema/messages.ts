import { z } from 'zod'
import { count, prose, slug } from '#schema/fields.ts'

/** The cards of the Impact Index and the lines beside its score (product 2, Impact Index). */
export const cards = [
  'take-action',
  'feed',
  'reminder',
  'goals',
  'avatar',
  'score',
  'change',
  'first-week',
  'rhythm',
  'holiday',
  'pause',
] as const

/**
 * The message of a card: the one with the highest threshold that the count reaches. `level` gives
 * icon and colour: 0 none, 1 some, 2 the most (product 4, Impact Index).
 */
export const message = z.strictObject({
  id: slug,
  card: z.enum(cards),
  threshold: z.int(),
  level: count.max(2),
  title: prose,
  text: prose,
})

export const faqTopics = [
  'start',
  'advice',
  'goals',
  'score',
  'privacy',
  'membership',
  'account',
] as const

/** A question about the product itself. */
export const faq = z.strictObject({
  id: slug,
  topic: z.enum(faqTopics),
  question: prose,
  /** As people would ask it; only Mira reads these, and they are never shown. */
  saidAs: z.array(prose).min(3).max(40).optional(),
  /** The page of the app where a person does it. */
  path: z
    .string()
    .regex(/^\/[a-z]/, 'must be a path of the app')
    .optional(),
  answer: prose,
})
