/** The names of both cookies, and what else a browser is told of them. */
export type CookieNames = {
  /** Binds a challenge to the browser that asked for it. */
  readonly begun: string
  /** Whoever has it is signed in. */
  readonly signedIn: string
  readonly attributes: string
}

const names = { begun: 'hasp.siwx.begun', signedIn: 'hasp.siwx' }
const attributes = 'Path=/; HttpOnly'
const valuePattern = /^[\w-]{43}$/

/**
 * How cookies are named. Browsers let nobody but the host itself set those of
 * `__Host-`, a neighbour or a page without TLS least of all.
 */
export function cookieNames({
  isCrossSite,
  isSecure,
}: {
  readonly isCrossSite: boolean
  readonly isSecure: boolean
}): CookieNames {
  // All ports of this machine are one site.
  if (!isSecure) return { ...names, attributes: `${attributes}; SameSite=Lax` }
  const reach = isCrossSite ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
  return {
    begun: `__Host-${names.begun}`,
    signedIn: `__Host-${names.signedIn}`,
    attributes: `${attributes}; ${reach}; Secure`,
  }
}

/** @returns undefined unless the request has it once, as it was written */
export function readCookie(request: Request, name: string): string | undefined {
  const values = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [value = ''] = values
  return values.length === 1 && valuePattern.test(value) ? value : undefined
}

/** @param value nothing takes it away */
export function writeCookie(
  { attributes }: CookieNames,
  name: string,
  value: string | undefined,
  maxAgeMs: number,
): string {
  const maxAge = value === undefined ? 0 : Math.floor(maxAgeMs / 1000)
  return `${name}=${value ?? ''}; ${attributes}; Max-Age=${maxAge}`
}
