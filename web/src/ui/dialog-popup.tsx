import { Dialog as Base } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { iconButtonClass } from '#ui/icon-button.tsx'

const places = {
  center:
    'inset-x-0 bottom-0 max-h-[calc(100dvh-1.5rem)] rounded-t-card pb-[env(safe-area-inset-bottom)] data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:inset-x-auto sm:bottom-auto sm:max-h-[calc(100dvh-2rem)] sm:rounded-card sm:pb-0 sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:data-ending-style:-translate-y-[46%] sm:data-starting-style:-translate-y-[46%]',
  left: 'inset-y-0 left-0 w-80 max-w-[calc(100vw-3rem)] rounded-r-card data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right:
    'inset-y-0 right-0 w-120 max-w-[calc(100vw-1rem)] rounded-l-card data-ending-style:translate-x-full data-starting-style:translate-x-full',
}

const more =
  '[background:linear-gradient(to_top,var(--surface)_1.25rem,transparent)_bottom/100%_3rem_no-repeat_local,linear-gradient(to_top,color-mix(in_srgb,currentColor,transparent_70%),transparent)_bottom/100%_1rem_no-repeat_scroll]'

const textField = 'textarea, input:not([type=radio], [type=checkbox])'

export type DialogProps = {
  open: boolean
  /** Called by the close button, Escape, or a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  /**
   * center: a dialog, 500 px at most unless `wide` (700 px). left: the drawer of a menu. right: a
   * side sheet.
   */
  side?: 'center' | 'left' | 'right'
  wide?: boolean
  /** Focuses its first text field instead of the close button. */
  toWrite?: boolean
  /** The element that takes the focus after closing; by default the one that opened the dialog. */
  returnTo?: RefObject<HTMLElement | null>
}

type DialogContent = Pick<DialogProps, 'title' | 'children' | 'footer'>

/** Keeps the last content while the dialog closes, when its owner may have no content any more. */
function useShown({ open, title, children, footer }: DialogProps): DialogContent {
  const last = useRef<DialogContent>({ title, children, footer })
  useEffect(() => {
    if (open) last.current = { title, children, footer }
  })
  return open ? { title, children, footer } : last.current
}

let veils = 0

/** Marks the document, because its background shows beside the scrollbar, outside the backdrop. */
function useVeil(open: boolean): void {
  useEffect(() => {
    if (!open) return
    veils += 1
    document.documentElement.dataset.veil = ''
    return () => {
      veils -= 1
      if (veils === 0) delete document.documentElement.dataset.veil
    }
  }, [open])
}

export function DialogPopup(props: DialogProps) {
  const { open, onClose, side = 'center', wide = false, toWrite } = props
  const { title, children, footer } = useShown(props)
  const { t } = useLingui()
  const openedAt = useRef('')
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef<readonly (Element | null | undefined)[]>([])
  useEffect(() => {
    if (open) openedAt.current = location.pathname
  }, [open])
  useVeil(open)
  // Runs before the focus moves into the dialog.
  useLayoutEffect(() => {
    if (!open) return
    const { activeElement } = document
    const item = activeElement?.closest('li')
    // When a stacked dialog closes, the focus does not return to the page.
    const isAbove = activeElement?.closest('[role=dialog]') != null
    const beside = [item?.nextElementSibling, item?.previousElementSibling]
    opener.current = isAbove ? [] : [activeElement, ...beside]
  }, [open])
  // Focus after closing: the opener, the next item of its list, or the heading of the new page.
  const finalFocus = () => {
    const [button, ...beside] = opener.current
    // Another dialog, which this one opened before it closed, has the focus.
    if (button && document.querySelector('[role=dialog][data-open]')) return false
    if (props.returnTo?.current) return props.returnTo.current
    const isHere = openedAt.current === location.pathname
    if (isHere && button?.isConnected !== false) return true
    const next = isHere && beside.find((one) => one?.isConnected)
    return next instanceof HTMLElement ? next : (document.querySelector('h1') ?? false)
  }
  const firstField = () =>
    (toWrite && content.current?.querySelector<HTMLElement>(textField)) || true
  const width = side === 'center' && (wide ? 'sm:max-w-175' : 'sm:max-w-dialog')
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[rgb(10_12_40/55%)] transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={firstField}
          finalFocus={finalFocus}
          className={cx(
            'on-surface fixed z-50 flex flex-col overflow-hidden shadow-lift transition-[translate,opacity] duration-220',
            places[side],
            width,
          )}
        >
          <div className="flex items-center justify-between gap-4 pt-4 pr-4 pl-6">
            <Base.Title className="text-title">{title}</Base.Title>
            <Base.Close
              className={iconButtonClass('quiet')}
              render={<button type="button" aria-label={t`Close`} />}
            >
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          <div
            ref={content}
            className={`flex-1 overflow-y-auto overscroll-contain scroll-pb-6 px-6 pt-2 ${footer ? 'pb-2' : 'pb-6'} ${more}`}
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 px-6 pt-4 pb-6">{footer}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
