import type { Kit } from '@hasp/core'
import { getSolanaSigner } from '@hasp/core/solanaKit'
import {
  type Address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { transferInstruction } from './transferInstruction.js'

/**
 * Builds a transaction with `@solana/kit`, signs it with the connected wallet
 * and hands it to a node.
 */
export async function sendSol(
  kit: Kit,
  parameters: { nodeUrl: string; to: Address; lamports: bigint },
): Promise<Signature> {
  const { lamports, nodeUrl, to } = parameters
  const signer = getSolanaSigner(kit)
  const node = createSolanaRpc(nodeUrl)
  const { value: blockhash } = await node.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(signer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(blockhash, draft),
    (draft) =>
      appendTransactionMessageInstruction(
        transferInstruction(signer, to, lamports),
        draft,
      ),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return await node
    .sendTransaction(getBase64EncodedWireTransaction(signed), {
      encoding: 'base64',
    })
    .send()
}
