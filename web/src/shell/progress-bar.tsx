import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isPageWaiting, onPageWait } from '#shell/page-change.ts'

/** The bar of a slow page change (product 9, progress bar, 3 s; 150 ms delay in motion.css). */
export function ProgressBar() {
  const isWaiting = useSyncExternalStore(onPageWait, isPageWaiting)
  const isBehind = useBehind()
  if (!isWaiting && !isBehind) return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1">
      <div className="progress h-full bg-coral" />
    </div>
  )
}

/** Whether the address is ahead of the visible page. */
function useBehind(): boolean {
  const { pathname } = useLocation()
  const [address, setAddress] = useState(location.pathname)
  useEffect(() => {
    // Browsers without the Navigation API show the bar for placeholders only.
    const { navigation } = globalThis as { navigation?: EventTarget }
    const follow = () => setAddress(location.pathname)
    navigation?.addEventListener('currententrychange', follow)
    return () => navigation?.removeEventListener('currententrychange', follow)
  }, [])
  return address !== pathname && address === location.pathname
}
