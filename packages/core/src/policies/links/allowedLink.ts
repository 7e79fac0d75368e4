import { appScheme } from './appScheme.js'

/** An Android intent that names the app which may answer it. */
const intent = /^intent:\/\/[^#]*#Intent;(?=.*\bpackage=[\w.]+;).*end;?$/

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** A name before the host, which reads like the host. */
const userInfo = /^[^/]+:\/\/[^/?#\\]*@/

/**
 * Whether a link may be opened: https, http of this machine, or a scheme of an
 * app's own. What a browser, the system or an app of another kind would answer
 * is refused, and so is anything with white space or control characters, which
 * browsers drop before they look.
 * @param link built from what a directory says of a wallet
 * @param parameters.isForBrowsing also allows Android's `intent:`, for wallets
 * that open the page in a browser of their own
 * @example isAllowedLink('kite://wc?uri=…') // true
 */
export function isAllowedLink(
  link: string,
  parameters: { isForBrowsing?: boolean | undefined } = {},
): boolean {
  if (!/^[\x21-\x7e]+$/.test(link)) return false
  if (/^https?:/i.test(link)) return isAllowedAddress(link)
  if (intent.test(link)) return parameters.isForBrowsing === true
  return appScheme(link) !== undefined && !userInfo.test(link)
}

function isAllowedAddress(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { hostname, password, protocol, username } = new URL(link)
  if (username || password) return false
  return protocol === 'https:' || loopback.test(hostname)
}
