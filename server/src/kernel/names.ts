/** Controls, and what turns the direction of the text around it; joiners and marks stay. */
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu
/** What no script needs on one letter; more of them climb over the lines above and below. */
const TOWER = /(\p{M}{4})\p{M}+/gu
/** Signs that nobody sees: a name of them alone is none. */
const UNSEEN = /[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu

/**
 * A person's name as it is kept: without control and direction characters, with at most four marks
 * on a letter and single spaces, and otherwise as it was typed. Empty where nothing can be seen.
 */
export function cleanName(typed: string): string {
  const name = typed
    .replace(/\s/gu, ' ')
    .replace(HIDDEN, '')
    .replace(TOWER, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
  return name.replace(UNSEEN, '') === '' ? '' : name
}
