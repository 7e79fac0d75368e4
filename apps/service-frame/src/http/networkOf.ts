/**
 * The network that an address is counted under: one household or office, /24
 * of IPv4 and /56 of IPv6.
 */
export function networkOf(address: string): string {
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
