import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Words that the product avoids, and the word to write instead. One word for one thing. */
const AVOIDED: readonly (readonly [words: RegExp, better: string])[] = [
  [/\b(?:mail|mails|mailed|mailbox|mailboxes)\b/i, 'email'],
  [/\btelephone\b/i, 'phone'],
  [/\bsign(?:s|ed|ing)? (?:you )?off\b/i, 'sign out'],
  [/\bsecond (?:factor|step)s?\b|\btwo-step\b/i, 'two-factor sign-in'],
  [/\bwhom\b|\bwhoever\b|\bthose who\b/i, 'who, anyone who, people who'],
  [/\bnobody\b|\bsomebody\b|\banybody\b|\beverybody\b/i, 'no one, someone, anyone, everyone'],
  [/\bdeeds?\b/i, 'action'],
  [/\bstands?\b/i, 'is, appears'],
  [/\btold of\b|\b(?:is|are|was) told\b/i, 'shown, says'],
  [/\btak(?:e|es|en) along\b|\bgo(?:es)? along\b/i, 'keep, add'],
  [/\bcom(?:e|es) about\b/i, 'how it works'],
  [/\bgo(?:es|ing)? on\b/i, 'continue'],
  [/\bat home in\b/i, 'belongs to'],
  [/\bunwanted mails?\b/i, 'spam folder'],
  [/\ball is well\b/i, 'you’re all set'],
  [/\bnot said\b/i, 'not set'],
  [/\bof no company\b|\bno company of their own\b/i, 'individual users'],
  [/\bThere is no such\b/i, 'This … doesn’t exist'],
]

/** Texts whose exact words the specification requires, with its section. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'What changed, and for whom?': 'product 4, worth of a check-in',
}

function faultsOf(texts: readonly string[]): string[] {
  return texts
    .filter((text) => !Object.hasOwn(SPECIFIED, text))
    .flatMap((text) =>
      AVOIDED.filter(([words]) => words.test(text)).map(([, better]) => `${text} (${better})`),
    )
}

const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:\w])\/\/.*$/gm, '')

function messagesOf(catalogue: string): string[] {
  return [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, lines = '']) =>
    [...lines.matchAll(/"(.*)"/g)].map(([, text]) => text).join(''),
  )
}

/** The sentences and labels of a source file: they begin with a capital and have a space. */
function sentencesOf(code: string): string[] {
  return [...withoutComments(code).matchAll(/(['`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /^[\p{Lu}“].* /u.test(text))
}

const catalogues = readdirSync(join(root, 'web/src/locales/en')).filter((name) =>
  name.endsWith('.po'),
)

describe('the catalogues of texts', () => {
  it.each(catalogues)('the catalogue %s has no avoided word', (name) => {
    const faults = faultsOf(messagesOf(read(`web/src/locales/en/${name}`)))
    expect(faults).toEqual([])
  })
})

it.each(globSync('server/src/messaging/mails/en*.ts', { cwd: root }))(
  'the emails of %s have no avoided word',
  (path) => {
    expect(faultsOf(sentencesOf(read(path)))).toEqual([])
  },
)

/** Files whose texts users never see: tests, descriptions of the API, the operator's log. */
const NOT_SHOWN = [
  /\.test\.ts$|\.graphql\.ts$|\/testing\/|\/demo\/|\/messaging\/mails\/|local-mailbox/,
  /main\.ts$|erasing\.ts$|picture-store\.s3\.ts$|pictures\.sweep\.ts$/,
]

it('error messages and the data download have no avoided word', () => {
  const files = globSync('server/src/**/*.ts', { cwd: root }).filter(
    (path) => !NOT_SHOWN.some((kind) => kind.test(path)),
  )
  const faults = files.flatMap((path) =>
    faultsOf(sentencesOf(read(path))).map((fault) => `${path}: ${fault}`),
  )
  expect(faults).toEqual([])
})

it.each([
  ...['about', 'clusters', 'faq', 'flow', 'learn', 'messages'],
  ...['motivation', 'news', 'role', 'time', 'tooltips'],
])('the content table %s has no avoided word', (table) => {
  const lines = read(`content/tables/${table}.yaml`).split('\n')
  const faults = faultsOf(
    lines.filter((line) => !/^\s*#|^\s*(?:- )?(?:key|id|label|whom):/.test(line)),
  )
  expect(faults).toEqual([])
})

it('finds each avoided word and no word that only contains one', () => {
  const old = [
    'Is this your mailbox?',
    'Nobody sees it.',
    'Go on',
    'It stands here.',
    'Whom you help',
  ]
  expect(faultsOf(old)).toHaveLength(old.length)
  expect(faultsOf(['Email', 'Continue', 'Ongoing', 'No one'])).toEqual([])
})
