import * as v from 'valibot'
import type { SolanaRuntime } from './createRuntime.js'
import { describeAccount } from './describeAccount.js'
import { describeAmount } from './describeAmount.js'
import { RpcError } from './rpcError.js'
import {
  AccountOptions,
  Address,
  AnyOptions,
  inContext,
  type RpcMethod,
  rpcMethod,
} from './rpcMethod.js'
import {
  token2022Program,
  tokenProgram,
  tokenProgramName,
} from './tokenPrograms.js'
import { type Mint, readMint, readTokenAccount } from './tokenState.js'

const notFound = -32602

/** What accounts hold of tokens. */
export const tokenMethods: readonly (readonly [string, RpcMethod])[] = [
  [
    'getTokenAccountsByOwner',
    rpcMethod(
      v.tuple([
        Address,
        v.union([
          v.object({ mint: Address }),
          v.object({ programId: Address }),
        ]),
        AccountOptions,
      ]),
      (runtime, [owner, filter, format]) => {
        const programs =
          'programId' in filter
            ? [filter.programId]
            : [tokenProgram, token2022Program]
        const found = programs
          .flatMap((program) => runtime.accountsOf(program))
          .filter((account) => {
            const token = readTokenAccount(account.data)
            const isOwn = token?.owner === owner
            return isOwn && (!('mint' in filter) || token.mint === filter.mint)
          })
          .map((account) => ({
            pubkey: account.address,
            account: describeAccount(account, format ?? {}, runtime.account),
          }))
        return inContext(runtime, found)
      },
    ),
  ],
  [
    'getTokenAccountBalance',
    rpcMethod(v.tuple([Address, AnyOptions]), (runtime, [address]) => {
      const account = runtime.account(address)
      const token =
        account && tokenProgramName(account.program)
          ? readTokenAccount(account.data)
          : undefined
      if (!token)
        throw new RpcError(notFound, 'Invalid param: not a Token account')
      const { decimals } = mintAt(runtime, token.mint)
      return inContext(runtime, describeAmount(token.amount, decimals))
    }),
  ],
  [
    'getTokenSupply',
    rpcMethod(v.tuple([Address, AnyOptions]), (runtime, [address]) => {
      const { decimals, supply } = mintAt(runtime, address)
      return inContext(runtime, describeAmount(supply, decimals))
    }),
  ],
]

function mintAt(runtime: SolanaRuntime, address: string): Mint {
  const account = runtime.account(address)
  const mint =
    account && tokenProgramName(account.program)
      ? readMint(account.data)
      : undefined
  if (!mint) throw new RpcError(notFound, 'Invalid param: not a Token mint')
  return mint
}
