import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { cycleIn, type Import, readImports } from './imports.ts'

const src = join(import.meta.dirname, '../web/src')

/** The file of `web/src` itself that any part but `lib`, `api` and `ui` may import. */
const FREE_FILE = 'paths.ts'

/** A part imports itself and parts before it in this list. */
const PARTS = ['lib', 'api', 'ui', 'shell', 'features', 'routes', 'testing']

/** A feature imports itself and features before it in this list. */
const FEATURES = `
  picture
  impact-index
  messages
  advice
  partners
  membership
  onboarding
  profile
  fresh-sign-in
  goals
  flow
  library
  feed
  rehearsals
  month-review
  chat
  home
  admin
  reminders
  handbook
  house-knowledge
  channels
  company
  reports
  app-admin
  identity
  security
  privacy
  news
  about
  faq
`
  .trim()
  .split(/\s+/)

/** What a feature offers to others, besides the file named after its folder. */
const PUBLIC: readonly string[] = [
  'admin/admin-frame.tsx',
  'admin/changes-card.tsx',
  'admin/count.labels.ts',
  'admin/digest/digest.rules.ts',
  'admin/for-admins.tsx',
  'admin/landing/figure-tile.tsx',
  'admin/landing/next-step-card.tsx',
  'admin/member-name.ts',
  'admin/member.labels.ts',
  'admin/member/access-part.tsx',
  'admin/member/member-form.tsx',
  'admin/member/member.queries.ts',
  'admin/member/use-member.ts',
  'admin/member/use-way-back.ts',
  'admin/members.queries.ts',
  'admin/members/filter-bar.tsx',
  'admin/members/member-list.tsx',
  'admin/members/use-filters.ts',
  'admin/option-values.ts',
  'admin/options.ts',
  'admin/part-link.tsx',
  'admin/reload-companies.ts',
  'admin/roles.ts',
  'advice/activity/viewed.ts',
  'advice/advice-body.tsx',
  'advice/advice-evidence.tsx',
  'advice/advice-facts.tsx',
  'advice/advice-reading.tsx',
  'advice/advice-words.tsx',
  'advice/fit/fit-dismissed.tsx',
  'advice/fit/fit-reason.tsx',
  'advice/fit/fit-wish.tsx',
  'advice/fit/fit.queries.ts',
  'advice/kits/kit-rows.tsx',
  'advice/kits/kits-of-action.tsx',
  'advice/kits/kits.queries.ts',
  'advice/link-list.tsx',
  'advice/opening.ts',
  'advice/plan/first-review.rules.ts',
  'advice/plan/plan-help.rules.ts',
  'advice/plan/plan-sentence.tsx',
  'advice/plan/plan.queries.ts',
  'advice/plan/plan-words.rules.ts',
  'advice/plan/plan.rules.ts',
  'advice/plan/review-fields.tsx',
  'advice/records.ts',
  'advice/saving/advice-actions.tsx',
  'advice/saving/can-bookmark.rules.ts',
  'advice/saving/saved.rules.ts',
  'advice/saving/saved.ts',
  'advice/starting.ts',
  'advice/summary/action-summary.tsx',
  'feed/feed.queries.ts',
  'feed/read-mark.tsx',
  'feed/use-read.ts',
  'flow/run/run.ts',
  'goals/path/start-week.ts',
  'goals/plan/plan-saved.tsx',
  'fresh-sign-in/codes/masked-phone.tsx',
  'fresh-sign-in/codes/next-text.ts',
  'fresh-sign-in/codes/other-way.tsx',
  'fresh-sign-in/codes/phone-mask.ts',
  'fresh-sign-in/codes/send-again.tsx',
  'fresh-sign-in/factors.ts',
  'fresh-sign-in/fresh.ts',
  'fresh-sign-in/second-factor.ts',
  'goals/check-in/answer.ts',
  'goals/check-in/answer-at-once.tsx',
  'goals/next.ts',
  'goals/kept-changes.ts',
  'identity/session.ts',
  'impact-index/time-off-line.tsx',
  'impact-index/impact-index.queries.ts',
  'impact-index/points-earned.tsx',
  'impact-index/rhythm.queries.ts',
  'membership/manage-button.tsx',
  'membership/membership-lines.tsx',
  'membership/membership.queries.ts',
  'membership/membership.rules.ts',
  'messages/plan/plan-time-line.tsx',
  'messages/plan/plan-time.tsx',
  'month-review/month-review.queries.ts',
  'onboarding/find-work.ts',
  'onboarding/onboarding-words.ts',
  'onboarding/rest/onboarding-rest.tsx',
  'partners/kept-invitation.ts',
  'partners/partner-news.tsx',
  'partners/partner-sees.tsx',
  'partners/sharing.queries.ts',
  'picture/picture-dialog.tsx',
  'profile/device-time.ts',
  'profile/zone-countries.ts',
]

const partOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : undefined)
const featureOf = (file: string) => (partOf(file) === 'features' ? file.split('/')[1] : undefined)

const isPublic = (file: string) => {
  const [, feature, name = ''] = file.split('/')
  return basename(name).split('.')[0] === feature || PUBLIC.includes(file.slice('features/'.length))
}

/** Why a file of web/src may not import another; nothing where it may. */
function breach({ from, to }: Import): string | undefined {
  const [here, there] = [partOf(from), partOf(to)]
  if (here === undefined || here === 'testing') return undefined
  if (there === undefined) {
    const isFree = to === FREE_FILE && !['lib', 'api', 'ui'].includes(here)
    return isFree || here === 'routes' ? undefined : 'only the start imports the start'
  }
  if (here === 'api' && there === 'ui') return 'the clients know no screens'
  if (here === 'ui' && there === 'api') return 'ui/ knows no GraphQL'
  if (PARTS.indexOf(there) > PARTS.indexOf(here)) return `${there} is above ${here}`
  const [feature, other] = [featureOf(from), featureOf(to)]
  if (feature === undefined || other === undefined || feature === other) return undefined
  if (FEATURES.indexOf(other) > FEATURES.indexOf(feature)) return `${other} is above ${feature}`
  return isPublic(to) ? undefined : `${to} is not public`
}

const { files, imports } = readImports(src)
const ours = imports.filter(({ to }) => !to.startsWith('..'))

it.each<[from: string, to: string]>([
  ['lib/x.ts', 'api/graphql.ts'],
  ['lib/x.ts', 'paths.ts'],
  ['ui/x.tsx', 'shell/snackbar.ts'],
  ['ui/x.tsx', 'api/graphql.ts'],
  ['api/x.ts', 'shell/snackbar.ts'],
  ['shell/x.tsx', 'features/goals/goals.queries.ts'],
  ['shell/x.tsx', 'routes/routes.tsx'],
  ['features/home/x.tsx', 'routes/pages.ts'],
  ['features/home/x.tsx', 'access.ts'],
  ['features/advice/x.tsx', 'features/goals/goals.queries.ts'],
  ['features/goals/x.tsx', 'features/advice/listening/player.ts'],
])('refuses that %s imports %s', (from, to) => {
  expect(breach({ from, to })).toBeDefined()
})

it('refuses an import upwards of a type alone', () => {
  const [from, to] = ['features/advice/x.tsx', 'features/goals/goals.queries.ts']
  expect(breach({ from, to, isType: true })).toBeDefined()
})

it.each<[from: string, to: string]>([
  ['features/goals/x.tsx', 'features/goals/plan/plan-dialog.tsx'],
  ['features/goals/x.tsx', 'features/advice/records.ts'],
  ['shell/x.tsx', 'paths.ts'],
  ['main.tsx', 'routes/routes.tsx'],
])('lets %s import %s', (from, to) => {
  expect(breach({ from, to })).toBeUndefined()
})

it('imports downwards only, and of other features their public files', () => {
  const found = ours.flatMap((one) => {
    const why = breach(one)
    return why === undefined ? [] : [`${one.from} -> ${one.to}: ${why}`]
  })
  expect(found).toEqual([])
})

it('finds a planted cycle between a file and a folder, also of types', () => {
  const planted: Import[] = [
    { from: 'features/goals/plan/a.ts', to: 'features/goals/b.ts' },
    { from: 'features/goals/b.ts', to: 'features/goals/plan/c.ts', isType: true },
  ]
  expect(cycleIn('features/goals', planted)).toBe('features/goals: plan -> b.ts -> plan')
})

it('has no cycle between the files and subfolders of any folder', () => {
  const folders = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(src.length + 1))
  expect(folders.flatMap((folder) => cycleIn(folder, ours) ?? [])).toEqual([])
})

it('lists every feature once, and no public file that no other feature uses', () => {
  const features = new Set(files.flatMap((file) => featureOf(file) ?? []))
  expect([...FEATURES].sort()).toEqual([...features].sort())
  const used = ours.filter(({ from, to }) => featureOf(from) !== featureOf(to))
  const isUsed = (file: string) =>
    used.some(({ from, to }) => to === `features/${file}` && featureOf(from) !== undefined)
  expect(PUBLIC.filter((file) => !isUsed(file))).toEqual([])
})
