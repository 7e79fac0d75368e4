import {
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  unknown,
} from 'valibot'
import { boundedText } from '../../../utils/boundedText.js'
import type { Ask } from '../rpc/createAsk.js'
import { parseUnits } from '../rpc/parseUnits.js'
import { reader, readValue } from '../rpc/readValue.js'
import { commitment } from './commitment.js'

/** What one account holds of one token. */
export type TokenAccount = {
  /** The account itself, not its owner. */
  readonly address: string
  readonly mint: string
  /** Base units. */
  readonly amount: bigint
  readonly decimals: number
  /** The token's issuer has frozen it. */
  readonly isFrozen: boolean
}

const readEntry = reader(
  object({
    pubkey: boundedText(/^\w{32,44}$/),
    account: object({
      data: object({
        parsed: object({
          info: object({
            mint: boundedText(/^\w{32,44}$/),
            state: optional(unknown()),
            tokenAmount: object({
              amount: boundedText(/^\d{1,20}$/),
              decimals: pipe(number(), integer(), minValue(0), maxValue(255)),
            }),
          }),
        }),
      }),
    }),
  }),
)

/**
 * The token accounts of an owner. Those that the node cannot read are left
 * out.
 * @param filter all of a program, or those of one token
 */
export function readTokenAccounts(
  ask: Ask,
  owner: string,
  filter: { readonly programId: string } | { readonly mint: string },
): Promise<readonly TokenAccount[]> {
  const format = { encoding: 'jsonParsed', commitment }
  return ask('getTokenAccountsByOwner', [owner, filter, format], (result) => {
    const entries = readValue(result)
    return Array.isArray(entries) ? entries.flatMap(toAccount) : undefined
  })
}

function toAccount(value: unknown): readonly TokenAccount[] {
  const entry = readEntry(value)
  if (!entry) return []
  const { mint, state, tokenAmount } = entry.account.data.parsed.info
  const amount = parseUnits(tokenAmount.amount)
  if (amount === undefined) return []
  return [
    {
      address: entry.pubkey,
      mint,
      amount,
      decimals: tokenAmount.decimals,
      isFrozen: state === 'frozen',
    },
  ]
}
