import { z } from 'zod'
import { day, entities, prose, slug } from '#schema/fields.ts'

/** Who sees a piece of news: all, members of companies, people without one, or admins of either kind. */
export const newsAudiences = ['everyone', 'company', 'public', 'admins'] as const

/** What is new in the product (/whats-new). It shows from its date on; `text` is Markdown. */
export const news = z.strictObject({
  id: slug,
  date: day,
  title: prose,
  text: prose,
  audience: z.enum(newsAudiences),
})

/**
 * Advice that strangers read on /about: its title, its one thing to do and its exact words, copied
 * from the advice because the table of advice itself is not public.
 */
export const aboutAdvice = z.strictObject({
  id: slug,
  adviceId: slug,
  whom: z.enum(entities),
  title: prose,
  todo: prose,
  words: prose,
})
