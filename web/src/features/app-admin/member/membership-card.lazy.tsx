import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { user: string; name: string }

const card = lazyPart<Props>(async () => (await import('./membership-card.tsx')).MembershipCard)

/** What somebody has paid or been given; most who open a member's page come for something else. */
export function LazyMembership(props: Props) {
  return <Lazy part={card} props={props} placeholder={<Waiting />} />
}

function Waiting() {
  return (
    <Card>
      <Skeleton className="late h-48" />
    </Card>
  )
}
