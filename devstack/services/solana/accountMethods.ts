import { getBase58Encoder } from '@solana/kit'
import * as v from 'valibot'
import type { SolanaRuntime } from './createRuntime.js'
import { type AccountFormat, describeAccount } from './describeAccount.js'
import {
  AccountOptions,
  Address,
  AnyOptions,
  inContext,
  type RpcMethod,
  rpcMethod,
} from './rpcMethod.js'
import type { SolanaAccount } from './SolanaAccount.js'

const Filter = v.union([
  v.object({ dataSize: v.number() }),
  v.object({
    memcmp: v.object({
      offset: v.number(),
      bytes: v.string(),
      encoding: v.optional(v.string(), 'base58'),
    }),
  }),
])

/** What accounts hold. */
export const accountMethods: readonly (readonly [string, RpcMethod])[] = [
  [
    'getBalance',
    rpcMethod(v.tuple([Address]), (runtime, [address]) =>
      inContext(runtime, Number(runtime.account(address)?.lamports ?? 0n)),
    ),
  ],
  [
    'getMinimumBalanceForRentExemption',
    rpcMethod(v.tuple([v.number(), AnyOptions]), (runtime, [bytes]) =>
      Number(runtime.rentFor(bytes)),
    ),
  ],
  [
    'getAccountInfo',
    rpcMethod(
      v.tuple([Address, AccountOptions]),
      (runtime, [address, format]) =>
        inContext(runtime, describe(runtime, address, format ?? {})),
    ),
  ],
  [
    'getMultipleAccounts',
    rpcMethod(
      v.tuple([v.pipe(v.array(Address), v.maxLength(100)), AccountOptions]),
      (runtime, [addresses, format]) =>
        inContext(
          runtime,
          addresses.map((address) => describe(runtime, address, format ?? {})),
        ),
    ),
  ],
  [
    'getProgramAccounts',
    rpcMethod(
      v.tuple([
        Address,
        v.nullish(
          v.object({
            encoding: v.optional(v.string()),
            dataSlice: v.nullish(
              v.object({ offset: v.number(), length: v.number() }),
            ),
            filters: v.nullish(v.array(Filter)),
            withContext: v.nullish(v.boolean()),
          }),
        ),
      ]),
      (runtime, [program, options]) => {
        const found = runtime
          .accountsOf(program)
          .filter((account) =>
            (options?.filters ?? []).every((one) => passes(account, one)),
          )
          .map((account) => ({
            pubkey: account.address,
            account: describeAccount(account, options ?? {}, runtime.account),
          }))
        return options?.withContext ? inContext(runtime, found) : found
      },
    ),
  ],
]

function describe(
  runtime: SolanaRuntime,
  address: string,
  format: AccountFormat,
) {
  const account = runtime.account(address)
  return account ? describeAccount(account, format, runtime.account) : null
}

function passes(
  { data }: SolanaAccount,
  filter: v.InferOutput<typeof Filter>,
): boolean {
  if ('dataSize' in filter) return data.length === filter.dataSize
  const { bytes, encoding, offset } = filter.memcmp
  const wanted =
    encoding === 'base64'
      ? Buffer.from(bytes, 'base64')
      : Buffer.from(getBase58Encoder().encode(bytes))
  return wanted.equals(data.slice(offset, offset + wanted.length))
}
