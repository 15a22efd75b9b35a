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
      week
      timesDone
      step {
        pathId
        title
        state
        week
        weekTitle
        why
        end
      }
      goal {
        ...ListedGoal
      }
    }
    partnerNewsGet {
      _id
    }
  }
`)

export const earlyNext = earlyRead(
  (signal): Promise<NextQuery> => request(nextDocument, {}, { signal }),
)
