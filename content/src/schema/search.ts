import { z } from 'zod'
import { prose } from '#schema/fields.ts'

/**
 * Words and expressions of the search that mean the same, or come near in meaning. Plurals, endings
 * and British spellings need no entry. What is `spoken` comes near too, but in questions only.
 */
export const synonyms = z.strictObject({
  words: z.array(prose).min(2),
  meaning: z.enum(['same', 'near', 'spoken']),
})
