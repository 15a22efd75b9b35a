import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { of: string | null }

const card = lazyPart<Props>(async () => (await import('./changes-card.tsx')).ChangesCard)

/** Who changed what of a company: it stands far down its page, and comes after it. */
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
