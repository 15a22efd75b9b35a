import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useMe } from '#api/me.ts'
import { AskCompany } from './ask-company.tsx'
import { noteMiss } from './gaps.queries.ts'

/** So long nobody types before words count as searched for, in milliseconds. */
const pause = 2000
const shortest = 3

/** A search that found nothing: what to do now. It counts for the company's admins, without who. */
export function NothingFound({ words }: { words: string }) {
  const { viewerCanAdminister } = useMe()
  useEffect(() => {
    if (viewerCanAdminister || words.trim().length < shortest) return
    const timer = setTimeout(() => noteMiss(words), pause)
    return () => clearTimeout(timer)
  }, [words, viewerCanAdminister])
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p>
        <Trans>Nothing found. Try fewer or more common words.</Trans>
      </p>
      {!viewerCanAdminister && (
        <>
          <AskCompany key={words} words={words} />
          <p className="text-note text-field-soft">
            <Trans>
              We count what isn't found. Your company's admins see a word only if 5 or more people
              missed it, and never who.
            </Trans>
          </p>
        </>
      )}
    </div>
  )
}
