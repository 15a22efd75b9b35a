import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, nodeBinary, ready, root, run, say } from './ready.mjs'

await ready()
build(['content'])

/** @type {[string, string[]][]} */
const STEPS = [
  ['types of content', ['node_modules/typescript/bin/tsc', '-p', 'content']],
  ['types of server', ['node_modules/typescript/bin/tsc', '-p', 'server']],
  ['types of web', ['node_modules/typescript/bin/tsc', '-p', 'web']],
  ['types of scripts and tests', ['node_modules/typescript/bin/tsc', '-p', '.']],
  [
    'format, lint and imports',
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ],
  ['dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['schema.graphql is current', ['server/print-schema.ts', '--check']],
  ['web operations are current', ['web/codegen.mjs', '--check']],
]

const locales = join(root, 'web/src/locales')
const textsOf = () =>
  readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.po'))
    .map((path) => path + readFileSync(join(locales, path), 'utf8'))
    .join('\n')

for (const [name, args] of STEPS) {
  say(`- ${name}`)
  run(nodeBinary, args)
}

say('- catalogues of texts are current')
const before = textsOf()
run(nodeBinary, [join(root, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean'], {
  cwd: join(root, 'web'),
  quiet: true,
})
if (textsOf() !== before) {
  say('The catalogues in web/src/locales were not current; they are now. Look at them and commit.')
  process.exit(1)
}
