import { z } from 'zod'
import { formats, prose, slug } from '#schema/fields.ts'

/** A publication that an advice may cite; `caution` limits its use. */
export const source = z.strictObject({
  id: slug,
  authors: prose,
  year: z.int().min(1900).max(2100).nullable(),
  title: prose,
  venue: prose,
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/\S+$/, 'must be a DOI without address')
    .nullable(),
  finding: prose,
  kind: z.enum(['meta-analysis', 'review', 'experiment', 'field-study', 'guidance']),
  themes: z.array(prose),
  verified: z.enum(['doi-and-claim-seen', 'doi-seen', 'title-seen']),
  caution: prose.optional(),
})

/** A page for further learning; `minutes` is an estimate. */
export const internetLink = z.strictObject({
  id: slug,
  title: prose,
  url: z.url(),
  publisher: prose,
  lang: z.string().regex(/^[a-z]{2}$/),
  format: z.enum(formats),
  minutes: z.int().min(1),
  themes: z.array(prose),
  about: prose,
  evidence: z.enum(['strong', 'fair', 'weak']),
  note: prose.optional(),
})

/** A help text of a screen, identified by page and label (product 2, tooltips). */
export const tooltip = z.strictObject({ page: slug, label: prose, title: prose, text: prose })
