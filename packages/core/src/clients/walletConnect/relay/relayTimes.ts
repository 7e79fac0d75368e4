/** How patient the client is with a relay, in milliseconds. */
export const relayTimes = {
  shortestRetryMs: 100,
  firstRetryMs: 500,
  /** A socket that lived this long is reopened at once. */
  steadyMs: 1_000,
  longestRetryMs: 30_000,
  /** The same while somebody waits for a wallet. */
  longestBusyRetryMs: 2_000,
  /** A loss that is mended within this time is not reported. */
  lossToleranceMs: 2_500,
  openingLimitMs: 10_000,
  /** With another relay to try, waiting is worse than trying it. */
  impatientOpeningLimitMs: 1_800,
  resendMs: 400,
  longestResendMs: 5_000,
  busyHeartbeatMs: 1_500,
  idleHeartbeatMs: 30_000,
  /** How long after its last use the connection to the relay is kept. */
  lingerMs: 60_000,
} as const
