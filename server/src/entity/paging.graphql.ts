import { PAGE } from '#entity/crud.ts'
import type { Builder } from '#graphql/builder.ts'

/** The arguments of a list in pages. */
export const pageArgs = (builder: Builder, most = PAGE) =>
  builder.args((t) => ({
    first: t.int({
      description: `${most} by default, and at most. A page ends earlier where its text is long`,
    }),
    after: t.id({ description: 'The last one so far, to go on' }),
  }))
