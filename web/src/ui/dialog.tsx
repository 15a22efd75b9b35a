import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { DialogProps } from '#ui/dialog-popup.tsx'

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
