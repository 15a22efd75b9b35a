import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { post } from '#api/outbox.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Fold } from '#ui/fold.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { AdviceEvidence } from './advice-evidence.tsx'
import { LinkList } from './link-list.tsx'
import { useOpening } from './opening.ts'

/** Product 4, feedback choices, best first. */
const choices = [
  { value: '4', label: msg`Very helpful` },
  { value: '3', label: msg`Helpful` },
  { value: '2', label: msg`Somewhat helpful` },
  { value: '1', label: msg`Not helpful` },
] as const

const likedDocument = graphql(`
  query LikedAdvice($id: String!) {
    likedActionGetById(id: $id)
  }
`)

const likeDocument = graphql(`
  mutation LikeAdvice($id: String!, $liked: Int) {
    likedActionUpdateById(id: $id, liked: $liked)
  }
`)

const likedQuery = (id: string) =>
  queryOptions({
    queryKey: ['liked', id],
    queryFn: async ({ signal }): Promise<LikeValue> =>
      (await request(likedDocument, { id }, { signal })).likedActionGetById ?? null,
  })

type Props = { advice: ImpactAdvice; actionTitle: string; isRated: boolean }

/** The next step, evidence, further pages and the rating, folded, and the advice in short. */
export function AdviceAfter({ advice, actionTitle, isRated }: Props) {
  const { t } = useLingui()
  const linkIds = advice.no_advice ? [] : (advice.linkIds ?? [])
  return (
    <div className="border-t-2 border-(--quiet)">
      {advice.stretch && (
        <Fold title={<Trans>If it goes well</Trans>}>
          <Markdown source={advice.stretch} />
        </Fold>
      )}
      <AdviceEvidence advice={advice} />
      {linkIds.length > 0 && <Links ids={linkIds} />}
      {isRated && <AdviceRating advice={advice.id} />}
      <div className="mt-2 flex flex-wrap gap-2">
        <InShort advice={advice} actionTitle={actionTitle} />
        <CopyButton text={`${advice.title}\n\n${advice.body}`} label={t`Copy`} />
      </div>
    </div>
  )
}

function Links({ ids }: { ids: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold title={<Trans>Read or watch more</Trans>} onToggle={setOpen}>
      {isOpen && <LinkList ids={ids} />}
    </Fold>
  )
}

const summary = lazyPart(
  async () => (await import('#features/advice/summary/advice-summary.tsx')).AdviceSummary,
)

function InShort(props: { advice: ImpactAdvice; actionTitle: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const opening = useOpening(summary, () => setOpen(true))
  return (
    <>
      <Button
        variant="quiet"
        icon={<FileText aria-hidden="true" className="size-5" />}
        pending={opening.isPending}
        onPointerEnter={opening.near}
        onClick={opening.open}
      >
        {t`Summary`}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t`In short`} wide>
        <Lazy part={summary} placeholder={null} props={props} />
      </Dialog>
    </>
  )
}

/** One rating for each piece of advice, private, changeable at any time. */
function AdviceRating({ advice }: { advice: string }) {
  const { t, i18n } = useLingui()
  const { liked, saying } = useLiked(useMe()._id, advice)
  const mine = choices.find(({ value }) => value === `${liked}`)
  return (
    <Fold title={t`Was this helpful?`} note={mine && i18n._(mine.label)}>
      <SegmentedChoice
        label={t`Was this helpful?`}
        options={choices.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={liked === null ? null : `${liked}`}
        onChange={(value) => saying.mutate(Number(value))}
      />
      <p role="status" className="mt-2 min-h-[1.45em] text-note text-field-soft">
        {saying.isSuccess && !saying.data.sent ? (
          <Trans>Saved on this device. We'll send it when you're back online.</Trans>
        ) : saying.isSuccess ? (
          <Trans>Thank you. Only you can see this.</Trans>
        ) : liked !== null ? (
          <Trans>Your answer. Change it any time.</Trans>
        ) : (
          <Trans>Only you can see this.</Trans>
        )}
      </p>
      <InlineError error={saying.error} />
    </Fold>
  )
}

/** 4 is best (product 4, feedback choices); null: not rated. */
type LikeValue = number | null

/** This person's rating of a piece of advice, and a function to change it. */
function useLiked(person: string, id: string) {
  const queries = useQueryClient()
  const { queryKey } = likedQuery(id)
  const { data = null } = useQuery(likedQuery(id))
  const saying = useMutation({
    mutationFn: (liked: number) =>
      post({
        person,
        operation: 'likedActionUpdateById',
        document: likeDocument,
        variables: { id, liked },
      }),
    onMutate: async (liked) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey) ?? null
      queries.setQueryData(queryKey, liked)
      return before
    },
    // Only the newest rating counts.
    onError: (_error, liked, before) =>
      queries.setQueryData(queryKey, (now) => (now === liked ? (before ?? null) : now)),
  })
  return { liked: data, saying }
}
