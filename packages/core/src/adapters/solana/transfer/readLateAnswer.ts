import { decodeBase58 } from '../../../encoding/base58.js'
import { decodeBase64, encodeBase64 } from '../../../encoding/base64.js'
import type { TransactionChange } from '../../../entities/transfer/transaction.js'
import { provesNotSent } from '../../../policies/transfer/provesNotSent.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import {
  readTrace,
  type SolanaTrace,
  writeTrace,
} from '../chain/solanaTrace.js'
import { readSigned } from './readSigned.js'
import { readTransfer } from './readTransfer.js'

const methods = ['solana_signTransaction', 'solana_signAndSendTransaction']

const signatureLength = 64

/**
 * Reads the late answer to `solana_signTransaction` or
 * `solana_signAndSendTransaction`. What the owner signed is what the owner
 * wanted sent: the same bytes are sent as long as the network takes them.
 */
export const readLateAnswer: Capabilities['readLateAnswer'] = async ({
  answer: { method, outcome, params },
  transaction,
}) => {
  const trace = readTrace(transaction.trace)
  const isAbout =
    methods.includes(method) &&
    trace.asked !== undefined &&
    Object(params).transaction === trace.asked
  if (!isAbout) return undefined
  if ('error' in outcome)
    return provesNotSent('solana', outcome.error)
      ? { status: 'notSent' }
      : undefined
  return readResult(Object(outcome.result), trace)
}

function readResult(
  result: { readonly signature?: unknown; readonly transaction?: unknown },
  trace: SolanaTrace,
): TransactionChange | undefined {
  try {
    const askedBytes = decodeBase64(trace.asked)
    const signed = askedBytes && readBytes(result, askedBytes)
    if (!signed) return undefined
    const { blockhash, hash, movements } = readSigned(signed)
    const asked = readTransfer(askedBytes)
    const isSame =
      blockhash === asked.blockhash &&
      describeMovements(movements) === describeMovements(asked.movements)
    if (!isSame) return undefined
    return {
      hash,
      status: 'pending',
      trace: writeTrace({
        ...trace,
        ...(trace.isOurs && { signed: encodeBase64(signed) }),
      }),
    }
  } catch {
    return undefined
  }
}

/** Wallets give the whole transaction, or the signature alone. */
function readBytes(
  { signature, transaction }: Parameters<typeof readResult>[0],
  asked: Uint8Array,
): Uint8Array | undefined {
  if (typeof transaction === 'string') return decodeBase64(transaction)
  const bytes = decodeBase58(String(signature))
  if (bytes?.length !== signatureLength) return undefined
  // A transfer has one signature, behind the number of them.
  const signed = Uint8Array.from(asked)
  signed.set(bytes, 1)
  return signed
}

function describeMovements(
  movements: ReturnType<typeof readTransfer>['movements'],
) {
  return movements
    .map(({ amount, from, mint, to }) => [amount, from, mint, to].join())
    .join()
}
