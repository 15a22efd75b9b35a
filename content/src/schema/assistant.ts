import { z } from 'zod'
import { prose, slug } from '#schema/fields.ts'

/** What Mira says in words of her own; everything else that she says is quoted. */
export const miraReply = z.strictObject({ id: slug, text: prose })

/** Who can be called in a country: the emergency number, and a line to talk to someone. */
export const helpLine = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  emergency: prose,
  name: prose,
  phone: prose,
})
