/** A password, and what it costs to try one (Argon2id). */
export interface PasswordQuestion {
  readonly password: string
  readonly salt: Uint8Array
  readonly memoryKibibytes: number
  readonly iterations: number
  readonly parallelism: number
}

export interface PasswordReply {
  /** Undefined where this device cannot do it. */
  readonly half: Uint8Array | undefined
}
