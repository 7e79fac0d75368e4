/** A token that the operator knows, and that counts as verified. */
export interface KnownToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Where its picture is; whoever has it learns who asks. */
  readonly iconUrl?: string | undefined
}
