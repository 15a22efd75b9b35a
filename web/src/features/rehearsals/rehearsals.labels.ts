import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Entity } from '#lib/entities.ts'

/**
 * The other person of a conversation: the name in the filter and on a card, and the entity of the
 * goal.
 */
const counterparts = {
  boss: { filter: msg`My boss`, entity: 'yourself' },
  colleague: { filter: msg`A colleague`, entity: 'colleague' },
  team: { filter: msg`My team`, entity: 'team' },
  customer: { filter: msg`A customer`, entity: 'customer' },
} satisfies Record<string, { filter: MessageDescriptor; entity: Entity }>

export type Counterpart = keyof typeof counterparts

export const everyWho = Object.keys(counterparts) as Counterpart[]

export const isWho = (value: string | null): value is Counterpart =>
  everyWho.some((who) => who === value)

/** The content may name a person that this version doesn't know yet. */
const whoOf = (who: string) => counterparts[isWho(who) ? who : 'colleague']

export const whoWords = (who: string): MessageDescriptor => whoOf(who).filter

export const entityOfWho = (who: string): Entity => whoOf(who).entity

const feelings: Record<string, MessageDescriptor> = {
  calm: msg`Calm`,
  busy: msg`In a hurry`,
  hurt: msg`Hurt`,
  angry: msg`Angry`,
  defensive: msg`Defensive`,
  worried: msg`Worried`,
}

export const feelingWords = (feeling: string): MessageDescriptor =>
  feelings[feeling] ?? { id: feeling, message: feeling }

/** The kind of a card that helps a person in danger, if its title doesn't say it. */
export const helpWords: Readonly<Record<string, MessageDescriptor>> = {
  helpLine: msg`Help line`,
  contact: msg`Contact person at your company`,
  handbook: msg`From your company’s handbook`,
}
