import type { RegisteredNetwork } from '@hasp/protocol/project'
import * as v from 'valibot'
import type { Log } from '../createLog.js'
import { askNode } from './askNode.js'
import type { WalletAddresses } from './Holds.js'

const hexSchema = v.pipe(v.string(), v.regex(/^0x[0-9a-f]*$/i))
const lamportsSchema = v.object({ value: v.number() })
const holdingsSchema = v.object({
  value: v.array(
    v.object({
      account: v.object({
        data: v.object({
          parsed: v.object({
            info: v.object({ tokenAmount: v.object({ amount: v.string() }) }),
          }),
        }),
      }),
    }),
  ),
})

/**
 * Whether an account has neither coins nor any token of the operator's list on
 * a network.
 * @throws where a node says nothing that is understood
 */
export async function isEmptyOn(
  service: { readonly log: Log },
  network: RegisteredNetwork,
  { eip155, solana }: WalletAddresses,
): Promise<boolean> {
  const ask = async (method: string, params: readonly unknown[]) => {
    const request = { jsonrpc: '2.0', id: 1, method, params }
    const answer: unknown = JSON.parse(await askNode(service, network, request))
    return v.parse(v.object({ result: v.unknown() }), answer).result
  }
  const tokens = network.tokens ?? []
  const isNothing = network.id.startsWith('solana:')
    ? [
        readLamports(ask, solana),
        ...tokens.map(({ address }) => readHoldings(ask, solana, address)),
      ]
    : [
        ask('eth_getBalance', [eip155, 'latest']).then(isZero),
        ...tokens.map(({ address }) =>
          ask('eth_call', [
            { to: address, data: balanceOf(eip155) },
            'latest',
          ]).then(isZero),
        ),
      ]
  return (await Promise.all(isNothing)).every(Boolean)
}

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

async function readLamports(ask: Ask, owner: string): Promise<boolean> {
  const answer = await ask('getBalance', [owner])
  return v.parse(lamportsSchema, answer).value === 0
}

async function readHoldings(
  ask: Ask,
  owner: string,
  mint: string,
): Promise<boolean> {
  const answer = await ask('getTokenAccountsByOwner', [
    owner,
    { mint },
    { encoding: 'jsonParsed' },
  ])
  return v
    .parse(holdingsSchema, answer)
    .value.every(
      ({ account }) => account.data.parsed.info.tokenAmount.amount === '0',
    )
}

/** A contract that is not there answers `0x`. */
function isZero(answer: unknown): boolean {
  const hex = v.parse(hexSchema, answer)
  return hex === '0x' || BigInt(hex) === 0n
}

/** @see ERC-20, `balanceOf(address)` */
function balanceOf(owner: string): string {
  return `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`
}
