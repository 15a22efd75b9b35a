import { AppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { post } from '#api/outbox.ts'
import { newId } from '#lib/ids.ts'

const document = graphql(`
  mutation SendFeedback($obj: FeedbackCreateInput!) {
    feedbackCreate(obj: $obj)
  }
`)

type Said = { person: string; message: string; path: string }

/**
 * Sends what somebody says. `kept`: it could not be sent, is on this device and is sent again later;
 * `refused`: the server does not take it.
 */
export async function sendFeedback({
  person,
  ...said
}: Said): Promise<'sent' | 'kept' | 'refused'> {
  const variables = { obj: { _id: newId(), ...said } }
  try {
    const outcome = await post({ person, operation: 'feedbackCreate', document, variables })
    return outcome.sent ? 'sent' : 'kept'
  } catch (error) {
    if (error instanceof AppError) return 'refused'
    throw error
  }
}
