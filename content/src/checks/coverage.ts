import { type Check, type Corpus, indexOf, type Problem } from '#corpus.ts'
import { type Entity, entities, formats, roles, settings } from '#schema/fields.ts'

/** The fewest pieces that were written for a role, a setting or customers, apart from all others. */
const written = {
  roles: { individual: 50, team: 125, function: 40 },
  settings: { office: 80, 'shop-floor': 80, remote: 60, care: 80, road: 30 },
  customers: {
    counter: 40,
    phone: 30,
    written: 20,
    online: 15,
    business: 30,
    internal: 13,
    public: 40,
  },
} as const

/** Enough pieces name each role, setting and kind of customers. */
export const writtenFor: Check = (corpus) =>
  Object.entries(written).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([value, fewest]) => {
      const found = corpus['impact-advice'].filter(({ row }) =>
        (row[field as keyof typeof written] as readonly string[] | undefined)?.includes(value),
      ).length
      return found >= fewest
        ? []
        : [about(field, `${value} is named by ${found} rows, wanted ${fewest}`)]
    }),
  )

/** The fewest pieces for each entity that suit a role in a setting. */
const fewestThatSuit = 30

/** Each role in each setting has enough pieces of each entity. */
export const suiting: Check = (corpus) =>
  entities.flatMap((entity) => {
    const pieces = piecesFor(corpus, entity)
    return roles.flatMap((role) =>
      settings.flatMap((setting) => {
        const found = pieces.filter(
          ({ row }) => suits(row.roles, role) && suits(row.settings, setting),
        ).length
        return found >= fewestThatSuit
          ? []
          : [about('settings', `${found} suit ${entity}, ${role}, ${setting}, wanted 30`)]
      }),
    )
  })

const suits = (tags: readonly string[] | undefined, one: string) =>
  tags === undefined || tags.length === 0 || tags.includes(one)

/** The most minutes of a piece that someone can do at once, which is how some people learn. */
const quick = 5

/** The share of the pieces of an entity that each way of learning reaches at least. */
const fewestOfStyle = 0.2

/** The share of an entity's pieces that each way of learning reaches. */
export function stylesOf(corpus: Corpus, entity: Entity): { style: string; share: number }[] {
  const links = indexOf(corpus, 'internet-links')
  const pieces = piecesFor(corpus, entity)
  const share = (fits: (row: (typeof pieces)[number]['row']) => boolean) =>
    pieces.filter(({ row }) => fits(row)).length / (pieces.length || 1)
  return [
    { style: 'advice', share: share(({ time }) => time <= quick) },
    ...formats.map((style) => ({
      style,
      share: share(
        ({ linkIds, script }) =>
          linkIds.some((id) => links.get(id)?.row.format === style) ||
          (style === 'listen' && script !== undefined),
      ),
    })),
  ]
}

/** Each way of learning has something for each entity. */
export const styles: Check = (corpus) =>
  entities.flatMap((entity) =>
    stylesOf(corpus, entity)
      .filter(({ share }) => share < fewestOfStyle)
      .map(({ style, share }) =>
        about('linkIds', `${style} reaches ${Math.round(share * 100)} % of ${entity}, wanted 20 %`),
      ),
  )

function piecesFor(corpus: Corpus, entity: Entity) {
  const advice = indexOf(corpus, 'impact-advice')
  return corpus['impact-action']
    .filter(({ row }) => row.entity.includes(entity))
    .flatMap(({ row }) => row.adviceIds.flatMap((id) => advice.get(id) ?? []))
}

function about(field: string, message: string): Problem {
  return { file: 'tables/impact-advice', row: '-', field, message }
}
