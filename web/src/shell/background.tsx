import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { meQuery, refreshDays, useMe } from '#api/me.ts'
import { flushOutbox, onRefusedSave, useOutbox } from '#api/outbox.ts'
import { feedbackDraft, writeDraft } from '#lib/drafts.ts'
import { paths } from '#paths.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'

/** What works unseen on every page of those who are in: nothing that a first paint needs. */
export function Background() {
  return (
    <>
      <OutboxSender />
      <DeviceZone />
    </>
  )
}

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
function DeviceZone() {
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

/** How long until what did not get through is tried again, in milliseconds. */
const pause = 30_000

/** Sends what is kept of the signed-in person: at the start, when the network is back, and now and then. */
function OutboxSender() {
  const { t } = useLingui()
  const person = useMe()._id
  const queries = useQueryClient()
  const waiting = useOutbox().filter((entry) => entry.person === person).length

  const send = useEffectEvent(async () => {
    if (waiting === 0 || (await flushOutbox(person)) === 0) return
    await queries.invalidateQueries({ queryKey: ['goals'] })
    showSnackbar({ text: t`What was kept on this device has been sent.`, color: 'info' })
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
        // Product 8: what cannot be said to us is no error of the person's own.
        const isFeedback = operation === 'feedbackCreate'
        if (!isFeedback) return showSnackbar({ text: errorText(error) })
        const message = (variables.obj as { message?: string } | undefined)?.message ?? null
        // The next opening of the dialog begins with what was written.
        writeDraft(feedbackDraft, message)
        showSnackbar({ text: t`Your feedback could not be sent.`, color: 'info' })
      }),
    [t],
  )
  return null
}
