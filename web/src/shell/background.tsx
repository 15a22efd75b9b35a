import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { AppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { meQuery, refreshDays, useMe } from '#api/me.ts'
import { flushOutbox, onRefusedSave, useOutbox } from '#api/outbox.ts'
import { feedbackDraft, writeDraft } from '#lib/drafts.ts'
import { paths } from '#paths.ts'
import { keepDeviceTime } from '#shell/device-time.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'

/** Invisible work on every signed-in page; not needed for the first paint. */
export function Background() {
  return (
    <>
      <OutboxSender />
      <DeviceTime />
    </>
  )
}

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
 * Saves the device's time zone and its country's holidays; without those if there is no calendar or the
 * person chose theirs. Answers also the country of the holidays that were saved.
 */
async function saveDeviceTime(_id: string) {
  const { countryOfDevice } = await import('#lib/zone-countries.ts')
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

/** For people without a time zone, except on the profile page, where they choose it. */
function DeviceTime() {
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

const pause = 30_000

/** Sends this person's kept saves: at the start, when online again, and periodically. */
function OutboxSender() {
  const { t } = useLingui()
  const person = useMe()._id
  const queries = useQueryClient()
  const waiting = useOutbox().filter((entry) => entry.person === person).length

  const send = useEffectEvent(async () => {
    if (waiting === 0 || (await flushOutbox(person)) === 0) return
    await queries.invalidateQueries({ queryKey: ['goals'] })
    showSnackbar({ text: t`Your offline changes are saved now.`, color: 'info' })
  })

  useEffect(() => {
    const now = () => void send()
    now()
    addEventListener('online', now)
    return () => removeEventListener('online', now)
  }, [])

  useEffect(() => {
    if (waiting === 0) return
    const again = setInterval(() => void send(), pause)
    return () => clearInterval(again)
  }, [waiting])

  useEffect(
    () =>
      onRefusedSave(({ operation, variables }, error) => {
        // Product 8: lost feedback is not the person's error.
        const isFeedback = operation === 'feedbackCreate'
        if (!isFeedback) return showSnackbar({ text: errorText(error) })
        const message = (variables.obj as { message?: string } | undefined)?.message ?? null
        // The dialog opens with this text next time.
        writeDraft(feedbackDraft, message)
        showSnackbar({ text: t`We couldn’t send your feedback.`, color: 'info' })
      }),
    [t],
  )
  return null
}
