/** How patient the client is with a relay, in milliseconds. */
export const relayTimes = {
  shortestRetryMs: 100,
  firstRetryMs: 500,
  /** A socket that has lived so long is one to come back to at once. */
  steadyMs: 1_000,
  longestRetryMs: 30_000,
  /** The same while somebody waits for a wallet. */
  longestBusyRetryMs: 2_000,
  /** A loss that is mended within so long is not told. */
  lossToleranceMs: 2_500,
  openingLimitMs: 10_000,
  /** With another relay to try, waiting is worse than trying it. */
  impatientOpeningLimitMs: 1_800,
  resendMs: 400,
  longestResendMs: 5_000,
  busyHeartbeatMs: 1_500,
  idleHeartbeatMs: 30_000,
  /** So long after the last use the relay is still sought. */
  afterglowMs: 60_000,
} as const
