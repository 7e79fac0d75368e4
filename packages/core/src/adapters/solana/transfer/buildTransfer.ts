import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { SendRequest } from '../../../entities/transfer/transfer.js'
import type { RecentBlockhash } from './readBlockhash.js'
import type { TransferPlan } from './TransferPlan.js'
import { transferInstructions } from './transferInstructions.js'

/**
 * The transaction that carries out a plan, in the format that all wallets know.
 * @returns the wire format, with room for the signature
 */
export function buildTransfer(
  request: SendRequest,
  plan: TransferPlan,
  { hash, lastBlock }: RecentBlockhash,
): Uint8Array {
  const empty = createTransactionMessage({ version: 'legacy' })
  const paid = setTransactionMessageFeePayer(address(request.from), empty)
  const living = setTransactionMessageLifetimeUsingBlockhash(
    { blockhash: hash as Blockhash, lastValidBlockHeight: lastBlock },
    paid,
  )
  const compiled = compileTransaction(
    appendTransactionMessageInstructions(
      transferInstructions(request, plan),
      living,
    ),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compiled))
}
