import { NamedIcon } from '#ui/named-icon.tsx'

type Props = {
  /** As the company calls it. */
  name: string | null | undefined
  /** As the library does. */
  title: string | undefined
  icon: string | undefined
  /** Where neither has a name for it; null: no heading then. */
  fallback: string | null
}

/** The theme as the company calls it, else as the library does. */
export function ThemeTitle({ name, title, icon, fallback }: Props) {
  const shown = name?.trim() || title || fallback
  if (!shown) return null
  return (
    <h3 className="mb-3 flex items-start gap-3 text-title">
      {icon && (
        <span className="mt-0.5 shrink-0">
          <NamedIcon name={icon} />
        </span>
      )}
      {shown}
    </h3>
  )
}
