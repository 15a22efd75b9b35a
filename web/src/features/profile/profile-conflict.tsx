import { useLingui } from '@lingui/react/macro'
import { ConflictDialog } from '#shell/editing/conflict-dialog.tsx'
import type { ProfileValues } from './profile.rules.ts'
import { useFieldWords } from './use-field-words.ts'
import { useProfile } from './use-profile-editing.ts'

/** Another tab or device saved the profile first. */
export function ProfileConflict() {
  const { t } = useLingui()
  const { label, show } = useFieldWords()
  return (
    <ConflictDialog<ProfileValues>
      editing={useProfile()}
      title={t`Your profile was changed elsewhere`}
      label={label}
      show={show}
    />
  )
}
