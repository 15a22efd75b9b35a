import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { isUnread, type News, newsFor } from './news.rules.ts'
import { findNewsRead, recordNewsRead } from './news.store.ts'

export type NewsItem = Omit<News, 'audience'> & { isUnread: boolean }

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

function visibleNews({ viewer, clock }: SignedIn, content: Content): News[] {
  const all = (content.tables.get('news')?.records ?? []).map(({ fields }) => fields as News)
  const isAdmin = viewer.role === 'companyAdmin' || viewer.role === 'appAdmin'
  return newsFor(all, { isPublicUser: viewer.isPublicUser, isAdmin }, dayOf(clock.now()))
}

/** newsGetMany: the reader's news, newest first. News from before their sign-up counts as read. */
export async function newsGetMany(context: SignedIn, content: Content): Promise<NewsItem[]> {
  const kept = await findNewsRead(context.store, context.viewer.userId)
  const readDate = kept?.newsReadDate ?? dayOf(kept?.createdDate ?? context.clock.now())
  return visibleNews(context, content).map((item) => ({
    ...item,
    isUnread: isUnread(item, readDate),
  }))
}

/** Whether the reader has unread news, for the mark in the menu. */
export async function hasUnreadNews(context: SignedIn, content: Content): Promise<boolean> {
  return (await newsGetMany(context, content)).some((item) => item.isUnread)
}

/** newsRead(id): marks all news up to this one as read, on every device. Throws NOT_FOUND. */
export async function readNews(context: SignedIn, content: Content, id: string): Promise<void> {
  const item = visibleNews(context, content).find((each) => each.id === id)
  if (item === undefined) throw new AppError('NOT_FOUND', 'This news is no longer here.')
  await context.store.write((trx) => recordNewsRead(trx, context.viewer.userId, item.date))
}
