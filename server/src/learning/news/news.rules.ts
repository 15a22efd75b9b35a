/** The audience of a piece of news: product 2, what's new. */
export type NewsAudience = 'everyone' | 'company' | 'public' | 'admins'

export type News = { id: string; date: string; title: string; text: string; audience: NewsAudience }

export type NewsReader = {
  isPublicUser: boolean
  /** An admin of a company, or an app admin */
  isAdmin: boolean
}

const AUDIENCES: Readonly<Record<NewsAudience, (reader: NewsReader) => boolean>> = {
  everyone: () => true,
  company: ({ isPublicUser }) => !isPublicUser,
  public: ({ isPublicUser }) => isPublicUser,
  admins: ({ isAdmin }) => isAdmin,
}

/** The news of this reader up to `today` (a day such as 2026-11-23), newest first. */
export function newsFor(all: readonly News[], reader: NewsReader, today: string): News[] {
  return all
    .filter(({ date, audience }) => date <= today && AUDIENCES[audience]?.(reader))
    .sort((one, other) => other.date.localeCompare(one.date))
}

/** Whether news are newer than `readDate`, the date of the newest news that the person read. */
export const isUnread = ({ date }: News, readDate: string): boolean => date > readDate
