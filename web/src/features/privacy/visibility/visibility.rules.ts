import type { VisibleData } from '#features/privacy/privacy.queries.ts'
import type { OtherReader } from '#shell/seen-by.ts'

const OTHERS: readonly OtherReader[] = ['companyAdmins', 'appAdmins', 'colleagues', 'partners']

/** Groups with the same readers. */
export type Block = {
  kind: 'onlyYou' | 'youDecide' | 'others' | 'nobody'
  /** Other readers; for `youDecide`, the possible ones */
  others: OtherReader[]
  rows: VisibleData[]
}

function blockOf(row: VisibleData): Block {
  if (row.you === 'sealed') return { kind: 'nobody', others: [], rows: [row] }
  const seeing = OTHERS.filter((other) => row[other] === 'yes')
  if (seeing.length > 0) return { kind: 'others', others: seeing, rows: [row] }
  const allowed = OTHERS.filter((other) => row[other] === 'ifShared')
  return { kind: allowed.length > 0 ? 'youDecide' : 'onlyYou', others: allowed, rows: [row] }
}

const keyOf = ({ kind, others }: Block) => `${kind} ${others.join(' ')}`
const ORDER: Block['kind'][] = ['onlyYou', 'youDecide', 'others', 'nobody']

/** Groups by their readers, those with the fewest readers first. */
export function blocksOf(rows: readonly VisibleData[]): Block[] {
  const blocks = new Map<string, Block>()
  for (const block of rows.map(blockOf)) {
    const same = blocks.get(keyOf(block))
    if (same === undefined) blocks.set(keyOf(block), block)
    else same.rows.push(...block.rows)
  }
  return [...blocks.values()].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.others.length - b.others.length,
  )
}
