import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { guardBack } from '#shell/back-guard.ts'

export type LeaveGuard = {
  /** Whether a person is about to leave and has to be asked. */
  asking: boolean
  stay: () => void
  /** Goes to the requested page. */
  leave: () => void
}

type State = { idx?: number } | null

/** The address a click leads to, if it leaves this page within the app. */
function wayOut(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const link = (event.target as Element | null)?.closest('a')
  if (!isPlain || event.altKey || event.defaultPrevented || !link?.href || link.target) return null
  const to = new URL(link.href)
  if (to.origin !== location.origin) return null
  const isHere = to.pathname === location.pathname && to.search === location.search
  return isHere ? null : to.pathname + to.search + to.hash
}

/**
 * Asks before unsaved changes are lost: on links, history steps and closing the tab. The router has
 * no such guard.
 */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  const navigate = useNavigate()
  const [exit, setExit] = useState<{ go: () => void } | null>(null)
  const open = useRef(false)

  useEffect(() => {
    if (!hasChanges) return
    const here = location.pathname + location.search
    const index = (history.state as State)?.idx ?? 0
    let returning = false

    function onClick(event: MouseEvent) {
      const to = open.current ? null : wayOut(event)
      if (to === null) return
      // Other effects of the click remain, such as closing the menu.
      event.preventDefault()
      setExit({ go: () => navigate(to) })
    }
    function onPop(event: PopStateEvent) {
      if (returning) {
        returning = false
        event.stopImmediatePropagation()
        return
      }
      if (open.current || location.pathname + location.search === here) return
      const steps = ((event.state as State)?.idx ?? index - 1) - index || -1
      event.stopImmediatePropagation()
      returning = true
      history.go(-steps)
      setExit({ go: () => history.go(steps) })
    }
    function onUnload(event: BeforeUnloadEvent) {
      if (!open.current) event.preventDefault()
    }
    document.addEventListener('click', onClick, { capture: true })
    const stopGuarding = guardBack(onPop)
    addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      stopGuarding()
      removeEventListener('beforeunload', onUnload)
    }
  }, [hasChanges, navigate])

  return {
    asking: exit !== null,
    stay: () => setExit(null),
    leave: () => {
      open.current = true
      setExit(null)
      exit?.go()
    },
  }
}
