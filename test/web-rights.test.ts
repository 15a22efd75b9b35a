import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '../web/src')
const roleFact = /\bis(?:Company|App)Admin\b/

/**
 * Files of features that may name a role, because they show, fetch or assign the role of a person.
 * The rights of the viewer are viewerCanAdminister and viewerCanAdministerApp of `me`.
 */
const ofTheFact = [
  'admin/company.labels.ts',
  'admin/member/access-part.tsx',
  'admin/member/member-form.tsx',
  'admin/member/member.rules.ts',
  'admin/members.queries.ts',
  'admin/members/member-row.tsx',
  'app-admin/companies.queries.ts',
  'app-admin/member/member-page.tsx',
  'app-admin/member/member.queries.ts',
  'company/importing/import.labels.ts',
  'company/inviting/invite-dialog.tsx',
  'company/leaving/join-page.tsx',
  'company/leaving/leaving.queries.ts',
  'identity/sign-up/invitation.ts',
  'identity/sign-up/sign-up-page.tsx',
]

/** Code that reads a role of the viewer: `me.isAppAdmin`, or by destructuring or `Pick<Me>`. */
const ofTheViewer = [
  /\b(?:me|useMe\(\))\??\.is(?:Company|App)Admin\b/,
  /\{[^{}]*\bis(?:Company|App)Admin\b[^{}]*\}\s*(?:=\s*(?:me\b|useMe\(\))|:\s*(?:Pick<)?Me\b)/,
  /\bPick<Me\b[^>]*\bis(?:Company|App)Admin\b/,
]
const readsOfTheViewer = (text: string) => ofTheViewer.some((form) => form.test(text))

const sources = readdirSync(join(web, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(web, 'features', path), 'utf8') }))

it('the web asks the server for the rights of the viewer and derives none from a role', () => {
  const derived = sources.filter(
    ({ path, text }) =>
      (roleFact.test(text) && !ofTheFact.includes(path)) || readsOfTheViewer(text),
  )
  expect(derived.map(({ path }) => path)).toEqual([])
})

it('recognizes each form of code that reads a role of the viewer', () => {
  const forms = [
    'if (!me.isCompanyAdmin) return',
    'return useMe().isAppAdmin ? <Preview /> : null',
    'const { _id, isAppAdmin } = useMe()',
    'const { isCompanyAdmin } = me',
    "function answers({ isAppAdmin }: Pick<Me, 'isAppAdmin'>) {",
    "type Asked = Pick<Me, '_id' | 'isCompanyAdmin'>",
  ]
  expect(forms.filter((form) => !readsOfTheViewer(form))).toEqual([])
  expect(readsOfTheViewer('member.isCompanyAdmin && <CodeKnown of={of} />')).toBe(false)
})
