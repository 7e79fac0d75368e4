/** Who asks: a device of a user, by tokens that its key proves. */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly deviceId: string
  /** How long ago a code was typed; some doors open for five minutes only. */
  readonly codeProvedBeforeMs: number
}
