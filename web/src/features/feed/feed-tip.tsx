import { useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { FitDismissed } from '#features/advice/fit/fit-dismissed.tsx'
import { markWish } from './feed.queries.ts'
import { TipCard, type TipCardProps } from './tip-card.tsx'

type Props = Omit<TipCardProps, 'onWish'>

export const FeedTip = memo(function FeedTip({ takesFocus = false, ...card }: Props) {
  const queries = useQueryClient()
  // The other button takes the focus of the one that is removed.
  const [isSwapped, setIsSwapped] = useState(false)
  const { tip, isPreview } = card
  const { adviceId, title, wish } = tip
  const onWish = (next: string | null) => {
    setIsSwapped(next === 'notForMe' || wish === 'notForMe')
    if (adviceId) markWish(queries, adviceId, next)
  }
  if (adviceId && wish === 'notForMe' && !isPreview) {
    return <FitDismissed adviceId={adviceId} title={title} takesFocus={isSwapped} onWish={onWish} />
  }
  return <TipCard {...card} takesFocus={takesFocus || isSwapped} onWish={onWish} />
})
