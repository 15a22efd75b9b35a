import { z } from 'zod'
import { type Entity, entities, prose, slug } from '#schema/fields.ts'

/** The longest tip in characters, so that its card shows all of it. */
export const tipLength = 280

/** The themes of the content for each entity. */
export const themes = {
  yourself: [
    'focus',
    'energy-and-breaks',
    'learning',
    'boundaries',
    'confidence',
    'planning',
    'seeking-feedback',
    'career',
    'emotions',
    'purpose',
  ],
  team: [
    'clear-goals',
    'coaching',
    'delegation',
    'safety-to-speak',
    'recognition',
    'meetings',
    'workload',
    'feedback',
    'inclusion',
    'conflict',
    'onboarding',
    'remote-and-hybrid',
    'growth',
    'decisions',
  ],
  colleague: [
    'listen',
    'help',
    'thank',
    'give-and-ask-feedback',
    'include',
    'disagree-well',
    'hand-over',
    'welcome',
    'mentor',
    'repair',
  ],
  customer: [
    'respond-clearly',
    'recover-from-failure',
    'understand-needs',
    'reduce-effort',
    'keep-promises',
    'hear-their-voice',
    'serve-internal-customers',
    'make-it-accessible',
  ],
} as const satisfies Record<Entity, readonly string[]>

const tag = z.enum([...entities, ...Object.values(themes).flat()])

/**
 * A short tip of the feed; `id` counts from 1 (product 7, main) and `adviceId` is the linked
 * advice. A tip with `months` is shown in these months only.
 */
export const tip = z.strictObject({
  id: z.int().min(1),
  title: prose,
  text: prose,
  adviceId: slug,
  tags: z.array(tag).min(1).max(3),
  prioritised: z.union([z.literal(0), z.literal(1)]),
  sourceId: slug.nullable(),
  months: z.array(z.int().min(1).max(12)).min(1).optional(),
})
