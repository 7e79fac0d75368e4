import * as v from 'valibot'
import { solanaChain } from '../../addresses.js'
import type { SolanaRuntime } from './createRuntime.js'
import {
  AnyOptions,
  Base64,
  inContext,
  type RpcMethod,
  rpcMethod,
} from './rpcMethod.js'

const slotsPerEpoch = 432_000

const fixed = (answer: (runtime: SolanaRuntime) => unknown) =>
  rpcMethod(v.unknown(), answer)

/** What the chain is and how far it has come. */
export const clusterMethods: readonly (readonly [string, RpcMethod])[] = [
  ['getHealth', fixed(() => 'ok')],
  ['getVersion', fixed(() => ({ 'feature-set': 1, 'solana-core': '3.0.0' }))],
  ['getGenesisHash', fixed(() => solanaChain.genesisHash)],
  ['getSlot', fixed(({ slot }) => slot())],
  ['getBlockHeight', fixed(({ slot }) => slot())],
  [
    'getEpochInfo',
    fixed(({ log, slot }) => ({
      absoluteSlot: slot(),
      blockHeight: slot(),
      epoch: Math.floor(slot() / slotsPerEpoch),
      slotIndex: slot() % slotsPerEpoch,
      slotsInEpoch: slotsPerEpoch,
      transactionCount: log.count(),
    })),
  ],
  [
    'getLatestBlockhash',
    fixed((runtime) => {
      const { hash, lastValidSlot } = runtime.latestBlockhash()
      return inContext(runtime, {
        blockhash: hash,
        lastValidBlockHeight: lastValidSlot,
      })
    }),
  ],
  [
    'isBlockhashValid',
    rpcMethod(v.tuple([v.string(), AnyOptions]), (runtime, [hash]) =>
      inContext(runtime, runtime.isBlockhashValid(hash)),
    ),
  ],
  [
    'getFeeForMessage',
    rpcMethod(v.tuple([Base64, AnyOptions]), (runtime, [message]) =>
      inContext(
        runtime,
        runtime.feeOf(Uint8Array.from(Buffer.from(message, 'base64'))) ?? null,
      ),
    ),
  ],
  [
    'getRecentPrioritizationFees',
    fixed(({ slot }) => [{ slot: slot(), prioritizationFee: 0 }]),
  ],
]
