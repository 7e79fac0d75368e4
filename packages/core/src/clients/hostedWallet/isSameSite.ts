/**
 * Whether browsers take two origins for one site, so that a frame of one has
 * no protection from the other. Without the list of public suffixes, a short
 * one of two labels is taken for such a suffix.
 * @example isSameSite('https://a.tide.example', 'https://b.tide.example') // true
 */
export function isSameSite(one: string, other: string): boolean {
  return siteOf(new URL(one).hostname) === siteOf(new URL(other).hostname)
}

const shortSuffix = /\.[a-z]{2,3}\.[a-z]{2}$/
const address = /^\[|^[\d.]+$/

function siteOf(hostname: string): string {
  if (address.test(hostname)) return hostname
  const labels = shortSuffix.test(hostname) ? 3 : 2
  return hostname.split('.').slice(-labels).join('.')
}
