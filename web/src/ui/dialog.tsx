import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'

export type DialogProps = {
  open: boolean
  /** Asked for by the close button, Escape, or a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  /** center: a dialog, 500 px at most unless `wide` (700 px). left: the drawer of a menu. right: a side sheet. */
  side?: 'center' | 'left' | 'right'
  wide?: boolean
  /** Focuses its first text field instead of the close button. */
  toWrite?: boolean
  /** Gets the focus after closing; otherwise the element that opened the dialog. */
  returnTo?: RefObject<HTMLElement | null>
}

type Popup = ComponentType<DialogProps>

// Not needed for the first paint.
let loaded: Popup | null = null

export async function preloadDialog(): Promise<Popup> {
  loaded ??= (await import('#ui/dialog-popup.tsx')).DialogPopup
  return loaded
}

/** A modal dialog or drawer. Focus goes in, stays in, and comes back. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props
  const [Popup, setPopup] = useState<Popup | null>(() => loaded)
  const giveUp = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || Popup !== null) return
    preloadDialog().then(
      (popup) => setPopup(() => popup),
      () => giveUp(),
    )
  }, [open, Popup])
  return Popup && <Popup {...props} />
}
