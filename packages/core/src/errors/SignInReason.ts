/** Why nobody was signed in. */
export type SignInReason =
  /** The site's server does not answer, or not in words that are known. */
  | 'unreachable'
  /** It does not let this account in, on this network or from this page. */
  | 'refused'
  /** What is to be signed names another site than the page's. */
  | 'wrongSite'
  /** Another account signed, or another text. */
  | 'wrongSignature'
  /** A contract's nodes do not tell; the same signature may be sent again. */
  | 'undetermined'
  /** What was signed is too old, or was used. */
  | 'expired'
