import { earlyRead } from '#api/early.ts'
import { graphql } from '#api/generated/gql.ts'
import type { NextQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const nextDocument = graphql(`
  query Next {
    commitmentGet {
      when
      days
      othersDue
      goal {
        ...ListedGoal
      }
    }
  }
`)

export const earlyNext = earlyRead(
  async (signal): Promise<NextQuery['commitmentGet']> =>
    (await request(nextDocument, {}, { signal })).commitmentGet,
)
