import type { Secrets } from '@hasp/service-frame/secrets'

/** A code as it is kept: bound to its attempt and its mailbox. */
export function codeMac(
  secrets: Secrets,
  attempt: { readonly id: string; readonly emailHash: string },
  code: string,
): string {
  return secrets.mac('code', `${attempt.id}|${attempt.emailHash}|${code}`)
}
