import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { meQuery, refreshDays, useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { keepDeviceTime } from './device-time.ts'

const saveDocument = graphql(`
  mutation SaveDeviceTime($obj: UserUpdateInput!) {
    userUpdate(obj: $obj) {
      version
      timeZone
      holidayCalendar
    }
  }
`)

/** Saves the device's time zone and its country's holidays; without those if there is no calendar. */
async function saveDeviceTime(person: { _id: string; version: number }) {
  const { countryOfDevice } = await import('./zone-countries.ts')
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const holidayCalendar = countryOfDevice(timeZone, navigator.language)
  const save = (obj: object) => request(saveDocument, { obj: { ...person, timeZone, ...obj } })
  return save({ holidayCalendar }).catch((error) => {
    if (error instanceof AppError && error.field === 'holidayCalendar') return save({})
    throw error
  })
}

/** For people without a time zone, except on the profile page, where they choose it. */
export function SaveDeviceTime() {
  const queries = useQueryClient()
  const { _id, version, timeZone, sessionState } = useMe()
  const { pathname } = useLocation()
  const isWanted = timeZone === null && sessionState === 'active' && pathname !== paths.profile
  useEffect(() => {
    if (!isWanted) return
    saveDeviceTime({ _id, version }).then(
      async ({ userUpdate: { holidayCalendar, ...saved } }) => {
        keepDeviceTime(_id, holidayCalendar)
        queries.setQueryData(meQuery.queryKey, (me) => me && { ...me, ...saved })
        await Promise.all([
          refreshDays(queries),
          queries.invalidateQueries({ queryKey: ['profile'] }),
        ])
      },
      () => {},
    )
  }, [isWanted, _id, version, queries])
  return null
}
