import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const web = join(root, 'web/src')

/** Who sees each group of what is known about a person, as the server's policy writes it. */
const schema = buildSchema(readFileSync(join(root, 'server/schema.graphql'), 'utf8'))
const sights = new Map(
  (schema.getType('PrivacyGroup') as GraphQLEnumType)
    .getValues()
    .map(({ name, description }) => [
      name,
      Object.fromEntries(
        [...(description ?? '').matchAll(/(\w+): (\w+)/g)].map(([, who, sight]) => [who, sight]),
      ),
    ]),
)

/** What a screen says in its own words of who sees something. */
const says =
  /\bonly you (?:can )?see|\b(?:nobody|no one) sees it but you|\b(?:nobody|no one) at work (?:can )?sees?\b|\bseen by nobody else|\bis yours alone\b|\bsearches are private\b|admins? (?:of your company )?(?:can |may )?sees? it/i

/** Where that stands, and the groups that it is about: those nobody else sees. */
const ofOneself: Readonly<Record<string, readonly string[]>> = {
  'features/advice/advice-after.tsx': ['viewed'],
  'features/app-admin/member/member-page.tsx': ['goals', 'searches', 'flows'],
  'features/flow/steps/end-step.tsx': ['flows'],
  'features/goals/committed/committed-page.tsx': ['goals', 'flows', 'viewed'],
  'features/identity/sign-up/sign-up-page.tsx': ['goals', 'viewed', 'flows'],
  'features/library/browse/recently-viewed.tsx': ['viewed'],
  'features/onboarding/result/result-step.tsx': ['profile'],
  'features/onboarding/steps/traits-step.tsx': ['profile'],
  'features/privacy/visibility/visibility.labels.ts': ['goals'],
  'features/profile/below.tsx': ['profile'],
  'features/profile/person/work-section.tsx': ['profile'],
  'features/profile/reasons/reasons-page.tsx': ['profile', 'viewed', 'goals'],
  'features/profile/settings/advice-section.tsx': ['settings'],
  'features/profile/settings/order-section.tsx': ['profile'],
  'features/profile/pauses/pauses-section.tsx': ['pauses'],
  'features/profile/profile-view.tsx': ['profile'],
  'features/profile/time/time-section.tsx': ['settings'],
}

/** Where the policy itself decides what is said. */
const byThePolicy = ['shell/seen-by.ts']

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*$/gm, '').replace(/\s+/g, ' ')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|generated/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(web, path), 'utf8')) }))

it('says that only oneself sees something in no place of which the policy was not asked', () => {
  const found = sources.filter(({ text }) => says.test(text)).map(({ path }) => path)
  expect(found.filter((path) => !byThePolicy.includes(path) && !ofOneself[path])).toEqual([])
  expect(Object.keys(ofOneself).filter((path) => !found.includes(path))).toEqual([])
})

it.each(Object.entries(ofOneself))('is right that nobody else sees it: %s', (_path, groups) => {
  for (const group of groups) {
    expect([group, sights.get(group)]).toEqual([
      group,
      { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no', partners: 'no' },
    ])
  }
})

it('has one sentence for name, picture and role, because the same people see them', () => {
  expect(sights.get('workRole')).toEqual(sights.get('name'))
  expect(sights.get('name')).toEqual({
    ...{ you: 'yes', colleagues: 'no', companyAdmins: 'yes', appAdmins: 'yes', partners: 'no' },
  })
})

it('tells app admins of the score what the policy says: admins of the company see it, where it is shown', () => {
  const { path, text } = sources.find((one) => one.path.endsWith('member/member-page.tsx')) ?? {}
  expect([path, text]).toEqual([path, expect.stringMatching(/admins see a weekly score only if/)])
  expect(sights.get('score')).toMatchObject({ companyAdmins: 'ifShared', appAdmins: 'no' })
})

it('tells a company of who comes back no more than that: that they had closed the account is theirs', () => {
  const { text = '' } = sources.find((one) => one.path === 'features/admin/company.labels.ts') ?? {}
  expect(/member_back: msg`([^`]*)`/.exec(text)?.[1]).toBe('is back')
})
