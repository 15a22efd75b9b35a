import { countForPerson } from '#accounts/core/person-limit.ts'
import { lockOwnSession } from '#accounts/core/session.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import { AppError, notFound } from '#lib/errors.ts'
import {
  addressOf,
  fileOf,
  filesOf,
  KEY_BYTES,
  keyIn,
  keyOfFile,
  LIMITS,
  noPicture,
  tooManyBytes,
} from './pictures.rules.ts'
import { sizesOf } from './pictures.sizes.ts'
import { findAvatar, replaceAvatar } from './pictures.store.ts'

const HOUR = 3_600_000

export const MOST_BYTES = LIMITS.bytes

export const refuseBytes = tooManyBytes
export const refuseType = noPicture

/** Counts an upload before it is read. Refuses with TOO_MANY_REQUESTS. */
export const countUpload = (context: SignedIn): Promise<void> =>
  countForPerson(context, {
    what: 'picture',
    most: LIMITS.perHour,
    windowMs: HOUR,
    message: 'You’ve uploaded a lot of pictures this hour. Try again later.',
  })

/**
 * Stores or replaces the person's picture, and answers its address. The score counts it at once
 * (product 9, weekly score). Has the same refusals as `sizesOf`.
 */
export async function savePicture(context: SignedIn, input: Buffer): Promise<string> {
  const { ids, pictures } = context
  const sized = await sizesOf(input)
  const key = Buffer.from(ids.bytes(KEY_BYTES)).toString('base64url')
  const address = addressOf(key)
  let isPut = false
  try {
    // Files first, so that a stored address always leads to a picture.
    for (const { side, bytes } of sized) await pictures.put(fileOf(key, side), bytes)
    isPut = true
    await change(context, address)
  } catch (error) {
    // After another error, for example of the connection, the address may be stored nevertheless.
    // Then the files must stay; otherwise the daily sweep deletes them.
    if (!isPut || error instanceof AppError) await forgetPicture(context, address)
    throw error
  }
  return address
}

/** Removes the person's picture, if they have one. */
export const removePicture = (context: SignedIn): Promise<void> => change(context, null)

async function change(context: SignedIn, avatar: string | null): Promise<void> {
  const { store, clock, viewer } = context
  const before = await store.write(async (trx) => {
    await lockOwnSession(trx, context)
    const now = clock.now()
    const was = await replaceAvatar(trx, { user: viewer.userId, avatar, now })
    if (was === undefined) throw notFound('person')
    if (was !== null || avatar !== null)
      await context.hooks.onPictureChanged(trx, context, avatar !== null)
    return was
  })
  await forgetPicture(context, before)
}

/**
 * Deletes the files of a picture that no person uses. Ignores errors, because the change is done
 * already: the daily sweep deletes the remaining files.
 */
export async function forgetPicture(
  { pictures }: Pick<Services, 'pictures'>,
  address: string | null,
): Promise<void> {
  const key = keyIn(address)
  if (key !== undefined) await pictures.delete(filesOf(key))
}

/** A picture's file by its name; undefined if there is no such file. */
export async function findPicture(
  { pictures }: Pick<Services, 'pictures'>,
  name: string,
): Promise<Buffer | undefined> {
  return keyOfFile(name) === undefined ? undefined : pictures.get(name)
}

/** The largest file of a person's picture, or undefined. */
export async function largestPicture(
  { pictures, store }: Pick<Services, 'pictures' | 'store'>,
  user: string,
): Promise<Buffer | undefined> {
  const key = keyIn(await findAvatar(store.read, user))
  return key === undefined ? undefined : pictures.get(fileOf(key, 512))
}
