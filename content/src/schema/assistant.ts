import { z } from 'zod'
import { count, ids, prose, slug } from '#schema/fields.ts'

/** The fixed sentences of Mira; all her other sentences are quotations. */
export const miraReply = z.strictObject({ id: slug, text: prose })

/** The lines of a country: for people who need to talk, and for people hurt at home. */
export const helpLineKinds = ['crisis', 'abuse'] as const

/**
 * Phone numbers for a country: emergency, and free lines with the page and the day on which the
 * number was looked up.
 */
export const helpLine = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  emergency: prose,
  lookedUp: z.iso.date(),
  lines: z.array(
    z.strictObject({
      for: z.enum(helpLineKinds),
      name: prose,
      phone: prose,
      hours: prose,
      page: z.url({ protocol: /^https$/ }),
    }),
  ),
})

/** The other person in a rehearsal. */
export const counterparts = ['boss', 'colleague', 'team', 'customer'] as const

/** The feelings that the other person may have at the start of a rehearsal. */
export const feelings = ['calm', 'busy', 'hurt', 'angry', 'defensive', 'worried'] as const

/** The most lines that a reply has in `saidAs`, and the most characters of each. */
const saidAsBounds = { lines: 10, characters: 200 }

/**
 * A sentence that the person can say, the same as people type it (`saidAs`), its effect, and a
 * better wording if there is one.
 */
const rehearsalReply = z.strictObject({
  say: prose,
  saidAs: z.array(prose.max(saidAsBounds.characters)).max(saidAsBounds.lines).optional(),
  did: prose,
  better: prose.optional(),
  next: slug,
})

/**
 * The words of the other person (`variants` by feeling) and the possible replies. The first turn
 * says the opening of the feeling; a turn without replies ends the conversation.
 */
const rehearsalTurn = z.strictObject({
  id: slug,
  says: prose.optional(),
  variants: z.partialRecord(z.enum(feelings), prose).optional(),
  replies: z.array(rehearsalReply).optional(),
})

/** A hard conversation to practise, with a plan: "When {when}, I’ll {then}." */
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
