import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Themes } from './themes.tsx'

// Below what is on the first screen.
const below = lazyPart(async () => (await import('./below-themes.tsx')).BelowThemes)

/** What one sees before one searches: whom and which theme, recently viewed, trending. */
export function Browse() {
  return (
    <div className="flex flex-col gap-12">
      <Themes />
      <Lazy part={below} placeholder={null} />
    </div>
  )
}
