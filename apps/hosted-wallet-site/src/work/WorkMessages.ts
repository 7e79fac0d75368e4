/** What the service asks of a device before it mails a code. */
export interface WorkQuestion {
  readonly challenge: string
  /** Zeros that the hash has to begin with. */
  readonly bits: number
}

export type WorkReply =
  | { readonly type: 'tried'; readonly count: number }
  | { readonly type: 'solved'; readonly answer: string }
