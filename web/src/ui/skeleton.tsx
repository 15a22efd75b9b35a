import { cx } from '#lib/cx.ts'

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('breathe rounded-card bg-quiet', className)} />
}
