import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The state that a member's page is opened with: the list that linked to it. */
export type FromList = { list: string }

/**
 * The way back to the list, with its filters and position, or to `list` if the page was opened
 * directly.
 */
export function useWayBack(list: string) {
  const navigate = useNavigate()
  const from = (useLocation().state as FromList | null)?.list
  const onClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    // Another handler asks about unsaved changes already.
    if (from === undefined || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    navigate(-1)
  }
  return { to: from ?? list, onClick }
}
