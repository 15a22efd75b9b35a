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

const chosenDocument = graphql(`
  query ChosenHolidays {
    me {
      version
      holidayCalendar
    }
  }
`)

/**
 * Saves the device's time zone and its country's holidays; skips the holidays if there is no
 * calendar or the person chose one. Also returns the country of the saved holidays.
 */
async function saveDeviceTime(_id: string) {
  const { countryOfDevice } = await import('./zone-countries.ts')
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { version, holidayCalendar: chosen } = (await request(chosenDocument, {})).me
  const country = chosen === null ? countryOfDevice(timeZone, navigator.language) : null
  const save = async (obj: object) =>
    (await request(saveDocument, { obj: { _id, version, timeZone, ...obj } })).userUpdate
  if (country === null) return { ...(await save({})), country }
  return save({ holidayCalendar: country }).then(
    (saved) => ({ ...saved, country: saved.holidayCalendar }),
    async (error) => {
      if (!(error instanceof AppError && error.field === 'holidayCalendar')) throw error
      return { ...(await save({})), country: null }
    },
  )
}

/** Saves the device's time zone for a person without one, but not on the profile page. */
export function SaveDeviceTime() {
  const queries = useQueryClient()
  const { _id, timeZone, sessionState } = useMe()
  const { pathname } = useLocation()
  const isWanted = timeZone === null && sessionState === 'active' && pathname !== paths.profile
  useEffect(() => {
    if (!isWanted) return
    saveDeviceTime(_id).then(
      async ({ country, version, timeZone }) => {
        keepDeviceTime(_id, country)
        queries.setQueryData(meQuery.queryKey, (me) => me && { ...me, version, timeZone })
        await Promise.all([
          refreshDays(queries),
          queries.invalidateQueries({ queryKey: ['profile'] }),
        ])
      },
      () => {},
    )
  }, [isWanted, _id, queries])
  return null
}
