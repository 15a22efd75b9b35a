import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { DialogProps } from '#ui/dialog-popup.tsx'

type Popup = ComponentType<DialogProps>

// Loaded later, because the first paint does not need it.
let loaded: Popup | null = null

export async function preloadDialog(): Promise<Popup> {
  loaded ??= (await import('#ui/dialog-popup.tsx')).DialogPopup
  return loaded
}

/** A modal dialog or drawer. The focus moves into it, stays there, and returns after closing. */
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
