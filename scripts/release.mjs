import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

// npm run release -- 1.2.0 sets the version, dates the changelog, commits and tags. It does not
// push.

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** @param {string} path @param {(json: any) => void} change */
function changeJson(path, change) {
  const json = JSON.parse(readFileSync(path, 'utf8'))
  change(json)
  writeFileSync(path, `${JSON.stringify(json, null, 2)}\n`)
}

const [version = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
  refuse('Name the version: npm run release -- 1.2.0')
}
if (git('status', '--porcelain') !== '') refuse('Commit or stash your changes first.')
const tag = `v${version}`
if (git('tag', '--list', tag) !== '') refuse(`${tag} is there already.`)
const changelog = readFileSync('CHANGELOG.md', 'utf8')
const [, before, unreleased, after] =
  changelog.match(/^(.*?)## Unreleased\n(.*?)(?=\n## |$)(.*)$/s) ?? []
if (unreleased === undefined || unreleased.trim() === '') {
  refuse('CHANGELOG.md says nothing under "## Unreleased".')
}

for (const path of ['package.json', 'native/package.json']) {
  changeJson(path, (json) => {
    json.version = version
  })
}
changeJson('package-lock.json', (lock) => {
  lock.version = version
  for (const workspace of ['', 'native']) lock.packages[workspace].version = version
})
const today = new Date().toISOString().slice(0, 10)
writeFileSync(
  'CHANGELOG.md',
  `${before}## Unreleased\n\n## ${version} - ${today}\n\n${unreleased.trim()}\n${after}`,
)
git('commit', '--all', '--quiet', '--message', `Release ${version}`)
git('tag', '--annotate', tag, '--message', `Release ${version}`)
process.stdout.write(`${tag} is ready. Publish it: git push --follow-tags\n`)
