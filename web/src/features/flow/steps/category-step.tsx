import { NamedIcon } from '#ui/named-icon.tsx'
import { QuestionStep } from './question-step.tsx'

/** The question with icons: it comes second, so its code may load second. */
export function CategoryStep() {
  return <QuestionStep iconOf={(name) => <NamedIcon name={name} />} />
}
