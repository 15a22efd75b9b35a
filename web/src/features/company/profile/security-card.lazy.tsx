import type { Company } from '#features/company/company.queries.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { company: Company }

const card = lazyPart<Props>(async () => (await import('./security-card.tsx')).SecurityCard)

/** The rules of signing in: they stand below the profile, and come after it. */
export function LazySecurityCard(props: Props) {
  return <Lazy part={card} props={props} placeholder={<Waiting />} />
}

function Waiting() {
  return (
    <Card>
      <Skeleton className="late h-80" />
    </Card>
  )
}
