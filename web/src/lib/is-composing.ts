/**
 * Whether a key belongs to an input method. Safari ends the composition before the Enter that
 * confirms it, and only its key code 229 says so.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
