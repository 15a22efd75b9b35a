import { laterPart } from '#shell/later.tsx'
import type { MemberSheetProps } from './editing/member-sheet.tsx'
import type { InviteDialogProps } from './inviting/invite-dialog.tsx'

/** The sheet beside the list: what comes after a tap. */
export const memberSheet = laterPart<MemberSheetProps>(
  async () => (await import('./editing/member-sheet.tsx')).MemberSheet,
)

export const inviteDialog = laterPart<InviteDialogProps>(
  async () => (await import('./inviting/invite-dialog.tsx')).InviteDialog,
)
