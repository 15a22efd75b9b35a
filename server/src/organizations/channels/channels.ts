import { countForCompany } from '#accounts/core/person-limit.ts'
import { namingOf } from '#accounts/people/named.ts'
import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import { recordCompanyEvent } from '#audit/company-events.ts'
import type { Db, Store } from '#db/store.ts'
import type { CompanyChannelTable } from '#db/tables.channels.ts'
import type { SignedIn } from '#graphql/context.ts'
import { DeliveryError } from '#integrations/delivery.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import { administered } from '#organizations/members/core/administered.ts'
import { CHANNELS, type ChannelKind } from './channels.rules.ts'
import {
  deleteChannels,
  findChannel,
  insertChannel,
  listChannels,
  noteSuccess,
  purgeMessages,
  setLastError,
  setOn,
} from './channels.store.ts'
import { deliver, errorOf } from './sending.ts'

type CompanyId = string | null | undefined
export type ChannelKey = { _id: string; companyId?: CompanyId }
export type NewChannel = { kind: ChannelKind; name: string; url: string; companyId?: CompanyId }
export type Channel = Awaited<ReturnType<typeof channelsOf>>[number]
export type MadeChannel = { channel: Channel; secret: string | null }

const HOUR_MS = 3_600_000
const KEPT_MS = 30 * 24 * HOUR_MS

/** A channel as its admins see it: of its address only the host and the last four characters. */
async function shown(context: SignedIn, rows: readonly CompanyChannelTable[]) {
  const naming = await namingOf(
    context,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map(({ sealedUrl, sealedSecret: _secret, company, createdBy, ...row }) => {
    const url = context.seal.open('channel', row._id, sealedUrl)
    return {
      ...row,
      who: naming(createdBy, company),
      host: new URL(url).host,
      ending: url.slice(-4),
      isOn: row.isOn === 1,
      isStopped: row.isOn === 0 && row.failures >= CHANNELS.failures,
    }
  })
}

async function shownOne(context: SignedIn, trx: Db, company: string, _id: string) {
  const row = await findChannel(trx, company, storable(_id))
  const [channel] = row === undefined ? [] : await shown(context, [row])
  if (channel === undefined) throw notFound('channel')
  return channel
}

/** companyChannelGetMany: the channels of a company, for its admins, oldest first. */
export async function channelsOf(context: SignedIn, companyId?: CompanyId) {
  const company = administered(context, companyId)
  await recordAdminAccess(context, { what: 'channels', subject: company })
  return shown(context, await listChannels(context.store.read, company))
}

/**
 * companyChannelCreate: adds a channel. Answers the secret of a webhook once. Refuses with
 * BAD_USER_INPUT (name, url) and LIMIT_REACHED (5 channels). Product 4, channels.
 */
export async function makeChannel(context: SignedIn, given: NewChannel): Promise<MadeChannel> {
  const company = administered(context, given.companyId)
  const { clock, ids, seal, store, viewer, outside } = context
  const [name, url] = [storable(given.name).trim(), storable(given.url).trim()]
  if (name === '' || name.length > CHANNELS.name) {
    throw badInput(`Enter a name of up to ${CHANNELS.name} characters.`, 'name')
  }
  const fault = url.length > CHANNELS.url ? 'This address is too long.' : outside.fault(url)
  if (fault !== undefined) throw badInput(fault, 'url')
  const _id = ids.id()
  const secret =
    given.kind === 'webhook' ? `whsec_${Buffer.from(ids.bytes(32)).toString('base64')}` : null
  return store.write(async (trx) => {
    await lockAsAdmin(trx, context, company)
    if ((await listChannels(trx, company)).length >= CHANNELS.most) {
      const message = `A company can have ${CHANNELS.most} channels. Delete one of them first.`
      throw new AppError('LIMIT_REACHED', message)
    }
    await insertChannel(trx, {
      ...{ _id, company, kind: given.kind, name, createdBy: viewer.userId },
      sealedUrl: seal.seal('channel', _id, url),
      sealedSecret: secret === null ? null : seal.seal('channel', _id, secret),
      ...{ createdDate: clock.now(), isOn: 1, lastSentDate: null, lastError: null, failures: 0 },
    })
    await recordCompanyEvent(trx, context, { kind: 'channel_created', company, items: [_id] })
    return { channel: await shownOne(context, trx, company, _id), secret }
  })
}

/** companyChannelUpdate: turns a channel on or off. */
export function turnChannel(
  context: SignedIn,
  { _id, companyId, isOn }: ChannelKey & { isOn: boolean },
): Promise<Channel> {
  const company = administered(context, companyId)
  return context.store.write(async (trx) => {
    await lockAsAdmin(trx, context, company)
    const before = await shownOne(context, trx, company, _id)
    if (before.isOn === isOn) return before
    await setOn(trx, before._id, isOn ? 1 : 0)
    const kind = isOn ? 'channel_turned_on' : 'channel_turned_off'
    await recordCompanyEvent(trx, context, { kind, company, items: [before._id] })
    return shownOne(context, trx, company, before._id)
  })
}

/** companyChannelDelete: deletes a channel with its messages. */
export function removeChannel(context: SignedIn, { _id, companyId }: ChannelKey): Promise<Channel> {
  const company = administered(context, companyId)
  return context.store.write(async (trx) => {
    await lockAsAdmin(trx, context, company)
    const channel = await shownOne(context, trx, company, _id)
    await deleteChannels(trx, company, channel._id)
    await recordCompanyEvent(trx, context, {
      ...{ kind: 'channel_deleted', company, items: [channel._id] },
    })
    return channel
  })
}

/**
 * companyChannelTest: sends a test message now, also to a channel that is off. `lastError` of the
 * answer is null if the channel accepted it. 20 an hour for a company.
 */
export async function testChannel(
  context: SignedIn,
  { _id, companyId }: ChannelKey,
): Promise<Channel> {
  const company = administered(context, companyId)
  const { store, clock, ids, config } = context
  const row = await findChannel(store.read, company, storable(_id))
  if (row === undefined) throw notFound('channel')
  await countForCompany(context, company, {
    ...{ what: 'channelTest', most: CHANNELS.testsAnHour, windowMs: HOUR_MS },
    message: 'You sent several tests. Wait an hour.',
  })
  const message = `${config.productName} can write here: reminders, and a digest each Monday.`
  const data = { message, url: `${config.publicUrl}/company/channels` }
  const error = await deliver(context, row, {
    ...{ _id: ids.id(), event: { type: 'channel.test', data }, createdDate: clock.now() },
  }).then(
    () => undefined,
    (thrown: unknown) => {
      if (thrown instanceof DeliveryError) return errorOf(thrown)
      throw thrown
    },
  )
  return store.write(async (trx) => {
    await lockAsAdmin(trx, context, company)
    if (error === undefined) await noteSuccess(trx, row._id, clock.now())
    else await setLastError(trx, row._id, error)
    return shownOne(context, trx, company, row._id)
  })
}

export const forgetChannels = (trx: Db, company: string): Promise<void> =>
  deleteChannels(trx, company)

/** Deletes the messages of 30 days ago; runs once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => purgeMessages(trx, now - KEPT_MS))
