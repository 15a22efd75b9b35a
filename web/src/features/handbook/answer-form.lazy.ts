import { lazyPart } from '#shell/lazy-part.tsx'
import type { AnswerFormProps } from './writing/answer-form.tsx'

export const answerForm = lazyPart<AnswerFormProps>(
  async () => (await import('./writing/answer-form.tsx')).AnswerForm,
)
