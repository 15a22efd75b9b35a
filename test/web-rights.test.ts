import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '../web/src')
const roleFact = /\bis(?:Company|App)Admin\b/

/**
 * Files of features that may name a role: each shows, asks for or hands out the role of somebody, as
 * a fact. What the viewer may do is viewerCanAdminister and viewerCanAdministerApp of `me`.
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

/** A role that is read from the viewer: `me.isAppAdmin`, `useMe().isAppAdmin`, taken apart, or picked. */
const ofTheViewer = [
  /\b(?:me|useMe\(\))\??\.is(?:Company|App)Admin\b/,
  /\{[^{}]*\bis(?:Company|App)Admin\b[^{}]*\}\s*(?:=\s*(?:me\b|useMe\(\))|:\s*(?:Pick<)?Me\b)/,
  /\bPick<Me\b[^>]*\bis(?:Company|App)Admin\b/,
]
const readsOfTheViewer = (text: string) => ofTheViewer.some((form) => form.test(text))

const sources = readdirSync(join(web, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(web, 'features', path), 'utf8') }))

it('asks the server what the viewer may do, and derives it from no role', () => {
  const derived = sources.filter(
    ({ path, text }) =>
      (roleFact.test(text) && !ofTheFact.includes(path)) || readsOfTheViewer(text),
  )
  expect(derived.map(({ path }) => path)).toEqual([])
})

it('knows each form in which a role could be read from the viewer', () => {
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
