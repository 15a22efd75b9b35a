import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Channel } from './channels.queries.ts'

export type Kind = Channel['kind']

/** The names of the kinds, and how to get an address of each. */
export const kindWords: Readonly<
  Record<Kind, { name: MessageDescriptor; hint: MessageDescriptor }>
> = {
  slack: {
    name: msg`Slack`,
    hint: msg`In Slack, add an app with incoming webhooks to the channel and copy its webhook URL.`,
  },
  teams: {
    name: msg`Teams`,
    hint: msg`In Teams, open the channel’s Workflows, choose “Send webhook alerts to a channel”, and copy the URL.`,
  },
  webhook: {
    name: msg`Webhook`,
    hint: msg`The https:// address of your program. Each message is signed (Standard Webhooks).`,
  },
}

/** Why nothing was answered, by the beginning of the code. */
const faults: readonly [RegExp, MessageDescriptor][] = [
  [/^NOT PUBLIC/, msg`This address leads into a private network, so we send nothing to it.`],
  [/^TIMEOUT/, msg`There was no answer within 10 seconds.`],
  [/^(ENOTFOUND|EAI_AGAIN)/, msg`The host of this address can’t be found.`],
  [/CERT|SSL|TLS|SIGNED/, msg`The certificate of this address can’t be trusted.`],
]

/** The answer of the other server, such as `invalid_token` or 500; undefined if there was no answer. */
export function answerIn(lastError: string): string | undefined {
  const [, status, said] = /^HTTP (\d+)(?:: (.+))?$/s.exec(lastError) ?? []
  return said ?? status
}

export const faultOf = (lastError: string): MessageDescriptor =>
  faults.find(([codes]) => codes.test(lastError))?.[1] ?? msg`We couldn’t connect to this address.`
