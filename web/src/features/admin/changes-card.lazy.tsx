import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { of: string | null }

const card = lazyPart<Props>(async () => (await import('./changes-card.tsx')).ChangesCard)

const waiting = (
  <Card>
    <Skeleton className="late h-48" />
  </Card>
)

export function ChangesLater(props: Props) {
  return <Lazy part={card} props={props} placeholder={waiting} />
}
