import { z } from 'zod'
import { alsoCalled, prose, saidAs, slug } from '#schema/fields.ts'

/** Product 9, handbook categories, as written there. */
export const handbookCategories = [
  'Communications',
  'Employee Productivity',
  'Engagement & Culture',
  'Leadership & Talent Management',
  'Learning & Career Development',
  'Performance Management',
  'Recruitment & On-boarding',
  'Retention',
  'Rewards',
  'Team Management',
] as const

/**
 * A question that an organisation answers for its people; `type` has no meaning here (product 3).
 */
export const handbookQuestion = z.strictObject({
  id: slug,
  text: prose,
  alsoCalled,
  type: z.enum(['C-P', 'NC-NP', 'NC-P']),
  category: z.enum(handbookCategories),
  subcategory: prose,
  saidAs: saidAs.max(10).optional(),
})
