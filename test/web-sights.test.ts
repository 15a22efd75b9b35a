import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const web = join(root, 'web/src')

/** For each group of personal data, the people who see it according to the server's policy. */
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

/** Sentences of a screen that name the people who see something. */
const says =
  /\bonly you (?:can )?see|\b(?:nobody|no one) sees it but you|\b(?:nobody|no one) at work (?:can )?sees?\b|\bseen by nobody else|\bis yours alone\b|\bsearches are private\b|admins? (?:of your company )?(?:can |may )?sees? it/i

/** Files with such a sentence about data that only the person sees, and its groups. */
const ofOneself: Readonly<Record<string, readonly string[]>> = {
  'features/advice/advice-after.tsx': ['viewed'],
  'features/app-admin/member/member-page.tsx': ['goals', 'searches', 'flows'],
  'features/flow/steps/end-step.tsx': ['flows'],
  'features/goals/committed/committed-page.tsx': ['goals', 'flows', 'viewed'],
  'features/identity/sign-up/sign-up-page.tsx': ['goals', 'viewed', 'flows'],
  'features/library/browse/recently-viewed.tsx': ['viewed'],
  'features/month-review/month-page.tsx': ['goals', 'flows'],
  'features/onboarding/result/result-step.tsx': ['profile'],
  'features/onboarding/steps/traits-step.tsx': ['profile'],
  'features/privacy/visibility/visibility.labels.ts': ['goals'],
  'features/profile/sections.tsx': ['profile'],
  'features/profile/person/work-section.tsx': ['profile'],
  'features/profile/reasons/reasons-page.tsx': ['profile', 'viewed', 'goals'],
  'features/profile/settings/advice-section.tsx': ['settings'],
  'features/profile/settings/order-section.tsx': ['profile'],
  'features/profile/pauses/pauses-section.tsx': ['pauses'],
  'features/profile/profile-view.tsx': ['profile'],
  'features/profile/time/time-section.tsx': ['settings'],
}

/** Files whose sentences depend on the policy at run time. */
const byThePolicy = ['shell/seen-by.ts']

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*$/gm, '').replace(/\s+/g, ' ')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|generated/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(web, path), 'utf8')) }))

it('every file that says "only you see this" is checked against the policy', () => {
  const found = sources.filter(({ text }) => says.test(text)).map(({ path }) => path)
  expect(found.filter((path) => !byThePolicy.includes(path) && !ofOneself[path])).toEqual([])
  expect(Object.keys(ofOneself).filter((path) => !found.includes(path))).toEqual([])
})

it.each(Object.entries(ofOneself))('%s shows data that no one else sees', (_path, groups) => {
  for (const group of groups) {
    expect([group, sights.get(group)]).toEqual([
      group,
      { you: 'yes', colleagues: 'no', companyAdmins: 'no', appAdmins: 'no', partners: 'no' },
    ])
  }
})

it('the same people see the name and the role of a person', () => {
  expect(sights.get('workRole')).toEqual(sights.get('name'))
  expect(sights.get('name')).toEqual({
    ...{ you: 'yes', colleagues: 'no', companyAdmins: 'yes', appAdmins: 'yes', partners: 'no' },
  })
})

it('the page of app admins says like the policy that company admins see a shared score', () => {
  const { path, text } = sources.find((one) => one.path.endsWith('member/member-page.tsx')) ?? {}
  expect([path, text]).toEqual([path, expect.stringMatching(/admins see a weekly score only if/)])
  expect(sights.get('score')).toMatchObject({ companyAdmins: 'ifShared', appAdmins: 'no' })
})

it('the company log says of a returning member only "is back"', () => {
  const { text = '' } = sources.find((one) => one.path === 'features/admin/company.labels.ts') ?? {}
  expect(/member_back: msg`([^`]*)`/.exec(text)?.[1]).toBe('is back')
})
