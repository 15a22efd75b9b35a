import { type Check, type Problem, problemAt } from '#corpus.ts'
import { americanForm } from '#text/american.ts'
import { type Passage, passagesOf } from '#text/prose.ts'

type Rule = { pattern: RegExp; fault: string }

/** Marks and words that the content avoids; the one `!` is a name (product 4, goal progress). */
const rules: Rule[] = [
  { pattern: /(?<!“Goal achieved)!/, fault: 'no exclamation marks' },
  { pattern: /["']/, fault: 'use “ ” and ’' },
  {
    pattern: /\b23 minutes to|\b66 days\b|\b30 ?(?:%|per ?cent) better\b/i,
    fault: 'not to be quoted',
  },
  { pattern: /\blearning styles?\b/i, fault: 'not to be quoted' },
  {
    pattern:
      /\b(?:introverts?|extr[ao]verts?|millennials?|boomers?|snowflakes?|(?:left|right)-brained)\b/i,
    fault: 'puts people into boxes',
  },
  { pattern: /\b(?:lorem|ipsum|todo|tbd|fixme|placeholder)\b/i, fault: 'is not final' },
]

const claims =
  /\b(?:studies|research|science|experts?|scientists) (?:(?:has|have) )?(?:shows?|shown|proves?|proven|says?|agrees?|suggests?|finds?|found|tells?)\b|\b(?:scientifically|clinically) proven\b|\bproven to\b/i

/** British spelling, typographic quotes, no loose claims, no stereotypes. */
export const wording: Check = (corpus) =>
  passagesOf(corpus).flatMap((passage): Problem[] => {
    const { entry, field, text } = passage
    const american = americanForm(text)
    const claim = isSourced(passage) ? undefined : claims.exec(text)?.[0]
    return [
      ...rules.flatMap(({ pattern, fault }) => {
        const found = pattern.exec(text)?.[0]
        return found ? [problemAt(entry, field, `“${found}”: ${fault}`)] : []
      }),
      ...(american ? [problemAt(entry, field, `“${american}”: an American form`)] : []),
      ...(claim ? [problemAt(entry, field, `“${claim}”: a claim without a source`)] : []),
    ]
  })

/** Only the reason of an advice with sources may cite studies. */
function isSourced({ entry, field }: Passage): boolean {
  return field === 'why' && 'sourceIds' in entry.row && entry.row.sourceIds.length > 0
}
