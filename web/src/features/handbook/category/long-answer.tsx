import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Markdown } from '#ui/markdown.tsx'

// About what a phone shows at once, beside its question.
const long = 900

/** An answer to read. A very long one shows its beginning first, so that the next question is near. */
export function LongAnswer({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= long)
  if (isWhole) return <Markdown source={text} />
  return (
    <div className="flex flex-col items-start gap-4">
      <Markdown source={`${text.slice(0, text.lastIndexOf(' ', long) + 1 || long).trimEnd()} …`} />
      <Button variant="quiet" onClick={() => setIsWhole(true)}>
        <Trans>Read all of it</Trans>
      </Button>
    </div>
  )
}
