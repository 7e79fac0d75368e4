/**
 * All that a line of the log may hold: no address, no code, no token, no query
 * string. What is not listed here cannot be written.
 */
export interface LogFields {
  readonly event: string
  readonly route?: string
  readonly status?: number
  readonly durationMs?: number
  readonly port?: number
  /** The class of an error, never its words: they may quote what was sent. */
  readonly errorName?: string
  /** What a system or a library calls it, e.g. `ECONNREFUSED`. */
  readonly errorCode?: string
  /** A network of the operator's file. */
  readonly networkId?: string
  /** A contract of the operator's lists. */
  readonly listedToken?: string
  /** Where a token list of the operator's file is, without its query. */
  readonly tokenList?: string
  readonly attempt?: number
  /** What a day added to a record, signed: hashes alone. */
  readonly auditHead?: string
  /** Drawn at random: of a user, or a wallet, that a backup has to know of. */
  readonly userId?: string
  readonly walletId?: string
  /** Which change of a wallet's mailbox. */
  readonly version?: number
}

/** Writes one line. */
export type Log = (fields: LogFields) => void

/**
 * A log of JSON lines.
 * @param write where a line goes, without its end
 * @param now milliseconds since 1970
 */
export function createLog(
  write: (line: string) => void,
  now: () => number,
): Log {
  return ({
    attempt,
    auditHead,
    durationMs,
    errorCode,
    errorName,
    event,
    listedToken,
    networkId,
    port,
    route,
    status,
    tokenList,
    userId,
    version,
    walletId,
  }: LogFields) =>
    write(
      JSON.stringify({
        at: new Date(now()).toISOString(),
        event,
        route,
        status,
        durationMs,
        port,
        networkId,
        listedToken,
        tokenList,
        errorName,
        errorCode,
        attempt,
        auditHead,
        userId,
        walletId,
        version,
      }),
    )
}
