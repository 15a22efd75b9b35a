import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

export type DialogProps = {
  open: boolean
  /** Asked for by the close button, Escape, or a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons below, the one thing to do last. */
  footer?: ReactNode
  /** center: a dialog, 500 px at most unless `wide` (700 px). left: the drawer of a menu. right: a side sheet. */
  side?: 'center' | 'left' | 'right'
  wide?: boolean
  /** Begins in its first text field rather than at its close button: to write is what it is for. */
  toWrite?: boolean
}

type Popup = ComponentType<DialogProps>

// The machinery of overlays is nothing that a first paint needs.
let loaded: Popup | null = null

/** Fetches the code of dialogs, ahead of the first one. */
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
