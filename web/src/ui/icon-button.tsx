import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

const variants = {
  bare: 'text-field hover:bg-quiet',
  quiet: 'bg-quiet text-field',
  strong: 'bg-strong text-on-strong',
}

export function iconButtonClass(variant: keyof typeof variants = 'bare', extra?: string): string {
  return cx(
    'inline-grid size-12 shrink-0 place-items-center rounded-pill transition-[background-color,scale] active:scale-[0.95]',
    variants[variant],
    extra,
  )
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  label: string
  icon: ReactNode
  variant?: keyof typeof variants
}

export function IconButton({ label, icon, variant = 'bare', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={iconButtonClass(variant, className)}
    >
      {icon}
    </button>
  )
}
