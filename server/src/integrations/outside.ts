import { lookup as systemLookup } from 'node:dns'
import { type IncomingMessage, type OutgoingHttpHeaders, request as plainRequest } from 'node:http'
import { Agent, request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { DeliveryError } from '#integrations/delivery.ts'

export type OutsideReply = {
  status: number
  retryAfter: string | null
  /** The beginning of the answer */
  text: string
}

type Post = { headers: OutgoingHttpHeaders; body: string | Buffer; signal?: AbortSignal }

/** Requests to addresses that people typed: they never reach the operator's own network. */
export type Outside = {
  /** Why nothing is ever sent to an address, in words for the person who typed it */
  fault(url: string): string | undefined
  /** Connects only to public addresses, for packages that make their own requests */
  agent: Agent
  /**
   * Follows no redirect, takes 10 seconds at most and reads 8 kB of the answer. Throws an
   * OutsideError if there is no answer.
   */
  post(url: string, given: Post): Promise<OutsideReply>
}

/** `NOT PUBLIC`, `TIMEOUT`, or a code of Node such as ECONNREFUSED */
export class OutsideError extends DeliveryError {}

type Options = {
  /** Whether http://127.0.0.1 is allowed: in local mode only */
  allowsLoopback: boolean
  lookup?: LookupFunction
  patienceMs?: number
}

const PATIENCE_MS = 10_000
const MOST_BYTES = 8_192
export const NOT_PUBLIC = 'NOT PUBLIC'
const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]']
/** Names that only mean something inside a network */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/

function listOf(kind: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), kind)
  }
  return list
}

// The registries of special addresses: RFC 6890 and its updates.
const SPECIAL_V4 = listOf('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
])
/** The only range of public IPv6; loopback, fe80, fc00, IPv4-mapped and NAT64 are outside it. */
const GLOBAL_V6 = listOf('ipv6', ['2000::/3'])
const SPECIAL_V6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !SPECIAL_V4.check(address, 'ipv4')
  if (kind !== 6 || address.includes('%')) return false
  return GLOBAL_V6.check(address, 'ipv6') && !SPECIAL_V6.check(address, 'ipv6')
}

const refusal = () => new OutsideError(NOT_PUBLIC, { permanent: true })

/**
 * Resolves a name and refuses it if any of its addresses isn't public. It runs at each connection,
 * which uses exactly these addresses: a name that changes its address after a check gains nothing.
 */
export const publicLookup =
  (lookup: LookupFunction): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      if (error !== null || first === undefined) return callback(error ?? refusal(), '')
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(refusal(), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

class PublicAgent extends Agent {
  override createConnection(...[options, callback]: Parameters<Agent['createConnection']>) {
    const { host } = options as { host?: string }
    // Node resolves no IP address, so the lookup doesn't see it.
    if (isIP(host ?? '') !== 0 && !isPublicAddress(host ?? '')) {
      callback?.(refusal(), undefined as never)
      return undefined
    }
    return super.createConnection(options, callback)
  }
}

export function makeOutside({
  allowsLoopback,
  lookup = systemLookup as LookupFunction,
  patienceMs = PATIENCE_MS,
}: Options): Outside {
  // No connection is kept, so that each request resolves its name.
  const agent = new PublicAgent({ keepAlive: false, lookup: publicLookup(lookup) })
  const fault = (url: string) => faultOf(url, allowsLoopback)
  return {
    fault,
    agent,
    post: async (url, { signal, ...given }) => {
      if (fault(url) !== undefined) throw refusal()
      const patience = AbortSignal.timeout(patienceMs)
      const both = signal === undefined ? patience : AbortSignal.any([signal, patience])
      try {
        return await send(new URL(url), given, agent, both)
      } catch (cause) {
        if (cause instanceof OutsideError) throw cause
        const code = (cause as NodeJS.ErrnoException).code ?? 'UNEXPECTED'
        throw new OutsideError(patience.aborted ? 'TIMEOUT' : code, { cause })
      }
    },
  }
}

function faultOf(url: string, allowsLoopback: boolean): string | undefined {
  if (!URL.canParse(url)) return 'Enter the full address, which starts with https://.'
  const { protocol, username, password, hostname, port } = new URL(url)
  if (username !== '' || password !== '') return 'The address can’t have a name and password in it.'
  if (allowsLoopback && protocol === 'http:' && LOOPBACK.includes(hostname)) return undefined
  if (protocol !== 'https:') return 'The address must start with https://.'
  // Below 1024 are the ports of other services, such as mail.
  if (port !== '' && Number(port) < 1024) return 'The address can’t have this port.'
  const bare = hostname.replace(/^\[|\]$/g, '')
  const isInside =
    isIP(bare) === 0
      ? INSIDE.test(hostname) || !hostname.replace(/\.$/, '').includes('.')
      : !isPublicAddress(bare)
  return isInside ? 'This address is inside a network. Enter one on the internet.' : undefined
}

function send(
  url: URL,
  { headers, body }: Pick<Post, 'headers' | 'body'>,
  agent: Agent,
  signal: AbortSignal,
): Promise<OutsideReply> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', signal, headers }
    const asked =
      url.protocol === 'http:'
        ? plainRequest(url, { ...options, agent: false })
        : request(url, { ...options, agent })
    asked.on('error', reject)
    asked.on('response', (reply) => readReply(reply).then(resolve, reject))
    asked.end(body)
  })
}

async function readReply(reply: IncomingMessage): Promise<OutsideReply> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of reply) {
    parts.push(part)
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes >= MOST_BYTES) break
  }
  const text = Buffer.concat(parts).subarray(0, MOST_BYTES).toString()
  const retryAfter = reply.headers['retry-after'] ?? null
  return { status: reply.statusCode ?? 0, retryAfter, text }
}
