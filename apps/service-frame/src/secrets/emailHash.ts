import type { Secrets } from './Secrets.js'

/**
 * The form in which an address is an identity: what is before the `@` stays as
 * it is typed, but for its case, and the domain is in lower case.
 */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Under what an identity is looked up; without the key nobody can tell whose. */
export function emailHash(secrets: Secrets, email: string): string {
  return secrets.mac('email', normalEmail(email))
}

/**
 * Under what mails to an address are counted: names that lead to the same
 * mailbox are one, or an alias for each try would lift the limit.
 */
export function mailboxHash(secrets: Secrets, email: string): string {
  const [name = '', domain = ''] = normalEmail(email).split('@')
  const [mailbox = ''] = name.split('+')
  return secrets.mac('mailbox', `${mailbox.replaceAll('.', '')}@${domain}`)
}
