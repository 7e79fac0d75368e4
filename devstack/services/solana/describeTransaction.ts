import {
  type CompiledTransactionMessage,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { describeAmount } from './describeAmount.js'
import type { LoggedTransaction, TokenBalance } from './transactionLog.js'

/**
 * A transaction as `getTransaction` answers it. Inner instructions are left
 * out: the runtime does not tell them apart.
 * @param logged the transaction
 * @param encoding `base64`, `base58`, or anything else for JSON
 * @example describeTransaction(logged, 'json')
 */
export function describeTransaction(
  logged: LoggedTransaction,
  encoding: string | undefined,
) {
  const { error } = logged
  return {
    slot: logged.slot,
    blockTime: Math.floor(logged.atMs / 1_000),
    ...describeBytes(logged, encoding),
    meta: {
      err: error,
      status: describeStatus(error),
      fee: logged.fee,
      preBalances: logged.preBalances,
      postBalances: logged.postBalances,
      preTokenBalances: logged.preTokenBalances.map(describeBalance),
      postTokenBalances: logged.postTokenBalances.map(describeBalance),
      logMessages: logged.logs,
      computeUnitsConsumed: logged.computeUnits,
      innerInstructions: [],
      loadedAddresses: { readonly: [], writable: [] },
      rewards: [],
    },
  }
}

/**
 * Whether a transaction went well, as older clients read it.
 * @param error a `TransactionError` as JSON, or null
 * @example describeStatus(null) // { Ok: null }
 */
export function describeStatus(error: unknown) {
  return error === null ? { Ok: null } : { Err: error }
}

function describeBytes(
  { bytes, keys, signature }: LoggedTransaction,
  encoding: string | undefined,
) {
  if (!bytes)
    return {
      version: 'legacy',
      transaction: {
        signatures: [signature],
        message: { accountKeys: keys, instructions: [] },
      },
    }
  const base58 = getBase58Decoder()
  const { messageBytes, signatures } = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  const { version } = message
  if (encoding === 'base64')
    return {
      version,
      transaction: [Buffer.from(bytes).toString('base64'), 'base64'],
    }
  if (encoding === 'base58')
    return { version, transaction: [base58.decode(bytes), 'base58'] }
  return {
    version,
    transaction: {
      signatures: Object.values(signatures).map((one) =>
        base58.decode(one ?? new Uint8Array(64)),
      ),
      message: {
        accountKeys: keys,
        header: {
          numRequiredSignatures: message.header.numSignerAccounts,
          numReadonlySignedAccounts: message.header.numReadonlySignerAccounts,
          numReadonlyUnsignedAccounts:
            message.header.numReadonlyNonSignerAccounts,
        },
        recentBlockhash: message.lifetimeToken,
        instructions: instructionsOf(message).map((one) => ({
          programIdIndex: one.programAddressIndex,
          accounts: one.accountIndices ?? [],
          data: base58.decode(one.data ?? new Uint8Array()),
        })),
      },
    },
  }
}

function describeBalance(balance: TokenBalance) {
  const { accountIndex, amount, decimals, mint, owner, programId } = balance
  const uiTokenAmount = describeAmount(amount, decimals)
  return { accountIndex, mint, owner, programId, uiTokenAmount }
}

/** Later versions of messages keep their instructions in another way. */
function instructionsOf(message: CompiledTransactionMessage) {
  return 'instructions' in message ? message.instructions : []
}
