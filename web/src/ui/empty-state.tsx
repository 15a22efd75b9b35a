import type { ReactNode } from 'react'

export type EmptyStateProps = {
  picture: ReactNode
  title: string
  text: string
  action?: ReactNode
}

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="rise mx-auto flex max-w-dialog flex-col items-center gap-4 py-8 text-center text-field">
      <div className="w-56 max-w-full">{picture}</div>
      <h2 className="text-title">{title}</h2>
      <p className="max-w-prose text-field-soft">{text}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
