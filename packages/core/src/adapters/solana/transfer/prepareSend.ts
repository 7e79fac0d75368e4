import { object, optional, unknown } from 'valibot'
import { encodeBase64 } from '../../../encoding/base64.js'
import type { SendRequest } from '../../../entities/transfer/transfer.js'
import { KitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { commitment } from '../chain/commitment.js'
import { type Ask, createAsk } from '../rpc/createAsk.js'
import { reader, readValue } from '../rpc/readValue.js'
import { buildTransfer } from './buildTransfer.js'
import { feeOf } from './feeOf.js'
import { fromNodeError } from './fromNodeError.js'
import { planTransfer } from './planTransfer.js'
import { readBlockhash } from './readBlockhash.js'

/** What nodes use for a transaction that would fail. */
const simulationFailure = -32002

/**
 * An account must hold its rent or nothing: too little must not be sent to a
 * new one, nor left in the payer's.
 */
const poorPattern = /"InsufficientFundsForRent":\{"account_index":(\d+)/
const payerIndex = '0'

const readSimulation = reader(
  object({ err: optional(unknown()), logs: optional(unknown()) }),
)

/**
 * Asks nodes that proved to be on the network's chain what a transfer takes,
 * what of it arrives and what speaks against it, and tries it out.
 */
export async function prepareSend(
  client: RpcClient,
  parameters: Parameters<Capabilities['prepareSend']>[0],
): ReturnType<Capabilities['prepareSend']> {
  const { request, signal } = parameters
  const ask = createAsk(client, signal, true)
  const [plan, blockhash] = await Promise.all([
    planTransfer(ask, request),
    readBlockhash(ask),
  ])
  const transaction = buildTransfer(request, plan, blockhash)
  await tryOut(ask, request, transaction)
  const { arriving, cautions, isContract, rent } = plan
  return { fee: feeOf(plan), accountRent: rent, arriving, isContract, cautions }
}

/** @throws when the transfer would fail for more than what the wallet lacks */
async function tryOut(
  ask: Ask,
  request: SendRequest,
  transaction: Uint8Array,
): Promise<void> {
  const about = {
    encoding: 'base64',
    commitment,
    sigVerify: false,
    replaceRecentBlockhash: true,
  }
  const { err, logs } = await ask(
    'simulateTransaction',
    [encodeBase64(transaction), about],
    (result) => readSimulation(readValue(result)),
  )
  if (err === null || err === undefined) return
  const failure = new KitError(
    'RPC_ERROR',
    { code: simulationFailure },
    { cause: { data: { err, logs } } },
  )
  const reason = fromNodeError(failure)
  if (request.token.type === 'token' || !reason) throw reason ?? failure
  const [, poorAccount] = poorPattern.exec(JSON.stringify(err)) ?? []
  // The whole balance cannot be sent; what it would cost is still wanted.
  if (poorAccount === undefined) return
  if (poorAccount === payerIndex) throw reason
  throw new KitError(
    'INVALID_AMOUNT',
    { value: `${request.amount}` },
    { cause: failure },
  )
}
