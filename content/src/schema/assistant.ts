import { z } from 'zod'
import { count, ids, prose, slug } from '#schema/fields.ts'

/** What Mira says in words of her own; everything else that she says is quoted. */
export const miraReply = z.strictObject({ id: slug, text: prose })

/** Who can be called in a country: the emergency number, and a line to talk to someone. */
export const helpLine = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  emergency: prose,
  name: prose,
  phone: prose,
})

/** Who the person talks to in a rehearsal. */
export const counterparts = ['boss', 'colleague', 'team', 'customer'] as const

/** How the other person feels when a rehearsal begins. */
export const feelings = ['calm', 'busy', 'hurt', 'angry', 'defensive', 'worried'] as const

/** A sentence that the person can say, what it did, and another wording where there is a better one. */
const rehearsalReply = z.strictObject({
  say: prose,
  did: prose,
  better: prose.optional(),
  next: slug,
})

/**
 * What the other person says (`variants` by feeling) and what can be answered. The first turn says
 * the opening of the feeling; a turn without replies ends the conversation.
 */
const rehearsalTurn = z.strictObject({
  id: slug,
  says: prose.optional(),
  variants: z.partialRecord(z.enum(feelings), prose).optional(),
  replies: z.array(rehearsalReply).optional(),
})

/** A hard conversation to practise, with the plan it suggests: "When {when}, I’ll {then}." */
export const rehearsal = z.strictObject({
  id: slug,
  title: prose,
  who: z.enum(counterparts),
  name: prose,
  minutes: count,
  setting: prose,
  challengeIds: ids,
  adviceIds: ids,
  feelings: z.array(z.strictObject({ feeling: z.enum(feelings), opening: prose })),
  turns: z.array(rehearsalTurn),
  when: prose,
  // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
  then: prose,
})
