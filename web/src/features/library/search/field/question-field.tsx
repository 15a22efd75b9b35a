import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import type { RefObject } from 'react'
import { mostText } from '#features/library/question.ts'
import { IconButton } from '#ui/icon-button.tsx'

type Props = {
  ref: RefObject<HTMLInputElement | null>
  text: string
  onChange: (text: string) => void
  onSubmit: () => void
  onClear: () => void
}

/** One big field. What it finds stands beneath it as links; the field itself opens nothing. */
export function QuestionField({ ref, text, onChange, onSubmit, onClear }: Props) {
  const { t } = useLingui()
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-5 size-6 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={ref}
          type="search"
          aria-label={t`Search`}
          placeholder={t`feedback, focus`}
          dir="auto"
          maxLength={mostText}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          className="block min-h-17 w-full appearance-none rounded-card bg-surface py-3 pr-16 pl-14 text-lead text-ink placeholder:text-ink-soft focus-visible:outline-offset-1 [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <span className="on-surface absolute inset-y-0 right-2.5 my-auto h-12 rounded-pill">
            <IconButton label={t`Clear`} icon={<X aria-hidden="true" />} onClick={onClear} />
          </span>
        )}
      </form>
    </search>
  )
}
