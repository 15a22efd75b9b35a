import { Trans, useLingui } from '@lingui/react/macro'
import { Keyboard } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { useSlash } from './slash.ts'

/** A small hint in the empty field, on devices with a keyboard. It opens the list of shortcuts. */
export function SearchKeys() {
  const { t } = useLingui()
  const [isOn, setIsOn] = useSlash()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t`Keyboard shortcuts`}
        title={t`Keyboard shortcuts`}
        onClick={() => setIsOpen(true)}
        className="on-surface absolute inset-y-0 right-3 my-auto hidden size-12 place-items-center rounded-pill hover:bg-quiet lg:pointer-fine:grid"
      >
        {isOn ? <Key>/</Key> : <Keyboard aria-hidden="true" className="size-6" />}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t`Keyboard shortcuts`}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
          <Shortcut keys={<Key>/</Key>}>
            <Trans>Go to search</Trans>
          </Shortcut>
          <Shortcut
            keys={
              <>
                <Key>↓</Key> <Key>↑</Key>
              </>
            }
          >
            <Trans>Next or previous result</Trans>
          </Shortcut>
          <Shortcut keys={<Key>Esc</Key>}>
            <Trans>Back to the field, then clear it</Trans>
          </Shortcut>
        </dl>
        <div className="mt-4">
          <SwitchRow
            label={t`Use the / key`}
            hint={t`Turn this off if / does something else for you.`}
            checked={isOn}
            onChange={setIsOn}
          />
        </div>
      </Dialog>
    </>
  )
}

function Shortcut({ keys, children }: { keys: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="whitespace-nowrap">{keys}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-7 place-items-center rounded-[0.4rem] bg-quiet px-1.5 font-sans font-semibold text-field">
      {children}
    </kbd>
  )
}
