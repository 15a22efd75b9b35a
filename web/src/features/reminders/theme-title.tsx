import { NamedIcon } from '#ui/named-icon.tsx'

type Props = {
  name: string | null | undefined
  title: string | undefined
  icon: string | undefined
  /** The heading if no one names the theme; null for no heading. */
  fallback: string | null
}

/** The theme in the company's words, else the library's. */
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
