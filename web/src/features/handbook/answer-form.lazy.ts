import { lazyPart } from '#shell/lazy-part.tsx'
import type { AnswerFormProps } from './writing/answer-form.tsx'

/** The form of answers: most who come here only read. */
export const answerForm = lazyPart<AnswerFormProps>(
  async () => (await import('./writing/answer-form.tsx')).AnswerForm,
)
