import { useLingui } from '@lingui/react/macro'
import { roleNames } from '#lib/roles.ts'
import { PillChoice } from '#ui/pill-choice.tsx'
import { fieldLabel } from './writing.words.ts'

type Props = { chosen: readonly string[]; onChange: (roles: readonly string[]) => void }

/** The roles that see a reminder; none of them: everybody does. */
export function RoleChoice({ chosen, onChange }: Props) {
  const { t, i18n } = useLingui()
  return (
    <PillChoice
      label={i18n._(fieldLabel.roles)}
      note={
        chosen.length === 0
          ? t`Nobody picked: everybody sees it.`
          : t`Only they see it, and the admins.`
      }
      choices={Object.entries(roleNames).map(([id, name]) => ({ id, title: i18n._(name) }))}
      selected={chosen}
      onToggle={(role) =>
        onChange(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role])
      }
    />
  )
}
