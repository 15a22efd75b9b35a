import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What the page of somebody is opened with: the list that it was opened from. */
export type FromList = { list: string }

/**
 * The way back to the list that somebody was opened from, with its filters and where one was in it;
 * to `list` where the page was opened by itself.
 */
export function useWayBack(list: string) {
  const navigate = useNavigate()
  const from = (useLocation().state as FromList | null)?.list
  const onClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    // What is prevented already is asked about: something is not saved.
    if (from === undefined || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    navigate(-1)
  }
  return { to: from ?? list, onClick }
}
