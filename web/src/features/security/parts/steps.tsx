import { Check } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '#lib/cx.ts'

/** Steps to take one after the other. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="flex flex-col gap-8">{children}</ol>
}

type StepProps = {
  number: number
  title: string
  /** The heading, for whoever wants to lead the focus there. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Whether it is this one's turn, or was. */
  isOpen?: boolean
  isDone?: boolean
  /** What there is to do. */
  children?: ReactNode
}

/** One of them; on a phone its content has the whole width, else it stands beside the number. */
export function Step(props: StepProps) {
  const { number, title, headingRef, isOpen = true, isDone = false, children } = props
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 sm:gap-x-6">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-pill font-display text-lead',
          isDone && 'on-tone bg-mint',
          !isDone && isOpen && 'on-tone bg-sun',
          !isDone && !isOpen && 'bg-quiet',
        )}
      >
        {isDone ? <Check className="size-5" strokeWidth={3} /> : number}
      </span>
      <h2
        ref={headingRef}
        tabIndex={-1}
        className={cx('scroll-mt-6 text-lead outline-none', !isOpen && 'text-field-soft')}
      >
        {title}
      </h2>
      {children && (
        <div className="col-span-2 flex min-w-0 flex-col gap-4 sm:col-span-1 sm:col-start-2">
          {children}
        </div>
      )}
    </li>
  )
}
