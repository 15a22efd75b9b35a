import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { entities } from './generated/entities.ts'

/** The groups of people that a person can impact. */
export type Entity = (typeof entities)[number]

/** The colours of the design system that an entity can have. */
export type EntityTone = 'sun' | 'mint' | 'coral' | 'lilac'

/** The flow labels of product 2, impact flow labels. */
export const entityLabel: Record<Entity, MessageDescriptor> = {
  yourself: msg`Impact Myself`,
  team: msg`Impact My Team`,
  colleague: msg`Impact My Colleague`,
  customer: msg`Impact Our Customers`,
}

/** An entity's colour in the flow, on cards and in charts. */
export const entityTone: Record<Entity, EntityTone> = {
  yourself: 'sun',
  team: 'mint',
  colleague: 'coral',
  customer: 'lilac',
}

export function isEntity(value: unknown): value is Entity {
  return (entities as readonly unknown[]).includes(value)
}
