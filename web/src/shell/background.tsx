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

/** Saves the device's time zone and its country's holidays; without those if there is no calendar. */
async function saveDeviceTime(person: { _id: string; version: number }) {
  const { countryOfDevice } = await import('#lib/zone-countries.ts')
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const holidayCalendar = countryOfDevice(timeZone, navigator.language)
  const save = (obj: object) => request(saveDocument, { obj: { ...person, timeZone, ...obj } })
  return save({ holidayCalendar }).catch((error) => {
    if (error instanceof AppError && error.field === 'holidayCalendar') return save({})
    throw error
  })
}

/** For people without a time zone, except on the profile page, where they choose it. */
function DeviceTime() {
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
