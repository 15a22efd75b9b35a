import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { type Import, readImports } from './imports.ts'

const src = join(import.meta.dirname, '../server/src')

/** Every folder with files. A folder may import itself and folders above it; `app.ts` imports all. */
const ORDER = `
  lib
  db/migrations/0001-baseline
  db/migrations
  db
  integrations
  config
  jobs
  graphql
  entity
  audit
  audit/admin-access-log
  messaging/due
  messaging/preferences
  messaging/mails
  messaging/push
  messaging/outbox
  content/formula
  content
  content/source
  accounts/core
  accounts/sessions
  accounts/second-factors
  accounts/email-links
  accounts/passwords
  accounts/sign-in
  accounts/sign-up
  accounts/app-admins
  accounts
  accounts/people
  impact/impact-index
  impact/members-index
  impact/rhythm
  accounts/pictures
  organizations/companies/join-rules
  organizations/companies
  organizations/companies/overview
  organizations/members/core
  organizations/members/membership
  organizations/members/list
  organizations/members/invitation-reminders
  organizations/members
  organizations/member-import/core
  organizations/member-import/reading
  organizations/member-import/job
  organizations/member-import
  organizations/handbook
  organizations/handbook-gaps
  organizations/house-knowledge
  organizations/reminders
  organizations/channels
  organizations/company-log
  billing
  learning/activity
  learning/goals
  learning/goals/check-ins
  learning/goals/calendar
  learning/fit
  learning/fit/next
  learning/fit/occasions
  learning/goals/paths
  learning/goals/commitment
  learning/month-review
  learning/library/words
  learning/library/ranking
  learning/library/asking
  learning/library
  learning/library/judged
  learning/feed
  learning/news
  learning/due-messages
  partners
  assistant/answering/understanding/generated
  assistant/answering/understanding
  assistant/model
  assistant/answering
  assistant/rehearsing
  assistant/memory
  assistant
  insights/reports
  insights/reports/overview
  insights/reports/weekly-snapshot
  insights/feedback
  insights/health
  privacy
  privacy/visibility
  privacy/export
  privacy/erasing
  privacy/account-deletion
  operator/setup
  operator
  http
  demo
  testing
`
  .trim()
  .split(/\s+/)

/** Any file of a tool may be imported; of a feature, only the file named after its folder. */
const TOOLS = [
  'lib',
  'db',
  'integrations',
  'config',
  'jobs',
  'graphql',
  'entity',
  'testing',
  'demo',
]

/** Folders that start, operate, fill or test the product may import any file. */
const OUTER = ['operator', 'http', 'demo', 'testing']

/** Each subfolder of these is a feature. */
const CONTEXTS = ['accounts', 'impact', 'insights', 'learning', 'messaging', 'organizations']

/** Further files that other features may import. */
const PUBLIC: readonly string[] = [
  'accounts/core/accounts.ts',
  'accounts/core/person-limit.ts',
  'accounts/core/public-company.ts',
  'accounts/core/rights.ts',
  'accounts/core/session.ts',
  'accounts/email-links/email-change.ts',
  'accounts/email-links/email-links.ts',
  'accounts/email-links/verify-email.ts',
  'accounts/erasure.ts',
  'accounts/people/named.ts',
  'accounts/second-factors/attempts.ts',
  'accounts/second-factors/recovery-codes.ts',
  'accounts/second-factors/totp.ts',
  'accounts/sign-up/sign-up.invited.ts',
  'audit/audit.rules.ts',
  'audit/company-events.ts',
  'impact/impact-index/impact-index.rules.ts',
  'impact/impact-index/reading.ts',
  'learning/goals/check-ins/answer-links.ts',
  'learning/goals/goals.review.rules.ts',
  'learning/goals/goals.rules.ts',
  'learning/library/asking/asking.types.ts',
  'learning/library/ranking/library.types.ts',
  'messaging/mails/compose.ts',
  'messaging/mails/mail.ts',
  'messaging/preferences/preferences.rules.ts',
  'messaging/preferences/stop-links.ts',
  'organizations/companies/administering.ts',
  'organizations/companies/join-rules/admin-addresses.ts',
  'organizations/companies/seats.ts',
  'organizations/handbook/handbook.contacts.ts',
  'organizations/members/core/administered.ts',
  'organizations/members/core/invitations.ts',
  'organizations/members/core/job-actor.ts',
  'organizations/members/core/membership-status.ts',
  'organizations/reminders/reminders.rules.ts',
  'partners/partners.rules.ts',
]

/** The folder of a file; undefined for files directly in `server/src`. */
const folderOf = (file: string): string | undefined =>
  file.includes('/') ? dirname(file) : undefined

/** The feature that a folder belongs to: `learning/library` for `learning/library/asking`. */
const featureOf = (folder: string): string => {
  const parts = folder.split('/')
  return parts.slice(0, CONTEXTS.includes(parts[0] ?? '') ? 2 : 1).join('/')
}

/** Whether one folder contains the other, or is the `core` of a folder that does. */
const isNear = (here: string, there: string): boolean =>
  `${here}/`.startsWith(`${there.replace(/\/core$/, '')}/`) || there.startsWith(`${here}/`)

const kindOf = (file: string) => /\.(rules|store|graphql|entity|personal-data)\.ts$/.exec(file)?.[1]

const isPublic = (file: string) =>
  basename(file, '.ts') === basename(dirname(file)) || PUBLIC.includes(file)

/** Why a file of server/src may not import another; undefined where it may. */
function breach({ from, to, isType }: Import): string | undefined {
  const kind = kindOf(to)
  const [here, there] = [folderOf(from), folderOf(to)]
  const isData = isType || to.endsWith('.json') || there === 'lib' || kind === 'rules'
  if (kindOf(from) === 'rules' && !isData && here !== 'entity') {
    return 'rules are pure: they import lib and other rules'
  }
  if (kindOf(from) === 'store' && kind === 'graphql') return 'a store knows no API'
  if (kindOf(from) === 'graphql' && kind === 'store') return 'the API asks use cases, not stores'
  if (here === undefined || to.startsWith('..')) return undefined
  if (kind === 'graphql' && kindOf(from) === undefined) return 'use cases do not know the API'
  if (here === there) return undefined
  if (there === undefined) {
    return ['testing', 'operator'].includes(here) ? undefined : 'only the start imports the start'
  }
  if (ORDER.indexOf(there) > ORDER.indexOf(here)) return `${there} is above ${here}`
  const isOuter = OUTER.includes(here.split('/')[0] ?? '')
  if (TOOLS.includes(featureOf(there)) || isOuter || isNear(here, there)) return undefined
  if (kind === 'store') return 'a store is private to its folder'
  if (featureOf(here) === featureOf(there)) return undefined
  if (kind === 'personal-data' && here === 'privacy') return undefined
  if (kind === 'graphql' && kindOf(from) === 'graphql') return undefined
  return isPublic(to) ? undefined : `${to} is not public`
}

const { files, imports } = readImports(src)

it.each<[from: string, to: string]>([
  ['lib/x.ts', 'graphql/viewer.ts'],
  ['db/x.ts', 'learning/goals/goals.ts'],
  ['accounts/email-links/x.ts', 'organizations/members/members.ts'],
  ['accounts/email-links/x.ts', 'accounts/sign-up/sign-up.store.ts'],
  ['accounts/email-links/x.ts', 'app.ts'],
  ['accounts/email-links/x.ts', 'accounts/passwords/passwords.ts'],
  ['accounts/core/x.ts', 'accounts/sessions/sessions.ts'],
  ['learning/goals/x.ts', 'learning/goals/check-ins/check-ins.ts'],
  ['learning/goals/x.ts', 'accounts/core/accounts.rules.ts'],
  ['learning/goals/x.ts', 'impact/impact-index/weeks.ts'],
  ['learning/goals/x.ts', 'learning/goals/goals.graphql.ts'],
  ['learning/goals/x.rules.ts', 'db/store.ts'],
  ['learning/goals/x.store.ts', 'learning/goals/goals.graphql.ts'],
  ['learning/goals/x.graphql.ts', 'learning/goals/goals.store.ts'],
])('the layers of the server refuse that %s imports %s', (from, to) => {
  expect(breach({ from, to })).toBeDefined()
})

it('the layers of the server refuse an import upwards even of a type alone', () => {
  const [from, to] = ['accounts/email-links/x.ts', 'accounts/passwords/reset.ts']
  expect(breach({ from, to, isType: true })).toBeDefined()
})

it.each<[from: string, to: string]>([
  ['learning/goals/x.ts', 'impact/impact-index/impact-index.ts'],
  ['accounts/email-links/x.ts', 'accounts/core/accounts.store.ts'],
  ['privacy/personal.ts', 'learning/goals/goals.personal-data.ts'],
  ['app.ts', 'learning/goals/goals.graphql.ts'],
])('the layers of the server let %s import %s', (from, to) => {
  expect(breach({ from, to })).toBeUndefined()
})

it('the server imports only lower layers, and only public files of other features', () => {
  const found = imports.flatMap((one) => {
    const why = breach(one)
    return why === undefined ? [] : [`${one.from} -> ${one.to}: ${why}`]
  })
  expect(found).toEqual([])
})

it('every public file is imported by another feature', () => {
  const used = imports.filter(({ from, to }) => featureOf(dirname(from)) !== featureOf(dirname(to)))
  expect(PUBLIC.filter((file) => used.every(({ to }) => to !== file))).toEqual([])
})

it('the order of layers lists every folder of the server once', () => {
  const folders = new Set(files.map(dirname).filter((folder) => folder !== '.'))
  expect([...ORDER].sort()).toEqual([...folders].sort())
})
