import { describe, expect, it } from 'vitest'
import { clientName, networkOf, roughPlace } from './client.ts'

const MOZILLA = 'Mozilla/5.0'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the name of a client', () => {
  it.each([
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0`,
      'Firefox on Windows',
    ],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`,
      'Edge on Windows',
    ],
    [
      `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    [
      `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
      'Safari on Mac',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1`,
      'Chrome on iPhone',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`,
      'An app on iPhone',
    ],
    ['curl/8.5.0', 'Another program'],
    ['', 'Another program'],
    ['<script>alert(1)</script>', 'Another program'],
  ])('the name of the client %s is %s', (userAgent, name) => {
    expect(clientName(userAgent)).toBe(name)
  })

  it('the name of a client is the same after an update', () => {
    const agent = (version: string) =>
      `${MOZILLA} (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`
    expect(clientName(agent('143.0'))).toBe(clientName(agent('150.1')))
  })
})

describe('the rough place of an address prefix', () => {
  it.each([
    ['203.0.113.7', '203.0.113.x', '203 0'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001 db8'],
    ['unknown', 'unknown', 'unknown'],
  ])('the rough place of %s is %s', (prefix, place, network) => {
    expect(roughPlace(prefix)).toBe(place)
    expect(networkOf(prefix)).toBe(network)
  })
})
