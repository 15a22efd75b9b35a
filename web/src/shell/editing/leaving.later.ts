import { laterPart } from '#shell/later.tsx'
import type { LeavingProps } from './leaving.tsx'

/** The question before a form with unsaved changes is left; nobody leaves before it is drawn. */
export const leaving = laterPart<LeavingProps>(async () => (await import('./leaving.tsx')).Leaving)
