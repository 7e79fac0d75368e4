import { isAllowedLink } from './allowedLink.js'

/** Where a base itself says where the address goes. */
const placeholder = '{uri}'

/**
 * The link that hands a pairing address to a wallet: `<base>wc?uri=<address>`.
 *
 * The address is percent-encoded once, in Telegram on Android too: there, a
 * second encoding once made up for a web view that decoded what it passed on,
 * but such links are opened by `openLink` and https now, nobody decodes them
 * on the way, and a wallet would be given an address that it cannot read.
 *
 * @param base a scheme (`kite`, `kite:`, `kite://`, `kite://path`) or an
 * address; with `{uri}` in it, the place of the pairing address
 * @returns undefined when the link is none that may be opened
 * @example toPairingLink('kite://', 'wc:…') // 'kite://wc?uri=wc%3A…'
 */
export function toPairingLink(base: string, uri: string): string | undefined {
  const encoded = encodeURIComponent(uri)
  const start = base.includes('://') ? base : `${base.replace(/[/:]/g, '')}://`
  const link = start.includes(placeholder)
    ? start.split(placeholder).join(encoded)
    : `${start.endsWith('/') ? start : `${start}/`}wc?uri=${encoded}`
  return isAllowedLink(link) ? link : undefined
}
