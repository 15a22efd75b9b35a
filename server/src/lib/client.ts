/** Names by their sign in a user agent, in this order: most user agents also name other programs. */
const PROGRAMS: readonly [sign: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (table: readonly [RegExp, string][], text: string) =>
  table.find(([sign]) => sign.test(text))?.[1]

/**
 * A name for a client from its user agent: 'Firefox on Windows'. Without the version, so that it is
 * the same after an update; contains no text of the user agent.
 */
export function clientName(userAgent: string): string {
  const system = nameIn(SYSTEMS, userAgent)
  const program = nameIn(PROGRAMS, userAgent)
  if (program !== undefined) return system === undefined ? program : `${program} on ${system}`
  return system === undefined ? 'Another program' : `An app on ${system}`
}

/** A coarser form of an address prefix: '203.0.113.x', or '2001:db8:1::/48'. */
export function roughPlace(addressPrefix: string): string {
  const [a, b, c, d] = addressPrefix.split('.')
  if (d !== undefined) return `${a}.${b}.${c}.x`
  const groups = addressPrefix.replace('::/64', '').split(':')
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : addressPrefix
}

/** The network in which a client's address usually stays: /16, or /32 of IPv6. */
export const networkOf = (addressPrefix: string): string =>
  addressPrefix.split(/[.:]/).slice(0, 2).join(' ')
