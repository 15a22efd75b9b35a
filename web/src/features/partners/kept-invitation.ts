import { readStored, writeStored } from '#lib/storage.ts'

const key = 'PARTNER_INVITATION'

/** The stored code of an invitation link that was opened before the sign-in. */
export function keptInvitation(): string | null {
  const code = readStored(key)
  return typeof code === 'string' ? code : null
}

export const forgetInvitation = (): void => writeStored(key, null)

/** Stores the code of /impact-partners?invite= while the person signs in or signs up. */
export function keepInvitation({ pathname, search }: { pathname: string; search: string }): void {
  if (!/^\/impact-partners\/?$/i.test(pathname)) return
  const code = new URLSearchParams(search).get('invite')
  if (code) writeStored(key, code)
}
