import { Trans } from '@lingui/react/macro'
import { linkClass } from '#ui/link.tsx'
import { useSlash } from './slash.ts'

/** The keys, where there is a keyboard. A key alone that does something can be switched off. */
export function KeyNote() {
  const [isOn, setIsOn] = useSlash()
  return (
    <p className="hidden flex-wrap items-center gap-x-5 gap-y-1 px-2 text-note text-field-soft lg:pointer-fine:flex">
      {isOn && (
        <span>
          <Trans>
            <Key>/</Key> comes here
          </Trans>
        </span>
      )}
      <span>
        <Trans>
          <Key>↓</Key> <Key>↑</Key> go through results
        </Trans>
      </span>
      <span>
        <Trans>
          <Key>Esc</Key> clears
        </Trans>
      </span>
      <button type="button" className={linkClass('min-h-11')} onClick={() => setIsOn(!isOn)}>
        {isOn ? <Trans>Switch off the / key</Trans> : <Trans>Switch on the / key</Trans>}
      </button>
    </p>
  )
}

function Key({ children }: { children?: string }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-[0.4rem] bg-quiet px-1.5 font-sans font-semibold text-field">
      {children}
    </kbd>
  )
}
