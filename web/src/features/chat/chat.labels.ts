import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Answers to the question about the subject of a message. */
export const whomWords = {
  yourself: msg`About me`,
  team: msg`About my team`,
  colleague: msg`About one colleague`,
  customer: msg`About our customers`,
}

/** The target of a card, if its title doesn't name it. */
export const cardWords: Readonly<Record<string, MessageDescriptor>> = {
  contact: msg`Contact person at your company`,
  handbook: msg`From your company’s handbook`,
  helpLine: msg`Help line`,
  faq: msg`Questions and answers about the app`,
  house: msg`From your company`,
  kit: msg`Kit for the whole occasion`,
  path: msg`Path of four weeks`,
  rehearsal: msg`Practise this conversation`,
}

/** Examples of questions. */
export const examples = [
  msg`My boss keeps giving me work on Friday afternoon`,
  msg`No one says anything in our meetings`,
  msg`How do I thank someone without making it awkward?`,
  msg`What are my goals?`,
]
