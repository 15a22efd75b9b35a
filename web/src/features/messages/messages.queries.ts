import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { MessageSettingsFragment, MessageTimesInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { addDays } from '#lib/dates.ts'

// Defines the fragment for the operations that spread it.
void graphql(`
  fragment MessageSettings on MessageSettings {
    choices {
      kind
      mail
      push
    }
    days
    fromTime
    toTime
    digestDay
    digestTime
    mutedUntil
    isMailFailing
  }
`)

const settingsDocument = graphql(`
  query MessageSettings {
    messageSettingsGet {
      ...MessageSettings
    }
  }
`)

const chooseDocument = graphql(`
  mutation ChooseMessages($kind: String!, $mail: Boolean!, $push: Boolean!) {
    messageChoose(kind: $kind, mail: $mail, push: $push) {
      ...MessageSettings
    }
  }
`)

const timesDocument = graphql(`
  mutation UpdateMessageTimes($obj: MessageTimesInput!) {
    messageTimesUpdate(obj: $obj) {
      ...MessageSettings
    }
  }
`)

const muteDocument = graphql(`
  mutation MuteMessages($isOn: Boolean!) {
    messageMute(isOn: $isOn) {
      ...MessageSettings
    }
  }
`)

const retryDocument = graphql(`
  mutation RetryMail {
    messageMailRetry {
      ...MessageSettings
    }
  }
`)

/** The channels of each kind of message, and the times of all (product 4, messages). */
export type MessageSettings = MessageSettingsFragment

/** Reloads when the person returns, because a link in an email may have stopped messages. */
export const messageSettingsQuery = queryOptions({
  queryKey: ['messages', 'settings'],
  staleTime: 0,
  refetchOnWindowFocus: true,
  queryFn: async ({ signal }): Promise<MessageSettings> =>
    (await request(settingsDocument, {}, { signal })).messageSettingsGet,
})

/** A change of the settings: its result on the screen at once, and the call that saves it. */
export type SettingsChange = {
  soon: (now: MessageSettings) => Partial<MessageSettings>
  send: () => Promise<MessageSettings>
}

export type Channel = 'mail' | 'push'

/** Turns a channel on or off for kinds of messages. */
export const chooseChannel = (
  { choices }: MessageSettings,
  kinds: readonly string[],
  channel: Partial<Record<Channel, boolean>>,
): SettingsChange => ({
  soon: (now) => ({
    choices: now.choices.map((one) => (kinds.includes(one.kind) ? { ...one, ...channel } : one)),
  }),
  send: async () => {
    let saved: MessageSettings | undefined
    for (const { kind, mail, push } of choices.filter((one) => kinds.includes(one.kind))) {
      saved = (await request(chooseDocument, { kind, mail, push, ...channel })).messageChoose
    }
    if (saved === undefined) throw new Error(`no such kind: ${kinds}`)
    return saved
  },
})

export const changeTimes = (obj: MessageTimesInput): SettingsChange => ({
  soon: () => obj as Partial<MessageSettings>,
  send: async () => (await request(timesDocument, { obj })).messageTimesUpdate,
})

/** Pauses all messages for two weeks from `today`, or ends the pause. */
export const muteAll = (isOn: boolean, today: string): SettingsChange => ({
  soon: () => ({ mutedUntil: isOn ? addDays(today, 14) : null }),
  send: async () => (await request(muteDocument, { isOn })).messageMute,
})

export const retryMail: SettingsChange = {
  soon: () => ({}),
  send: async () => (await request(retryDocument, {})).messageMailRetry,
}

const { queryKey } = messageSettingsQuery
const mutationKey = ['messages', 'settings', 'change']

/** Shows a change at once and saves it. A refusal takes it back; the caller shows the error. */
export function useSettingsChange() {
  const queries = useQueryClient()
  const isLast = () => queries.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    // One after the other, so that the answer to an older change doesn't replace a newer one.
    scope: { id: mutationKey.join('.') },
    mutationFn: ({ send }: SettingsChange) => send(),
    onMutate: async ({ soon }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (now) => now && { ...now, ...soon(now) })
      return before
    },
    onError: (_error, _change, before) => {
      queries.setQueryData(queryKey, before)
      if (isLast()) void queries.invalidateQueries({ queryKey })
    },
    onSuccess: (saved) => {
      if (isLast()) queries.setQueryData(queryKey, saved)
    },
  })
}
