import { useLingui } from '@lingui/react/macro'
import { ConflictDialog } from '#shell/forms/conflict-dialog.tsx'
import type { RecordForm } from '#shell/forms/use-record-form.ts'
import type { ProfileValues } from './profile.rules.ts'
import { useFieldWords } from './use-field-words.ts'

/** Another tab or device saved the profile first. */
export function ProfileConflict({ form }: { form: RecordForm<ProfileValues> }) {
  const { t } = useLingui()
  const { label, show } = useFieldWords()
  return (
    <ConflictDialog<ProfileValues>
      form={form}
      title={t`Your profile was changed elsewhere`}
      label={label}
      show={show}
    />
  )
}
