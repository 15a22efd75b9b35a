import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An import between two files, as paths from the same folder. */
export type Import = { from: string; to: string; isType?: boolean }

/** The files of a source folder without tests, and the imports between them. */
export function readImports(src: string): { files: string[]; imports: Import[] } {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const imports = files.flatMap((from) => {
    const text = readFileSync(join(src, from), 'utf8')
    const found = text.matchAll(/(?:^(import type)? ?[^;]*?from |import\()'([#.][^']+)'/gm)
    return [...found].map(([, type, path = '']) => ({
      from,
      to: path.startsWith('#') ? path.slice(1) : join(dirname(from), path),
      isType: type !== undefined,
    }))
  })
  return { files, imports }
}

/** The entry of a folder that contains the file: the file itself or a subfolder. */
const memberOf = (folder: string, file: string): string | undefined =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined

/** A cycle between the files and subfolders of a folder, such as `a -> b.ts -> a`. */
export function cycleIn(folder: string, imports: readonly Import[]): string | undefined {
  const to = new Map<string, Set<string>>()
  for (const one of imports) {
    const [from, target] = [memberOf(folder, one.from), memberOf(folder, one.to)]
    if (from === undefined || target === undefined || from === target) continue
    to.set(from, (to.get(from) ?? new Set()).add(target))
  }
  const isDone = new Set<string>()
  const follow = (member: string, path: readonly string[]): string | undefined => {
    if (path.includes(member)) return [...path.slice(path.indexOf(member)), member].join(' -> ')
    if (isDone.has(member)) return undefined
    for (const next of to.get(member) ?? []) {
      const cycle = follow(next, [...path, member])
      if (cycle !== undefined) return cycle
    }
    isDone.add(member)
    return undefined
  }
  for (const member of to.keys()) {
    const cycle = follow(member, [])
    if (cycle !== undefined) return `${folder}: ${cycle}`
  }
  return undefined
}
