import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { Button } from '#ui/button.tsx'

/** Logs why tips did not load: product 8 shows no error. */
export function useTipLog(error: unknown): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the product asks for this line
    if (error) console.info('Tips did not load', error)
  }, [error])
}

export function TipsAgain({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <div className="w-56 max-w-full">
        <PictureRest />
      </div>
      <Button onClick={onAgain}>
        <Trans>Show the tips</Trans>
      </Button>
    </div>
  )
}
