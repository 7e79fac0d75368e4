/** Labels or an address; a star is no character of a host. */
const hostPattern = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/

/**
 * The origin that a text stands for, as browsers write it.
 * @returns undefined for anything but a web origin in exactly that form: other
 * case, a path, credentials, a dot at the end, a port that goes without saying
 * @example parseOrigin('https://tide.example') // 'https://tide.example'
 */
export function parseOrigin(text: string): string | undefined {
  const url = parse(text)
  if (url?.origin !== text || !hostPattern.test(url.hostname)) return undefined
  return url.protocol === 'https:' || url.protocol === 'http:'
    ? text
    : undefined
}

/**
 * Whether an entry can stand on a list: an exact origin, or
 * `https://*.tide.example`, which is every host with exactly one more label.
 */
export function isOriginEntry(entry: string): boolean {
  return parseOrigin(entry) !== undefined || wildcardOf(entry) !== undefined
}

/**
 * Whether a page's origin is on a list. Compared are whole origins: scheme,
 * host and port.
 * @param entries those that are no entries allow nothing
 * @param origin as an event or a browser's header says it
 * @example isOriginAllowed(['https://*.tide.example'], 'https://a.tide.example')
 */
export function isOriginAllowed(
  entries: readonly string[],
  origin: string,
): boolean {
  const exact = parseOrigin(origin)
  if (!exact) return false
  const parent = parentOf(exact)
  return entries.some((entry) =>
    parseOrigin(entry) === undefined
      ? parent !== undefined && wildcardOf(entry) === parent
      : entry === exact,
  )
}

const wildcard = 'https://*.'

/** `https://tide.example` of `https://*.tide.example`. */
function wildcardOf(entry: string): string | undefined {
  if (!entry.startsWith(wildcard)) return undefined
  const parent = parseOrigin(`https://${entry.slice(wildcard.length)}`)
  // `*.com` would be everybody.
  return parent && new URL(parent).hostname.includes('.') ? parent : undefined
}

/** The origin without the first label of its host; https only. */
function parentOf(origin: string): string | undefined {
  const [, rest] = /^https:\/\/[\w-]+\.(.+)$/.exec(origin) ?? []
  return rest === undefined ? undefined : parseOrigin(`https://${rest}`)
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
