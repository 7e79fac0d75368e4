/** How long a nonce is accepted. */
export const nonceLifeMs = 10 * 60_000

/** What became of a proof: seen for the first time, again, or too late. */
export type ProofUse = 'first' | 'again' | 'stale'

/** What makes a proof fresh, and used only once. */
export interface Nonces {
  issue(): Promise<string>
  /** Whether it was issued here, within its time. */
  isFresh(nonce: string): Promise<boolean>
  /** Uses a proof up that was made with a nonce; it is remembered. */
  use(nonce: string, proofId: string): Promise<ProofUse>
}
