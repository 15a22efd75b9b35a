import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { chooseTheme, readTheme, type Theme } from '#shell/theme.ts'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'

export function ThemeChoice() {
  const { t } = useLingui()
  const [theme, setTheme] = useState<Theme>(readTheme)
  const options = [
    { value: 'system', label: t`Device` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ] as const
  const choose = (next: Theme) => {
    setTheme(next)
    chooseTheme(next)
  }
  return <SegmentedChoice label={t`Appearance`} options={options} value={theme} onChange={choose} />
}
