/** How long things last, in milliseconds. */
export const walletConnectLimits = {
  /** A proposal; wallets refuse an older one. */
  proposalMs: 5 * 60_000,
  /** How long after its end a proposal that is approved is still refused. */
  graceMs: 60_000,
  /** A pairing that led to a session may be proposed on again. */
  pairingMs: 30 * 86_400_000,
  sessionMs: 7 * 86_400_000,
  /** A session is extended when less than this is left. */
  extensionMs: 4 * 86_400_000,
  dayMs: 86_400_000,
  requestMs: 5 * 60_000,
  pingMs: 30_000,
  /** A proposal must reach the relay within this. */
  proposalHandoverMs: 5_000,
  /** A request must reach the relay within this. */
  requestHandoverMs: 10_000,
} as const
