import { safeImageSource } from '../primitives/safeImageSource.js'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * What may be drawn of a name or a token: what any picture may be, and on a page
 * of this machine what a data service of this machine serves, which has no
 * certificate.
 * @param pageHost where the page is; that of `location` unless given
 * @see Secure Contexts, "potentially trustworthy origins"
 */
export function servicePictureSource(
  source: string | undefined,
  pageHost = globalThis.location?.hostname,
): string | undefined {
  return safeImageSource(source) ?? localSource(source, pageHost)
}

function localSource(source = '', pageHost = ''): string | undefined {
  if (!loopback.test(pageHost) || !URL.canParse(source)) return undefined
  const { hostname, href, password, protocol, username } = new URL(source)
  const isLocal = protocol === 'http:' && loopback.test(hostname)
  return isLocal && !username && !password ? href : undefined
}
