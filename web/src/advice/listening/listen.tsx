import { useLingui } from '@lingui/react/macro'
import { Headphones } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { useOpening } from '#advice/opening.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'

const panel = lazyPart(async () => (await import('./listen-panel.tsx')).ListenPanel)

type Props = {
  words: RefObject<HTMLElement | null>
  /** The address of a recording, where there is one. */
  audio?: string | undefined
  /** Stands in the line of the button. */
  children: ReactNode
}

/** The way to listen: the recording, else the browser's voice; nothing where it has none. */
export function Listen({ words, audio, children }: Props) {
  const { t } = useLingui()
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  const opening = useOpening(panel, () => setState('open'))
  if (audio) {
    return (
      <>
        {children}
        {/* biome-ignore lint/a11y/useMediaCaption: the words stand below */}
        <audio controls preload="none" src={audio} aria-label={t`Listen`} className="mt-4 w-full" />
      </>
    )
  }
  if (!('speechSynthesis' in globalThis)) return children
  const props = { words, onClose: () => setState('closed') }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {children}
        {state !== 'open' && (
          <Button
            ref={state === 'closed' ? takeFocus : undefined}
            variant="quiet"
            icon={<Headphones aria-hidden="true" className="size-5" />}
            pending={opening.isPending}
            onPointerEnter={opening.near}
            onClick={() => {
              allowTalking()
              opening.open()
            }}
          >
            {t`Listen`}
          </Button>
        )}
      </div>
      {state === 'open' && <Lazy part={panel} placeholder={null} props={props} />}
    </>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Browsers that let a page talk only after a tap look at the tap itself, not at what it fetches. */
function allowTalking(): void {
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}
