const NOT = 'do|does|did|is|are|was|were|has|have|had|could|would|should|must|need'

/** Short forms with and without their apostrophe, in the order in which they are written out. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:'t|t|not)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [new RegExp(`\\b(${NOT})n'?t\\b`, 'g'), '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(i|you|we|they)(?:'ve|ve)\b/g, '$1 have'],
  [/\b(you|they)(?:'re|re)\b|\b(we)'re\b/g, '$1$2 are'],
  [/(\w)'ll\b/g, '$1 will'],
  [/(\w)'d\b/g, '$1 would'],
  [/\b(he|she|it|that|what|who|where|how|there|here|when|everything)'s\b/g, '$1 is'],
  [/\b(he|she|that|what|who|where)s\b/g, '$1 is'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\b(?:pls|plz)\b/g, 'please'],
  [/\bany more\b/g, 'anymore'],
]

/**
 * A message as the rules read it: small letters, straight apostrophes, one space between words, short
 * forms written out ("dont" is "do not"), without tags and invisible characters.
 */
export function plainOf(text: string): string {
  const bare = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/<\/?[a-z][\w-]{0,20}(?:\s[^<>]{0,200}=[^<>]{0,200})?\s?\/?>/gi, ' ')
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  return WRITTEN_OUT.reduce((said, [short, long]) => said.replace(short, long), bare)
}

/** A pattern of whole words; a space stands for one space, and `~` for up to 40 characters. */
export const words = (...patterns: string[]): RegExp =>
  new RegExp(`\\b(?:${patterns.join('|').replaceAll('~', '.{0,40}?')})\\b`)

/** People at work, and events there. */
export const PEOPLE =
  'colleagues?|co-?workers?|teammates?|team|boss|managers?|supervisors?|foreman|leader|chef|customers?|clients?|guests?|patients?|residents?|staff|employees?|trainees?|apprentices?|interns?|newcomers?|volunteers?|drivers?|nurses?|cooks|helpers?|suppliers?|hr'
