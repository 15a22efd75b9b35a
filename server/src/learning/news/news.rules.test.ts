import { expect, it } from 'vitest'
import { isUnread, type News, type NewsAudience, newsFor } from './news.rules.ts'

const news = (audience: NewsAudience, date: string): News => ({
  ...{ id: `${audience}-${date}`, title: 'New', text: 'Text' },
  ...{ audience, date },
})
const all = [
  news('everyone', '2026-11-01'),
  news('company', '2026-11-02'),
  news('public', '2026-11-03'),
  news('admins', '2026-11-04'),
  news('everyone', '2026-11-05'),
]

it.each([
  ['a member', { isPublicUser: false, isAdmin: false }, ['05', '02', '01']],
  ['an admin of a company', { isPublicUser: false, isAdmin: true }, ['05', '04', '02', '01']],
  ['a public user', { isPublicUser: true, isAdmin: false }, ['05', '03', '01']],
  ['an app admin of no company', { isPublicUser: true, isAdmin: true }, ['05', '04', '03', '01']],
])('shows %s the news of their audience, newest first', (_who, reader, days) => {
  expect(newsFor(all, reader, '2026-11-05').map(({ date }) => date.slice(-2))).toEqual(days)
})

it('shows no news before its date', () => {
  const reader = { isPublicUser: false, isAdmin: true }
  expect(newsFor(all, reader, '2026-11-03').map(({ date }) => date)).toEqual([
    '2026-11-02',
    '2026-11-01',
  ])
})

it('counts news as unread if it is newer than the newest news seen', () => {
  expect(isUnread(news('everyone', '2026-11-02'), '2026-11-01')).toBe(true)
  expect(isUnread(news('everyone', '2026-11-02'), '2026-11-02')).toBe(false)
})
