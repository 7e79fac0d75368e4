import type { GuessingWord } from './rateGuessing.js'

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
  /** How long it is guessed at. */
  | {
      readonly type: 'rate'
      readonly password: string
      /** What a stranger knows of the visitor, and tries first. */
      readonly known: readonly string[]
    }

export type PasswordReply =
  | { readonly type: 'stretched'; readonly half: Uint8Array }
  | { readonly type: 'judged'; readonly isCommon: boolean }
  | { readonly type: 'rated'; readonly rating: GuessingWord }
  /** This device cannot do it. */
  | { readonly type: 'failed' }
