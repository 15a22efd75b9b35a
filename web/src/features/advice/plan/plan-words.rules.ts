// Home's first paint needs these words of a plan, and no other of its rules.

/** Whether a goal has both a moment and an action: without both it is not planned yet. */
export function isPlanned(goal: { planWhen: string | null; planThen: string | null }): boolean {
  return Boolean(goal.planWhen?.trim() && goal.planThen?.trim())
}

/** The words after "When" or "If": without that word, and without a full stop. */
export function condition(text: string): string {
  return text
    .trim()
    .replace(/^(?:when|if)\s+/i, '')
    .replace(/[\s.!;,]+$/u, '')
}

/** The words after "I'll": in small letters, without an "I" or "I'll" of their own. */
export function action(text: string): string {
  const words = text
    .trim()
    .replace(/^(?:I['’]ll|I will|I)\s+/i, '')
    .replace(/^am\s/, 'be ')
  return lowerFirst(words)
}

/** The action that ends a sentence, with a full stop unless it has its own punctuation. */
export function lastAction(text: string): string {
  const last = action(text).replace(/[\s.;,]+$/u, '')
  return /[?!…][”’"')]*$/u.test(last) ? last : `${last}.`
}

/** "Ask Maya" as "ask Maya"; "I" and "HR" keep their capitals. */
function lowerFirst(title: string): string {
  return /^(?:I\b|.\p{Lu})/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}
