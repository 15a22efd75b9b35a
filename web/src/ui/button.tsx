import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { Spinner } from '#ui/spinner.tsx'

export type ButtonVariant = 'strong' | 'primary' | 'bright' | 'quiet' | 'danger'

const base =
  'inline-flex min-h-12 max-w-full items-center justify-center gap-2 rounded-pill px-6 py-2 text-center text-body font-semibold wrap-break-word no-underline transition-[background-color,color,scale,opacity] active:scale-[0.98] aria-disabled:opacity-60 disabled:opacity-60'

const variants: Record<ButtonVariant, string> = {
  strong: 'bg-strong text-on-strong hover:bg-strong/85',
  primary: 'bg-primary text-on-primary hover:bg-primary/88',
  bright: 'on-tone bg-sun hover:bg-sun/88',
  quiet: 'bg-quiet text-field hover:bg-[color-mix(in_srgb,var(--quiet),var(--on-field)_8%)]',
  danger: 'bg-danger text-on-danger hover:bg-danger/88',
}

export function buttonClass(variant: ButtonVariant = 'strong', extra?: string): string {
  return cx(base, variants[variant], extra)
}

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** strong: the main action; bright: that on blue; quiet: secondary; danger: destructive. */
  variant?: ButtonVariant
  /** Shows progress. The button keeps its focus and text, and ignores presses. */
  pending?: boolean
  icon?: ReactNode
}

export function Button(props: ButtonProps) {
  const { variant = 'strong', pending = false, icon, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonClass(variant, className)}
      onClick={(event) => {
        if (pending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {pending ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  )
}
