import { isIP } from 'node:net'

/** Of whom nobody says where they are, all count together. */
const unknownNetwork = 'unknown'

/**
 * The network that an address is counted under: one household or office, /24
 * of IPv4 and /56 of IPv6. Some proxies write a port behind it, which is another
 * one for each connection: it does not count.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written)
  if (!isIP(address)) return unknownNetwork
  const ipv4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (ipv4?.[1]) return `${ipv4[1]}.0/24`
  const [head = '', tail = ''] = address.split('::')
  const groups = head.match(/[^:]+/g) ?? []
  const rest = tail.match(/[^:]+/g) ?? []
  const missing = address.includes('::') ? 8 - groups.length - rest.length : 0
  const whole = [...groups, ...Array(Math.max(0, missing)).fill('0'), ...rest]
  const [a = '0', b = '0', c = '0', d = '0'] = whole
  return `${a}:${b}:${c}:${d.padStart(4, '0').slice(0, 2)}00::/56`
}

/** Takes the port off `192.0.2.7:51234` and `[2001:db8::1]:443`. */
function withoutPort(written: string): string {
  const [, dotted, bracketed] =
    /^(?:([\d.]+):\d+|\[([^\]]*)\](?::\d+)?)$/.exec(written) ?? []
  return dotted ?? bracketed ?? written
}
