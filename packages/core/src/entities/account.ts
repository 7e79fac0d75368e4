/** The kinds of account (specification 3): bitcoin has `payment`. */
export const accountTypes = ['eoa', 'smartAccount', 'payment'] as const

export type AccountType = (typeof accountTypes)[number]

/** An account of a connected wallet. */
export type Account = {
  readonly address: string
  readonly type: AccountType
}
