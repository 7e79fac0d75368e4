import ipaddr from 'ipaddr.js'

/**
 * Whether an address is one of the open internet. Private, loopback,
 * link-local, multicast and reserved ones are not, and no IPv6 address that
 * carries one of IPv4, which is a second way to write them.
 * @example isPublicAddress('169.254.169.254') // false
 */
export function isPublicAddress(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.parse(text).range() === 'unicast'
}
