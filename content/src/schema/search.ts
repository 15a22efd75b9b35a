import { z } from 'zod'
import { prose } from '#schema/fields.ts'

/**
 * Words and expressions of the search with the same or a similar meaning. Plurals, endings and
 * British spellings need no entry. `spoken` words have a similar meaning in questions only.
 */
export const synonyms = z.strictObject({
  words: z.array(prose).min(2),
  meaning: z.enum(['same', 'near', 'spoken']),
})
