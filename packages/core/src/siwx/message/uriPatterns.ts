const unreserved = String.raw`\w.~\-`
const percent = '%[\\da-fA-F]{2}'
const character = `(?:[${unreserved}!$&'()*+,;=:@]|${percent})`
const name = `(?:[${unreserved}!$&'()*+,;=]|${percent})`
const tail = `(?:\\?(?:${character}|[/?])*)?(?:#(?:${character}|[/?])*)?`
const pathAfterHost = `(?:/${character}*)*`
const plainPath = `/?(?:${character}+(?:/${character}*)*)?`

/** An identifier of a request (EIP-4361: `pchar` of RFC 3986). */
export const requestIdPattern = new RegExp(`^${character}{1,128}$`)

/** What may follow the host in a URI (RFC 3986). */
export const afterHostPattern = new RegExp(`^${pathAfterHost}${tail}$`)

/** A URI of any scheme (RFC 3986), without a user or an IP literal. */
export const uriPattern = new RegExp(
  `^[a-zA-Z][\\da-zA-Z+.\\-]*:(?://${name}*(?::\\d*)?${pathAfterHost}|${plainPath})${tail}$`,
)
