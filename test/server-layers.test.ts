import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../server/src')

/** A folder imports itself and folders above it in this list. `app.ts` and its like import all. */
const ORDER = [
  'lib',
  'db',
  'integrations',
  'jobs',
  'graphql',
  'entity',
  'audit',
  'messaging/mails',
  'messaging/outbox',
  'content',
  'accounts',
  'accounts/people',
  'impact/impact-index',
  'impact/members-index',
  'impact/rhythm',
  'accounts/pictures',
  'organizations/companies',
  'organizations/members',
  'organizations/member-import',
  'organizations/handbook',
  'organizations/handbook-gaps',
  'organizations/house-knowledge',
  'organizations/reminders',
  'organizations/company-log',
  'billing',
  'learning/activity',
  'learning/goals',
  'learning/fit',
  'learning/library',
  'learning/feed',
  'learning/news',
  'partners',
  'assistant',
  'insights/reports',
  'insights/feedback',
  'insights/health',
  'privacy',
  'operator/setup',
  'operator',
  'http',
  'demo',
  'testing',
]

/** Tools: any of their files may be imported. Of all other folders only the file named after them. */
const TOOLS = ['lib', 'db', 'integrations', 'jobs', 'graphql', 'entity', 'http', 'testing', 'demo']

/** What starts, operates, fills or tests the product may reach any file. */
const OUTER = ['operator', 'http', 'demo', 'testing']

/** Other files that a feature offers to others. */
const PUBLIC: readonly string[] = [
  'accounts/erasure.ts',
  'accounts/factors/grace.ts',
  'accounts/links/codes.ts',
  'accounts/links/email-change.ts',
  'accounts/people/named.ts',
  'accounts/person-limit.ts',
  'accounts/public-company.ts',
  'accounts/rights.ts',
  'accounts/session.ts',
  'impact/impact-index/impact-index.rules.ts',
  'impact/impact-index/reading.ts',
  'learning/goals/goals.review.rules.ts',
  'learning/goals/goals.rules.ts',
  'learning/library/asking/asking.types.ts',
  'learning/library/library.types.ts',
  'messaging/mails/compose.ts',
  'messaging/mails/mail.ts',
  'organizations/companies/administering.ts',
  'organizations/companies/join-rules/admin-addresses.ts',
  'organizations/companies/seats.ts',
  'organizations/handbook/handbook.contacts.ts',
  'organizations/members/invitations.ts',
  'organizations/members/job-actor.ts',
  'organizations/members/membership-status.ts',
  'partners/partners.rules.ts',
]

type Import = { from: string; to: string; isType?: boolean }

/** The longest folder of the list that holds a file; nothing for files of `server/src` itself. */
const folderOf = (file: string): string | undefined =>
  ORDER.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0]

const kindOf = (file: string) => /\.(rules|store|graphql|entity|personal-data)\.ts$/.exec(file)?.[1]

const isPublic = (file: string) =>
  basename(file, '.ts') === basename(dirname(file)) || PUBLIC.includes(file)

/** Why a file of server/src may not import another; nothing where it may. */
function breach({ from, to, isType }: Import): string | undefined {
  const kind = kindOf(to)
  const isData = isType || to.endsWith('.json') || folderOf(to) === 'lib' || kind === 'rules'
  if (kindOf(from) === 'rules' && !isData && !from.startsWith('entity/')) {
    return 'rules are pure: they import lib and other rules'
  }
  if (kindOf(from) === 'store' && kind === 'graphql') return 'a store knows no API'
  if (kindOf(from) === 'graphql' && kind === 'store') return 'the API asks use cases, not stores'
  if (kind === 'graphql' && kindOf(from) === undefined && folderOf(from) !== undefined) {
    return 'use cases do not know the API'
  }
  const [here, there] = [folderOf(from), folderOf(to)]
  if (here === undefined) return undefined
  if (there === undefined) {
    const isConfig = /^config(\.\w+)?\.ts$/.test(to)
    return isConfig || here === 'testing' || here === 'operator'
      ? undefined
      : 'only the start imports what starts the product'
  }
  if (here === there) {
    const isNear = dirname(from).startsWith(dirname(to)) || dirname(to).startsWith(dirname(from))
    if (kind === 'store' && !isNear) return 'a store is private to its folder'
    return undefined
  }
  if (ORDER.indexOf(there) > ORDER.indexOf(here)) return `${there} is above ${here}`
  if (TOOLS.includes(there) || OUTER.some((outer) => here.startsWith(outer))) return undefined
  if (kind === 'personal-data' && here === 'privacy') return undefined
  if (kind === 'graphql' && kindOf(from) === 'graphql') return undefined
  return isPublic(to) ? undefined : `${to} is not public`
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(src, file), 'utf8')
  const found = text.matchAll(/(?:^(import type)? ?[^;]*?from |import\()'([#.][^']+)'/gm)
  return [...found].map(([, type, path = '']) => ({
    from: file,
    to: path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
    isType: type !== undefined,
  }))
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

it.each<[from: string, to: string]>([
  ['lib/x.ts', 'graphql/viewer.ts'],
  ['db/x.ts', 'learning/goals/goals.ts'],
  ['accounts/links/x.ts', 'organizations/members/members.ts'],
  ['accounts/links/x.ts', 'accounts/sign-up/sign-up.store.ts'],
  ['accounts/links/x.ts', 'app.ts'],
  ['learning/goals/x.ts', 'accounts/accounts.rules.ts'],
  ['learning/goals/x.ts', 'impact/impact-index/weeks.ts'],
  ['learning/goals/x.ts', 'learning/goals/goals.graphql.ts'],
  ['learning/goals/x.rules.ts', 'db/store.ts'],
  ['learning/goals/x.store.ts', 'learning/goals/goals.graphql.ts'],
  ['learning/goals/x.graphql.ts', 'learning/goals/goals.store.ts'],
])('refuses that %s imports %s', (from, to) => {
  expect(breach({ from, to })).toBeDefined()
})

it.each<[from: string, to: string]>([
  ['learning/goals/x.ts', 'impact/impact-index/impact-index.ts'],
  ['accounts/links/x.ts', 'accounts/accounts.store.ts'],
  ['privacy/personal.ts', 'learning/goals/goals.personal-data.ts'],
  ['app.ts', 'learning/goals/goals.graphql.ts'],
])('lets %s import %s', (from, to) => {
  expect(breach({ from, to })).toBeUndefined()
})

it('finds every folder of the server in the order', () => {
  expect(files.filter((file) => file.includes('/') && folderOf(file) === undefined)).toEqual([])
})

it('imports downwards only, and of other features their public files', () => {
  const found = files.flatMap(importsOf).flatMap((one) => {
    const why = breach(one)
    return why === undefined ? [] : [`${one.from} -> ${one.to}: ${why}`]
  })
  expect(found).toEqual([])
})

it('lists no public file that others do not use', () => {
  const used = files.flatMap(importsOf).filter(({ from, to }) => folderOf(from) !== folderOf(to))
  expect(PUBLIC.filter((file) => used.every(({ to }) => to !== file))).toEqual([])
})

it('names each folder once, and none that is gone', () => {
  expect(new Set(ORDER).size).toBe(ORDER.length)
  expect(ORDER.filter((folder) => !files.some((file) => folderOf(file) === folder))).toEqual([])
})
