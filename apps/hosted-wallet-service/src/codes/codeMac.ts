import type { Secrets } from '../secrets/Secrets.js'

/** A code as it is kept: bound to its challenge and its address. */
export function codeMac(
  secrets: Secrets,
  challenge: { readonly id: string; readonly emailHash: string },
  code: string,
): string {
  return secrets.mac('code', `${challenge.id}|${challenge.emailHash}|${code}`)
}
