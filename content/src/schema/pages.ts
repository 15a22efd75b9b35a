import { z } from 'zod'
import { day, entities, prose, slug } from '#schema/fields.ts'

/** The readers of news: all, members of companies, people without a company, or all admins. */
export const newsAudiences = ['everyone', 'company', 'public', 'admins'] as const

/** News about the product (/whats-new), shown from its date on; `text` is Markdown. */
export const news = z.strictObject({
  id: slug,
  date: day,
  title: prose,
  text: prose,
  audience: z.enum(newsAudiences),
})

/**
 * Advice on the public page /about: its title, its one thing to do and its exact words. They are
 * copied because the table of advice itself is not public.
 */
export const aboutAdvice = z.strictObject({
  id: slug,
  adviceId: slug,
  whom: z.enum(entities),
  title: prose,
  todo: prose,
  words: prose,
})
