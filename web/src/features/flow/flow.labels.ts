import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Entity } from '#lib/entities.ts'
import type { FlowPage } from '#paths.ts'

export const headline: Record<FlowPage, MessageDescriptor> = {
  'important-thing': msg`What matters most right now?`,
  'impact-category': msg`Where will you start?`,
  'impact-action': msg`What will you do about it?`,
  'impact-advice': msg`How will you go about it?`,
  'implementation-challenge': msg`What may get in the way?`,
  'implementation-advice': msg`What would help?`,
}

/** One line below the question, by the number of choices: one, two, or more. */
type Leads = readonly [one: MessageDescriptor, two: MessageDescriptor, more: MessageDescriptor]

const same = (words: MessageDescriptor): Leads => [words, words, words]

const leads: Record<Exclude<FlowPage, 'important-thing'>, Leads> = {
  'impact-category': [
    msg`Choose it to continue.`,
    msg`Choose one or both.`,
    msg`Choose one or two.`,
  ],
  'impact-action': same(msg`Pick one you could start this week.`),
  'impact-advice': [
    msg`Open it and see if it suits you.`,
    msg`Open one and see if it suits you.`,
    msg`Open one and see if it suits you.`,
  ],
  'implementation-challenge': [
    msg`Choose it if it applies.`,
    msg`Choose one or both.`,
    msg`Choose up to two.`,
  ],
  'implementation-advice': [
    msg`Choose it to keep it with your goal.`,
    msg`Choose one or both to keep with your goal.`,
    msg`Choose up to three to keep with your goal.`,
  ],
}

const firstLead: Record<Entity, MessageDescriptor> = {
  yourself: msg`Choose what would change your days most.`,
  team: msg`Choose what your team would feel first.`,
  colleague: msg`Think of one person. Choose what would help them most.`,
  customer: msg`Choose what your customers would notice first.`,
}

export function leadOf(page: FlowPage, entity: Entity, count: number): MessageDescriptor {
  if (page === 'important-thing') return firstLead[entity]
  const [one, two, more] = leads[page]
  return count <= 1 ? one : count === 2 ? two : more
}
