import { readStored, writeStored } from '#lib/storage.ts'

const key = 'PARTNER_INVITATION'

/** The code of an invitation link from before its reader could use it. */
export function keptInvitation(): string | null {
  const code = readStored(key)
  return typeof code === 'string' ? code : null
}

export const forgetInvitation = (): void => writeStored(key, null)

/** Keeps the code of /impact-partners?invite= while its reader signs in, or signs up first. */
export function keepInvitation({ pathname, search }: { pathname: string; search: string }): void {
  if (!/^\/impact-partners\/?$/i.test(pathname)) return
  const code = new URLSearchParams(search).get('invite')
  if (code) writeStored(key, code)
}
