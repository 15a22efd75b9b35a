import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AccessPart } from '#features/admin/member/access-part.tsx'
import { memberQuery } from '#features/admin/member/member.queries.ts'
import { MemberForm } from '#features/admin/member/member-form.tsx'
import { useMember } from '#features/admin/member/use-member.ts'
import { nameOf } from '#features/admin/member-name.ts'
import type { Member } from '#features/admin/members.queries.ts'
import { AskToSave } from '#shell/forms/ask-to-save.tsx'
import { dropDraft } from '#shell/forms/use-record-form.ts'
import { Dialog } from '#ui/dialog.tsx'

export type MemberSheetProps = { member: Member; onClose: () => void }

/** Beside the list, on wide screens: one member to change. */
export function MemberSheet({ member, onClose }: MemberSheetProps) {
  const { data } = useQuery({ ...memberQuery(null, member._id), initialData: member, retry: false })
  const form = useMember(data, null)
  const [isAsking, setIsAsking] = useState(false)
  const name = nameOf(data)
  const stay = () => setIsAsking(false)
  return (
    <Dialog
      open
      onClose={() => (form.hasChanges ? setIsAsking(true) : onClose())}
      title={name}
      side="right"
    >
      <div className="flex flex-col gap-6 pt-1">
        <p className="text-field-soft">{data.email}</p>
        <MemberForm member={data} form={form} />
        <AccessPart member={data} of={null} name={name} onGone={onClose} />
      </div>
      <AskToSave
        open={isAsking}
        onStay={stay}
        onDrop={() => {
          dropDraft(form.draft)
          onClose()
        }}
        onSave={() => {
          // The sheet stays open and shows the error.
          stay()
          form.save(onClose)
        }}
      >
        <Trans>Your changes to {name} aren’t saved yet.</Trans>
      </AskToSave>
    </Dialog>
  )
}
