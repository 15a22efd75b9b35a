import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { digestOf } from '#features/admin/digest/digest.rules.ts'
import { companyKey as key, reloadCompanies } from '#features/admin/reload-companies.ts'

// `orgInfoGetByIds` without ids returns the viewer's own company, also to app admins.
const landingDocument = graphql(`
  query CompanyLanding($id: ID!) {
    companyGet(_id: $id) {
      _id
      emailDomains
      require2FA
    }
    memberCounts {
      all
      invited
      deactivated
    }
    memberGetMany(role: admin, first: 100) {
      rows {
        _id
        state
      }
    }
    invitationRemindGet
    orgInfoGetByIds {
      id
      isAnswered
    }
    reminderGetMany {
      _id
      targetDate
      company {
        _id
      }
    }
    companyReportGetMany {
      reports {
        report
        periods
        lines {
          item
          label
          of
          figures
        }
      }
    }
  }
`)

const remindDocument = graphql(`
  mutation RemindInvited {
    invitationRemindMany
  }
`)

/**
 * Numbers of the viewer's company that admins also see elsewhere, and the newest published
 * figures.
 */
export const landingQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id, 'landing'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const answer = await request(landingDocument, { id }, { signal })
      const { companyGet, memberCounts, memberGetMany, orgInfoGetByIds } = answer
      return {
        digest: digestOf(answer.companyReportGetMany.reports),
        joined: memberCounts.all - memberCounts.deactivated,
        invited: memberCounts.invited,
        admins: memberGetMany.rows.filter(({ state }) => state !== 'deactivated').length,
        toRemind: answer.invitationRemindGet,
        answers: orgInfoGetByIds.filter(({ isAnswered }) => isAnswered).length,
        /** Months with a reminder, such as 2026-11. */
        months: answer.reminderGetMany
          .filter(({ company }) => company?._id === id)
          .map(({ targetDate }) => targetDate.slice(0, 7)),
        domains: companyGet.emailDomains?.length ?? 0,
        require2FA: companyGet.require2FA,
      }
    },
  })

export type Landing = Awaited<ReturnType<NonNullable<ReturnType<typeof landingQuery>['queryFn']>>>

/** Mails unanswered invitations again; returns how many. Throws AppError. */
export async function remindInvited(queries: QueryClient): Promise<number> {
  const { invitationRemindMany } = await request(remindDocument, {})
  await reloadCompanies(queries)
  return invitationRemindMany
}
