import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { roleChoices } from '#companies/member.words.ts'
import type { Member } from '#companies/members.data.ts'
import { roleNames } from '#lib/roles.ts'
import { ConflictDialog } from '#shell/editing/conflict-dialog.tsx'
import { EditingForm } from '#shell/editing/editing-form.tsx'
import type { FormEditing } from '#shell/editing/use-form-editing.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { type MemberValues, mostOfName } from './member.rules.ts'

type Props = {
  member: Member
  editing: FormEditing<MemberValues>
  /** Of no company, so that there are no rights in one. */
  isPublic?: boolean
}

/** Names, role and rights of somebody. */
export function MemberForm({ member, editing, isPublic = false }: Props) {
  const { t, i18n } = useLingui()
  const { values, write, fault } = editing
  const faultAt = (field: keyof MemberValues) =>
    fault?.field === field ? fault.message : undefined
  const roles = Object.entries(roleChoices).map(([value, name]) => ({ value, label: i18n._(name) }))
  return (
    <>
      <EditingForm editing={editing}>
        <TextField
          label={t`First name`}
          autoComplete="off"
          maxLength={mostOfName}
          value={values.firstName}
          error={faultAt('firstName')}
          onChange={(event) => write('firstName', event.target.value)}
        />
        <TextField
          label={t`Last name`}
          autoComplete="off"
          maxLength={mostOfName}
          value={values.lastName}
          error={faultAt('lastName')}
          onChange={(event) => write('lastName', event.target.value)}
        />
        <SelectField
          label={t`Role`}
          value={values.role}
          error={faultAt('role')}
          onChange={(event) => write('role', event.target.value)}
          options={[{ value: '', label: t`No role yet` }, ...roles]}
        />
        {!isPublic && member.state !== 'deactivated' && (
          <Rights member={member} editing={editing} />
        )}
      </EditingForm>
      <ConflictDialog<MemberValues>
        key={editing.conflict?.theirs.version}
        editing={editing}
        title={t`This person was changed elsewhere`}
        label={(field) => i18n._(labels[field])}
        show={(field, value) => {
          if (typeof value === 'boolean') return value ? t`Yes` : t`No`
          const role = roleNames[String(value)]
          return field === 'role' && role ? i18n._(role) : `${value}` || null
        }}
      />
    </>
  )
}

/** Whether they run the company; nobody does without access. */
function Rights({ member, editing }: Pick<Props, 'member' | 'editing'>) {
  const { t, i18n } = useLingui()
  const { values, write, fault } = editing
  return (
    <div>
      <SwitchRow
        label={t`Admin`}
        hint={i18n._(hints[hintOf(member, values)])}
        checked={values.isCompanyAdmin}
        onChange={(checked) => write('isCompanyAdmin', checked)}
      />
      {fault?.field === 'isCompanyAdmin' && (
        <p role="alert" className="mt-1 text-note font-semibold text-danger">
          {fault.message}
        </p>
      )}
    </div>
  )
}

const hints = {
  invited: msg`From the moment they join: invites people and ends their access, writes for everybody and reads the reports. Sees nobody’s goals or notes.`,
  ends: msg`They sign in again when this changes. Invitation links that they made, and invitations of theirs that make an admin, end. If there is a referral code, they know it, and it still works: set a new one on the page of the company.`,
  admin: msg`Invites people and ends their access, writes for everybody and reads the reports. Sees nobody’s goals or notes. They sign in again when this changes.`,
} as const

function hintOf(member: Member, values: MemberValues): keyof typeof hints {
  if (member.state === 'invited') return 'invited'
  return member.isCompanyAdmin && !values.isCompanyAdmin && !member.isSelf ? 'ends' : 'admin'
}

const labels = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  role: msg`Role`,
  isCompanyAdmin: msg`Admin`,
}
