import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FlowPage } from '#flow/run.ts'
import type { Entity } from '#lib/entities.ts'

export const headline: Record<FlowPage, MessageDescriptor> = {
  'important-thing': msg`What matters most right now?`,
  'impact-category': msg`Where will you start?`,
  'impact-action': msg`What will you do about it?`,
  'impact-advice': msg`How will you go about it?`,
  'implementation-challenge': msg`What may get in the way?`,
  'implementation-advice': msg`What helps then?`,
}

/** One line below the question. The first one speaks of whom it is about. */
const lead: Record<Exclude<FlowPage, 'important-thing'>, MessageDescriptor> = {
  'impact-category': msg`Choose one or two.`,
  'impact-action': msg`One thing is enough. Pick the one you could begin this week.`,
  'impact-advice': msg`Different ways to the same end. Open one and see if it is yours.`,
  'implementation-challenge': msg`Name it now, and it will not catch you out. Choose up to two.`,
  'implementation-advice': msg`Take along what fits, up to three.`,
}

const firstLead: Record<Entity, MessageDescriptor> = {
  yourself: msg`Choose the one thing that would change your days.`,
  team: msg`Choose the one thing your team would feel first.`,
  colleague: msg`Think of one person. Choose what would help them most.`,
  customer: msg`Choose the one thing your customers would notice first.`,
}

export function leadOf(page: FlowPage, entity: Entity): MessageDescriptor {
  return page === 'important-thing' ? firstLead[entity] : lead[page]
}
