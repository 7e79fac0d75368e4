/** A password, and what it costs to try one (Argon2id). */
export interface PasswordQuestion {
  readonly password: string
  readonly salt: Uint8Array
  readonly memoryKibibytes: number
  readonly iterations: number
  readonly parallelism: number
}

export type PasswordTask =
  | ({ readonly type: 'stretch' } & PasswordQuestion)
  /** Whether it is one that leaked. */
  | { readonly type: 'judge'; readonly password: string }

export type PasswordReply =
  | { readonly type: 'stretched'; readonly half: Uint8Array }
  | { readonly type: 'judged'; readonly isCommon: boolean }
  /** This device cannot do it. */
  | { readonly type: 'failed' }
