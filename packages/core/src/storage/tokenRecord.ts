import { formatAmount, parseAmount } from '../entities/transfer/amount.js'
import type { Token } from '../entities/transfer/token.js'
import type { StorageValue } from './keys.js'

type TokenRecord = StorageValue<'portfolios'>[string]['value'][number]

/** A token as JSON holds it: decimal texts (specification 3), no bigint. */
export function toTokenRecord({ balance, ...token }: Token): TokenRecord {
  const { decimals, value } = balance
  return {
    ...token,
    quantity: {
      decimals: `${decimals}`,
      numeric: formatAmount(value, decimals),
    },
  }
}

/** @throws `INVALID_AMOUNT` when it has more decimals than it says */
export function fromTokenRecord({ quantity, ...token }: TokenRecord): Token {
  const decimals = Number(quantity.decimals)
  const value = parseAmount(quantity.numeric, decimals)
  return { ...token, balance: { value, decimals } }
}
