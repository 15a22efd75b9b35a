import { LIMITS, passwordLength } from '#accounts/core/accounts.rules.ts'
import { badInput } from '#lib/errors.ts'
import common from './common-passwords.json' with { type: 'json' }

/** The data that a person gave about themselves */
export type Owner = { email: string; firstName: string; lastName: string }

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

let known: ReadonlySet<string> | undefined

/** Whether it is one of the most used passwords, in any case and width of its letters. */
export function isCommon(password: string): boolean {
  known ??= new Set(common.passwords)
  return known.has(folded(password))
}

const SHORTEST_WORD = 3

/** The letters and digits of a text as one word, and each part between its other characters. */
function wordsOf(text: string): string[] {
  const parts = folded(text).split(/[^\p{L}\p{N}]+/u)
  return [parts.join(''), ...parts]
}

/**
 * Whether a password consists only of the product's name and its owner's address and names. They
 * may repeat in any order, with any signs between them and up to six digits at the end.
 */
export function isOwnWords(password: string, productName: string, owner: Owner): boolean {
  const { email, firstName, lastName } = owner
  const [local = '', domain = ''] = email.split('@')
  const texts = [productName, email, local, domain, firstName, lastName]
  const words = texts.flatMap(wordsOf).filter((word) => word.length >= SHORTEST_WORD)
  const [whole = ''] = wordsOf(password)
  const text = whole.replace(/\p{N}{1,6}$/u, '')
  // The lengths of all beginnings that consist of such words
  const made = new Set([0])
  for (let end = 1; end <= text.length; end += 1) {
    const before = text.slice(0, end)
    if (words.some((word) => before.endsWith(word) && made.has(end - word.length))) made.add(end)
  }
  return text !== '' && made.has(text.length)
}

/**
 * Refuses a password at its field if it is too short, too long, easy to guess or impossible to
 * store. It requires no kind of character. Product 4, promise 1 of sign-in.
 */
export function checkPassword(
  password: string,
  productName: string,
  owner: Owner,
  field: string,
): void {
  const length = passwordLength(password)
  if (length < LIMITS.passwordMin || length > LIMITS.passwordMax) {
    const message = `Use ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters.`
    throw badInput(message, field)
  }
  if (!password.isWellFormed()) {
    throw badInput('The password has a character that we can’t store.', field)
  }
  if (isCommon(password)) {
    const message = 'Many people use this password, so it’s easy to guess. Choose another one.'
    throw badInput(message, field)
  }
  if (isOwnWords(password, productName, owner)) {
    const message = `Your name, your email and “${productName}” are easy to guess. Choose another password.`
    throw badInput(message, field)
  }
}
