import { useQuery } from '@tanstack/react-query'
import { AccessPart } from '#companies/member/access-part.tsx'
import { MemberForm } from '#companies/member/member-form.tsx'
import { useMember } from '#companies/member/use-member.ts'
import { nameOf } from '#companies/member-name.ts'
import { type Member, memberQuery } from '#companies/members.data.ts'
import { Dialog } from '#ui/dialog.tsx'

export type MemberSheetProps = { member: Member; onClose: () => void }

/** Beside the list, on screens that have room for it: one person to change. */
export function MemberSheet({ member, onClose }: MemberSheetProps) {
  const { data } = useQuery({ ...memberQuery(null, member._id), initialData: member, retry: false })
  const editing = useMember(data, null)
  const name = nameOf(data)
  return (
    // What is written and not saved is kept as a draft, and there again when the sheet opens.
    <Dialog open onClose={onClose} title={name} side="right">
      <div className="flex flex-col gap-6 pt-1">
        <p className="text-field-soft break-all">{data.email}</p>
        <MemberForm member={data} editing={editing} />
        <AccessPart member={data} of={null} name={name} onGone={onClose} />
      </div>
    </Dialog>
  )
}
