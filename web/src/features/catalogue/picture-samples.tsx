import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureBook } from '#ui/art/picture-book.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ToneCardBody, toneCardClass } from '#ui/tone-card.tsx'

const tones = ['sun', 'mint', 'coral', 'lilac'] as const
const pictures = [
  PictureSteps,
  PictureBook,
  PictureLift,
  PictureLost,
  PictureRest,
  PictureApart,
  PictureKey,
  PictureLetter,
  PictureMeet,
]

/** The pictures, the colour cards, and an empty state. */
export function PictureSamples() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tones.map((tone) => (
          <a key={tone} href="#content" className={toneCardClass(tone, 'sm:min-h-64')}>
            <ToneCardBody tone={tone} title={tone} text="One line about it" />
          </a>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
        {pictures.map((Picture) => (
          <Picture key={Picture.name} />
        ))}
      </div>
      <EmptyState
        picture={<PictureBook />}
        title="No bookmarks yet"
        text="Advice that you bookmark waits here until you want it."
        action={<Button>Find advice</Button>}
      />
    </>
  )
}
