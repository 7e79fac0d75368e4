import { base58, base64 } from '@scure/base'
import {
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  pipe,
  safeInteger,
  string,
  tuple,
} from 'valibot'
import { tokenProgramAddresses } from '../../decode/solana/tokenProgram.js'

/** An account as nodes answer it; null where there is none. */
export const accountSchema = nullable(
  object({
    lamports: pipe(number(), safeInteger()),
    /** The program that it belongs to. */
    owner: string(),
    data: tuple([string(), literal('base64')]),
  }),
)
export type AccountAnswer = InferOutput<typeof accountSchema>

/** What a token account holds, and who may move it. */
export interface Holding {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly delegate: string | undefined
  readonly delegated: bigint
}

/** As much of an account as tells what it holds. */
export const holdingBytes = 166
const plainBytes = 165
/** What extensions follow of Token-2022 stands behind this. */
const accountMark = 2

/** @returns undefined for an account that holds no tokens */
export function readHolding(account: AccountAnswer): Holding | undefined {
  if (!account || !tokenProgramAddresses.includes(account.owner))
    return undefined
  const bytes = base64.decode(account.data[0])
  const isHolding =
    bytes.length === plainBytes || bytes[plainBytes] === accountMark
  if (!isHolding) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const addressAt = (at: number) => base58.encode(bytes.slice(at, at + 32))
  return {
    mint: addressAt(0),
    owner: addressAt(32),
    amount: view.getBigUint64(64, true),
    delegate: view.getUint32(72, true) === 1 ? addressAt(76) : undefined,
    delegated: view.getBigUint64(121, true),
  }
}
