import { useLingui } from '@lingui/react/macro'
import { roleNames } from '#companies/company.words.ts'
import type { Member } from '#companies/members.data.ts'
import { ConflictDialog } from '#shell/editing/conflict-dialog.tsx'
import { Unsaved } from '#shell/editing/unsaved.tsx'
import type { FormEditing } from '#shell/editing/use-form-editing.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { type MemberValues, mostOfName } from './member.rules.ts'

type Props = { member: Member; editing: FormEditing<MemberValues> }

/** Names, role and rights of somebody. */
export function MemberForm({ member, editing }: Props) {
  const { t, i18n } = useLingui()
  const { values, write, fault, submit, pending, error } = editing
  const faultAt = (field: keyof MemberValues) =>
    fault?.field === field ? fault.message : undefined
  const roles = Object.entries(roleNames).map(([value, name]) => ({ value, label: i18n._(name) }))
  return (
    <>
      <FormShell
        error={error}
        pending={pending}
        submitLabel={error?.kind === 'network' ? t`Try again` : t`Save`}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        secondary={<Unsaved editing={editing} />}
      >
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
        <div>
          <SwitchRow
            label={t`Admin`}
            hint={
              member.state === 'invited'
                ? t`Runs the company here, from the moment they join.`
                : t`Runs the company here. They sign in again when this changes.`
            }
            checked={values.isCompanyAdmin}
            onChange={(checked) => write('isCompanyAdmin', checked)}
          />
          {faultAt('isCompanyAdmin') && (
            <p role="alert" className="mt-1 text-note font-semibold text-danger">
              {faultAt('isCompanyAdmin')}
            </p>
          )}
        </div>
      </FormShell>
      <ConflictDialog<MemberValues>
        key={editing.conflict?.theirs.version}
        editing={editing}
        title={t`This person was changed elsewhere`}
        label={(field) => labels(t)[field]}
        show={(field, value) => {
          if (typeof value === 'boolean') return value ? t`Yes` : t`No`
          const role = roleNames[String(value)]
          return field === 'role' && role ? i18n._(role) : `${value}` || null
        }}
      />
    </>
  )
}

const labels = (t: ReturnType<typeof useLingui>['t']) => ({
  firstName: t`First name`,
  lastName: t`Last name`,
  role: t`Role`,
  isCompanyAdmin: t`Admin`,
})
