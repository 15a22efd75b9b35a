import { useQuery } from '@tanstack/react-query'
import { nameOf } from '#features/company/member-name.ts'
import { type Member, memberQuery } from '#features/company/members.data.ts'
import { Dialog } from '#ui/dialog.tsx'
import { AccessPart } from './access-part.tsx'
import { MemberForm } from './member-form.tsx'
import { useMember } from './use-member.ts'

export type MemberSheetProps = { member: Member; onClose: () => void }

/** Beside the list, on screens that have room for it: one person to change. */
export function MemberSheet({ member, onClose }: MemberSheetProps) {
  const { data } = useQuery({ ...memberQuery(member._id), initialData: member, retry: false })
  const editing = useMember(data)
  const name = nameOf(data)
  return (
    // What is written and not saved is kept as a draft, and there again when the sheet opens.
    <Dialog open onClose={onClose} title={name} side="right">
      <div className="flex flex-col gap-6 pt-1">
        <p className="text-field-soft break-all">{data.email}</p>
        <MemberForm member={data} editing={editing} />
        <AccessPart member={data} name={name} onGone={onClose} />
      </div>
    </Dialog>
  )
}
