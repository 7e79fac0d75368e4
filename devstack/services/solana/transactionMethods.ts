import { getBase58Encoder } from '@solana/kit'
import * as v from 'valibot'
import { describeAccount } from './describeAccount.js'
import { describeStatus, describeTransaction } from './describeTransaction.js'
import { RpcError } from './rpcError.js'
import {
  Address,
  AnyOptions,
  inContext,
  type RpcMethod,
  rpcMethod,
} from './rpcMethod.js'

const Encoding = v.optional(v.string(), 'base58')
const maxSignatures = 256
/** A transaction is one packet of the network. */
const maxTransactionBytes = 1_232

/** Sending transactions, and what became of them. */
export const transactionMethods: readonly (readonly [string, RpcMethod])[] = [
  [
    'requestAirdrop',
    rpcMethod(
      v.tuple([
        Address,
        v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        AnyOptions,
      ]),
      (runtime, [address, lamports]) =>
        runtime.airdrop(address, BigInt(lamports)).signature,
    ),
  ],
  [
    'sendTransaction',
    rpcMethod(
      v.tuple([
        v.string(),
        v.nullish(
          v.object({
            encoding: Encoding,
            skipPreflight: v.nullish(v.boolean()),
          }),
        ),
      ]),
      (runtime, [text, options]) =>
        runtime.send(decode(text, options?.encoding ?? 'base58'), {
          skipsPreflight: options?.skipPreflight ?? false,
        }).signature,
    ),
  ],
  [
    'simulateTransaction',
    rpcMethod(
      v.tuple([
        v.string(),
        v.nullish(
          v.object({
            encoding: Encoding,
            sigVerify: v.nullish(v.boolean()),
            replaceRecentBlockhash: v.nullish(v.boolean()),
            accounts: v.nullish(
              v.object({
                addresses: v.array(Address),
                encoding: v.optional(v.string()),
              }),
            ),
          }),
        ),
      ]),
      (runtime, [text, options]) => {
        const isReplaced = options?.replaceRecentBlockhash ?? false
        const simulation = runtime.simulate(
          decode(text, options?.encoding ?? 'base58'),
          { verifies: options?.sigVerify ?? false, anyBlockhash: isReplaced },
        )
        const { accounts, computeUnits, error, logs } = simulation
        const asked = options?.accounts
        const { hash, lastValidSlot } = runtime.latestBlockhash()
        return inContext(runtime, {
          err: error,
          logs,
          unitsConsumed: computeUnits,
          accounts: asked
            ? asked.addresses.map((wanted) => {
                const found = accounts.find(({ address }) => address === wanted)
                return found
                  ? describeAccount(found, asked, runtime.account)
                  : null
              })
            : null,
          returnData: null,
          innerInstructions: null,
          ...(isReplaced && {
            replacementBlockhash: {
              blockhash: hash,
              lastValidBlockHeight: lastValidSlot,
            },
          }),
        })
      },
    ),
  ],
  [
    'getSignatureStatuses',
    rpcMethod(
      v.tuple([
        v.pipe(v.array(v.string()), v.maxLength(maxSignatures)),
        AnyOptions,
      ]),
      (runtime, [signatures]) =>
        inContext(
          runtime,
          signatures.map((signature) => {
            const logged = runtime.log.find(signature)
            if (!logged) return null
            const confirmationStatus = runtime.log.commitmentOf(logged)
            return {
              slot: logged.slot,
              confirmations: confirmationStatus === 'finalized' ? null : 1,
              err: logged.error,
              status: describeStatus(logged.error),
              confirmationStatus,
            }
          }),
        ),
    ),
  ],
  [
    'getSignaturesForAddress',
    rpcMethod(
      v.tuple([
        Address,
        v.nullish(
          v.object({
            limit: v.nullish(v.number()),
            before: v.nullish(v.string()),
            until: v.nullish(v.string()),
          }),
        ),
      ]),
      (runtime, [address, options]) => {
        const all = runtime.log.about(address)
        const place = (signature: string | null | undefined) =>
          all.findIndex((one) => one.signature === signature)
        const end = place(options?.until)
        return all
          .slice(place(options?.before) + 1, end < 0 ? undefined : end)
          .slice(0, options?.limit ?? 1_000)
          .map((logged) => ({
            signature: logged.signature,
            slot: logged.slot,
            err: logged.error,
            memo: null,
            blockTime: Math.floor(logged.atMs / 1_000),
            confirmationStatus: runtime.log.commitmentOf(logged),
          }))
      },
    ),
  ],
  [
    'getTransaction',
    rpcMethod(
      v.tuple([
        v.string(),
        v.nullish(
          v.union([v.string(), v.object({ encoding: v.optional(v.string()) })]),
        ),
      ]),
      (runtime, [signature, options]) => {
        const logged = runtime.log.find(signature)
        if (!logged) return null
        const encoding =
          typeof options === 'string' ? options : options?.encoding
        return describeTransaction(logged, encoding)
      },
    ),
  ],
]

function decode(text: string, encoding: string): Uint8Array {
  try {
    const bytes =
      encoding === 'base64'
        ? Uint8Array.from(Buffer.from(text, 'base64'))
        : new Uint8Array(getBase58Encoder().encode(text))
    if (bytes.length <= maxTransactionBytes) return bytes
  } catch (error) {
    throw new RpcError(-32602, `invalid transaction: ${String(error)}`)
  }
  throw new RpcError(
    -32602,
    `invalid transaction: more than ${maxTransactionBytes} bytes`,
  )
}
