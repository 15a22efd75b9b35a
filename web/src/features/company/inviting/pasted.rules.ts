/** `typed` is the whole entry of the person. */
export type PastedPerson = { typed: string; email: string; firstName: string; lastName: string }

/**
 * The people in typed or pasted text, such as `Otto Lund <otto@a.example>; b@a.example`. The server
 * reads the address of each.
 */
export function pastedPeople(text: string): PastedPerson[] {
  // A comma separates addresses, but not a name such as "Lund, Otto".
  const entries = text.match(/[^;@]*@[^\s;,]+/g) ?? []
  return entries.map((entry) => personOf(entry.replace(/^[\s,]+/, '')))
}

function personOf(typed: string): PastedPerson {
  const [, name = '', email = typed] = /^([^<]*)<(.*?)>?$/.exec(typed) ?? []
  const words = name.replace(/["']/g, '').trim()
  const [last = '', first] = words.split(/,\s*/)
  if (first !== undefined) return { typed, email, firstName: first, lastName: last }
  const [firstName = '', ...more] = words.split(/\s+/)
  return { typed, email, firstName, lastName: more.join(' ') }
}
