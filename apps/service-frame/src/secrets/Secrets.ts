/** What the service keeps from whoever reads its database. */
export interface Secrets {
  /**
   * Seals a value for one column; it opens in that column alone.
   * @param purpose the column, e.g. `users.email`
   */
  seal(purpose: string, text: string): string
  /** @throws Error when anything of it was changed */
  open(purpose: string, sealed: string): string
  /** A keyed hash (HMAC-SHA-256) as base64url, for look-ups and codes. */
  mac(purpose: string, text: string): string
}
