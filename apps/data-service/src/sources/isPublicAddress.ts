import ipaddr from 'ipaddr.js'

/** Given up, but a system may still lead it to the address of IPv4. */
const ipv4Compatible = ipaddr.parseCIDR('::/96')

/**
 * Whether an address is one of the open internet. Private, loopback,
 * link-local, multicast and reserved ones are not, and no IPv6 address that
 * carries one of IPv4, which is a second way to write them.
 * @example isPublicAddress('169.254.169.254') // false
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  const isCompatible =
    address.kind() === 'ipv6' && address.match(ipv4Compatible)
  return address.range() === 'unicast' && !isCompatible
}
