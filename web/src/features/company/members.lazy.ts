import { lazyPart } from '#shell/lazy-part.tsx'
import type { MemberSheetProps } from './editing/member-sheet.tsx'
import type { InviteDialogProps } from './inviting/invite-dialog.tsx'

/** The sheet beside the list, which a tap opens. */
export const memberSheet = lazyPart<MemberSheetProps>(
  async () => (await import('./editing/member-sheet.tsx')).MemberSheet,
)

export const inviteDialog = lazyPart<InviteDialogProps>(
  async () => (await import('./inviting/invite-dialog.tsx')).InviteDialog,
)
