/** The kinds of account (specification 3): bitcoin has `payment`. */
export const accountTypes = ['eoa', 'smartAccount', 'payment'] as const

/**
 * What kind of account an address is: a key, a contract, or a Bitcoin payment
 * address.
 */
export type AccountType = (typeof accountTypes)[number]

/** An account of a connected wallet. */
export type Account = {
  readonly address: string
  readonly type: AccountType
  /** What a Bitcoin wallet keeps there besides payments. */
  readonly purpose?: 'ordinals' | undefined
}
