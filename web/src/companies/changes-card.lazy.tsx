import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { of: string | null }

const card = lazyPart<Props>(async () => (await import('./changes-card.tsx')).ChangesCard)

export function ChangesLater(props: Props) {
  return <Lazy part={card} props={props} placeholder={<Waiting />} />
}

function Waiting() {
  return (
    <Card>
      <Skeleton className="late h-48" />
    </Card>
  )
}
