import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toAppError } from '#api/errors.ts'
import { ErrorPlace } from '#shell/error-place.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'

/** The values of an email's link. They leave the address at once, so that no history keeps them. */
export function useLinkValues(): URLSearchParams {
  const [search, setSearch] = useSearchParams()
  const [kept, setKept] = useState(search)
  const isNew = search.has('token')
  if (isNew && search.get('token') !== kept.get('token')) setKept(search)
  useEffect(() => {
    if (isNew) setSearch({}, { replace: true })
  }, [isNew, setSearch])
  return kept
}

type Props<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** The action on the page of a link that has ended. */
  endedAction?: ReactNode
  children: (data: Data) => ReactNode
}

/** The page of an email's link: loading, failed, ended, or its content. */
export function LinkPage<Data>({ query, endedAction, children }: Props<Data>) {
  const { data, error, refetch } = query
  const isEnded = error !== null && toAppError(error).code === 'NOT_FOUND'
  if (error !== null && !isEnded) return <ErrorPlace error={error} onRetry={() => void refetch()} />
  if (data === undefined && !isEnded) return <PageLoading />
  return (
    <div className="m-auto flex w-full max-w-dialog flex-col gap-6 py-8">
      <div className="w-40 max-w-full">{isEnded ? <PictureApart /> : <PictureLetter />}</div>
      {data === undefined || isEnded ? (
        <>
          <div>
            <PageTitle>
              <Trans>This link doesn’t work any more</Trans>
            </PageTitle>
            <p className="mt-2 text-lead text-pretty text-field-soft">
              <Trans>It has ended, or it is incomplete. Open it from the email again.</Trans>
            </p>
          </div>
          {endedAction}
        </>
      ) : (
        children(data)
      )}
    </div>
  )
}
