import type { Company } from '#features/company/company.data.ts'
import { Later, laterPart } from '#shell/later.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { company: Company }

const card = laterPart<Props>(async () => (await import('./security-card.tsx')).SecurityCard)

/** The rules of signing in: they stand below the profile, and come after it. */
export function SecurityLater(props: Props) {
  return <Later part={card} props={props} placeholder={<Waiting />} />
}

function Waiting() {
  return (
    <Card>
      <Skeleton className="late h-80" />
    </Card>
  )
}
