import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { meQuery, refreshDays, useMe } from '#api/me.ts'
import { paths } from '#paths.ts'

const saveDocument = graphql(`
  mutation SaveDeviceZone($obj: UserUpdateInput!) {
    userUpdate(obj: $obj) {
      version
      timeZone
    }
  }
`)

/**
 * Gives the person who has no time zone yet the one of their device, so that their day and week
 * begin where they are. The profile page, where they choose it themself, is left alone.
 */
export function DeviceZone() {
  const queries = useQueryClient()
  const { _id, version, timeZone, sessionState } = useMe()
  const { pathname } = useLocation()
  const isWanted = timeZone === null && sessionState === 'active' && pathname !== paths.profile
  useEffect(() => {
    if (!isWanted) return
    const obj = { _id, version, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
    request(saveDocument, { obj }).then(
      async ({ userUpdate }) => {
        queries.setQueryData(meQuery.queryKey, (me) => me && { ...me, ...userUpdate })
        await Promise.all([
          refreshDays(queries),
          queries.invalidateQueries({ queryKey: ['profile'] }),
        ])
      },
      // A zone that the server does not know, or no network: the next visit tries again.
      () => {},
    )
  }, [isWanted, _id, version, queries])
  return null
}
