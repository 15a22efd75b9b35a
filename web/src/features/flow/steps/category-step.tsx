import { NamedIcon } from '#ui/named-icon.tsx'
import { QuestionStep } from './question-step.tsx'

/** The question that has icons: it comes second, and so do they. */
export function CategoryStep() {
  return <QuestionStep iconOf={(name) => <NamedIcon name={name} />} />
}
