import { cx } from '#lib/cx.ts'

/** The shape of what is coming. Give it the measures of the real thing: `className="h-24"`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('breathe rounded-card bg-quiet', className)} />
}
