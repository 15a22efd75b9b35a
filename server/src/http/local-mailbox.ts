import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#graphql/context.ts'
import { MAIL_POLICY, mailboxPage, mailInFrame, PAGE_POLICY } from '#http/local-mailbox.page.ts'
import { AppError } from '#lib/errors.ts'
import { latestMessages, messageOf } from '#messaging/outbox/outbox.ts'

export const MAILBOX_PATH = '/local/mailbox'

const THIS_MACHINE = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i
const ITS_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Links in the mailbox open accounts: only a browser on this machine gets it, by a local host name
 * and without a proxy.
 */
async function onlyHere({ ip, headers }: FastifyRequest): Promise<void> {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  if (THIS_MACHINE.test(ip) && ITS_NAME.test(headers.host ?? '') && !isForwarded) return
  throw new AppError('NOT_FOUND', 'There’s nothing at this address.')
}

/** Local mode only, and not with an HTTPS address: shows the messages that were not sent. */
export function addLocalMailbox(app: FastifyInstance, services: Services): void {
  const { store, config } = services
  if (config.publicUrl.startsWith('https:')) return
  const here = { onRequest: onlyHere }
  app.get(MAILBOX_PATH, here, async (_request, reply) => {
    const page = mailboxPage(await latestMessages(store), MAILBOX_PATH, ({ channel }) =>
      channel === 'mail' ? config.smtp !== undefined : config.twilio !== undefined,
    )
    return asPage(reply, PAGE_POLICY).send(page)
  })
  app.get<{ Params: { _id: string } }>(`${MAILBOX_PATH}/:_id`, here, async (request, reply) => {
    const html = (await messageOf(store, request.params._id))?.html
    if (html == null) return asPage(reply, PAGE_POLICY).code(404).send('This email doesn’t exist.')
    return asPage(reply, MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(mailInFrame(html))
  })
}

const asPage = (reply: FastifyReply, policy: string) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
