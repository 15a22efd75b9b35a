import { Later, laterPart } from '#shell/later.tsx'
import { Themes } from './themes.tsx'

// Below what is on the first screen.
const below = laterPart(async () => (await import('./below-themes.tsx')).BelowThemes)

/** What one sees before one searches: whom and which theme, recently viewed, trending. */
export function Browse() {
  return (
    <div className="flex flex-col gap-12">
      <Themes />
      <Later part={below} placeholder={null} />
    </div>
  )
}
