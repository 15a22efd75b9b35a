import { graphql } from '#api/generated/gql.ts'
import { post } from '#api/outbox.ts'

const document = graphql(`
  mutation SendFeedback($obj: FeedbackCreateInput!) {
    feedbackCreate(obj: $obj)
  }
`)

type Said = { _id: string; person: string; message: string; path: string }

/**
 * Sends what somebody says; the same `_id` sent again is the same. `kept`: it could not be sent, is
 * on this device and is sent again later, also where the server refused it (decision 12).
 */
export async function sendFeedback({ person, ...obj }: Said): Promise<'sent' | 'kept'> {
  const save = { person, operation: 'feedbackCreate', document, variables: { obj } }
  const outcome = await post({ ...save, keepsRefused: true })
  return outcome.sent ? 'sent' : 'kept'
}
