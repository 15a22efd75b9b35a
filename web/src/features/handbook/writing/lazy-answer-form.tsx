import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AnswerFormProps } from './answer-form.tsx'

// For admins alone, and with the forms too heavy for the handbook's page.
const form = lazyPart<AnswerFormProps>(async () => (await import('./answer-form.tsx')).AnswerForm)

export function LazyAnswerForm(props: AnswerFormProps) {
  return <Lazy part={form} props={props} placeholder={<Skeleton className="late h-96" />} />
}
