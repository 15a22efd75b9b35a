/** Names by the sign that tells them, in this order: most say that they are some of the others too. */
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
 * What a client is called, from what it says of itself: 'Firefox on Windows'. Without its version,
 * so that it stays the same one after an update, and never in its own words.
 */
export function clientName(userAgent: string): string {
  const system = nameIn(SYSTEMS, userAgent)
  const program = nameIn(PROGRAMS, userAgent)
  if (program !== undefined) return system === undefined ? program : `${program} on ${system}`
  return system === undefined ? 'Another program' : `An app on ${system}`
}

/** Roughly where a prefix of an address is: '203.0.113.x', or '2001:db8:1::/48'. */
export function roughPlace(addressPrefix: string): string {
  const [a, b, c, d] = addressPrefix.split('.')
  if (d !== undefined) return `${a}.${b}.${c}.x`
  const groups = addressPrefix.replace('::/64', '').split(':')
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : addressPrefix
}

/** The network that an address is likely to stay in when it changes: /16, or /32 of IPv6. */
export const networkOf = (addressPrefix: string): string =>
  addressPrefix.split(/[.:]/).slice(0, 2).join(' ')
