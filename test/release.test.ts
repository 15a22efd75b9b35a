import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const script = join(import.meta.dirname, '../scripts/release.mjs')
const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 1.0.0 - 2026-01-01\n\n- First.\n'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodwork-release-'))
  mkdirSync(join(folder, 'native'))
  write('package.json', '{ "name": "goodwork", "version": "1.0.0" }')
  write('native/package.json', '{ "version": "1.0.0" }')
  write('package-lock.json', '{ "version": "1.0.0", "packages": { "": {}, "native": {} } }')
  write('CHANGELOG.md', CHANGELOG)
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Work')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const who = { name: 'Ada', email: 'ada@a.example' }
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  ...{ GIT_AUTHOR_NAME: who.name, GIT_AUTHOR_EMAIL: who.email },
  ...{ GIT_COMMITTER_NAME: who.name, GIT_COMMITTER_EMAIL: who.email },
}
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim()

function release(version: string) {
  const options = { cwd: folder, env, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, [script, version], options)
  return { status, said: stderr.trim() }
}

it('the release script sets the version, dates the changelog, commits and tags', () => {
  expect(release('1.1.0')).toEqual({ status: 0, said: '' })
  expect(git('log', '-1', '--format=%s %D')).toContain('Release 1.1.0')
  expect(git('tag', '--points-at', 'HEAD')).toBe('v1.1.0')
  expect(git('status', '--porcelain')).toBe('')
  for (const path of ['package.json', 'native/package.json', 'package-lock.json']) {
    expect(JSON.parse(read(path)).version).toBe('1.1.0')
  }
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe('1.1.0')
  const today = new Date().toISOString().slice(0, 10)
  expect(read('CHANGELOG.md')).toBe(
    CHANGELOG.replace('## Unreleased\n', `## Unreleased\n\n## 1.1.0 - ${today}\n`),
  )
})

it.each([
  ['uncommitted changes', '1.1.0', () => write('new.txt', ''), /Commit or stash/],
  ['no version', '', () => undefined, /Name the version/],
  ['a version that is tagged already', '1.1.0', () => git('tag', 'v1.1.0'), /there already/],
  [
    'an empty section of the changelog',
    '1.1.0',
    () => {
      write('CHANGELOG.md', CHANGELOG.replace('- Something new.\n', ''))
      git('commit', '--quiet', '--all', '--message', 'Empty')
    },
    /says nothing/,
  ],
])('the release script refuses %s and changes nothing', (_what, version, spoil, words) => {
  spoil()
  const before = [git('rev-parse', 'HEAD'), git('tag'), read('package.json'), read('CHANGELOG.md')]
  const { status, said } = release(version)
  expect({ status, said }).toEqual({ status: 1, said: expect.stringMatching(words) })
  expect([
    git('rev-parse', 'HEAD'),
    git('tag'),
    read('package.json'),
    read('CHANGELOG.md'),
  ]).toEqual(before)
})
