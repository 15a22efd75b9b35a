import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { roleChoices } from '#features/admin/member.labels.ts'
import { nameOf } from '#features/admin/member-name.ts'
import type { Member } from '#features/admin/members.queries.ts'
import { roleNames } from '#features/admin/roles.ts'
import { userFields } from '#lib/generated/user.ts'
import { FormSelect, FormText } from '#shell/forms/fields.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import type { RecordFormState } from '#shell/forms/use-record-form.ts'
import type { MemberValues } from './member.rules.ts'

type Props = {
  member: Member
  form: RecordFormState<MemberValues>
  /** For public users: they have no company rights. */
  isPublic?: boolean
}

export function MemberForm({ member, form, isPublic = false }: Props) {
  const { t, i18n } = useLingui()
  const name = nameOf(member)
  const roles = Object.entries(roleChoices).map(([value, name]) => ({ value, label: i18n._(name) }))
  return (
    <RecordForm
      form={form}
      unsaved={<Trans>Your changes to {name} aren’t saved yet.</Trans>}
      conflict={{
        title: t`Someone else changed this person`,
        label: (field) => i18n._(labels[field]),
        show: (field, value) => {
          if (typeof value === 'boolean') return value ? t`Yes` : t`No`
          const role = roleNames[String(value)]
          return field === 'role' && role ? i18n._(role) : `${value}` || null
        },
      }}
    >
      <FormText
        name="firstName"
        label={t`First name`}
        autoComplete="off"
        maxLength={userFields.firstName.max}
      />
      <FormText
        name="lastName"
        label={t`Last name`}
        autoComplete="off"
        maxLength={userFields.lastName.max}
      />
      <FormSelect
        name="role"
        label={t`Role`}
        options={[{ value: '', label: t`No role yet` }, ...roles]}
      />
      {!isPublic && member.state !== 'deactivated' && <Rights member={member} />}
    </RecordForm>
  )
}

/** Whether the member is an admin; every member has some access. */
function Rights({ member }: { member: Member }) {
  const { t, i18n } = useLingui()
  const values = useFormContext<MemberValues>().values
  return (
    <FormSwitch
      name="isCompanyAdmin"
      label={t`Admin`}
      hint={i18n._(hints[hintOf(member, values)])}
    />
  )
}

const hints = {
  invited: msg`From when they join: can manage members, the handbook, reminders and reports. Can’t see goals or notes.`,
  ends: msg`They’ll have to sign in again. Their invitation links and admin invitations end. They may know the referral code: set a new one in the settings.`,
  admin: msg`Can manage members, the handbook, reminders and reports. Can’t see goals or notes. They’ll have to sign in again.`,
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
