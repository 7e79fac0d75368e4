/** @jsxImportSource preact */

/**
 * Tells password managers whose password it is, or the one of another wallet
 * takes its place. Nobody sees it.
 */
export function MailboxField({ email }: { readonly email: string }) {
  return <input autocomplete="username" value={email} readOnly hidden />
}
