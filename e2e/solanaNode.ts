import { associatedTokenAddress } from '../devstack/services/solana/associatedTokenAddress.js'
import { tokenProgram } from '../devstack/services/solana/tokenPrograms.js'
import { stack } from './chains.js'

/** Asks the local Solana without the kit. */
async function ask(method: string, params: readonly unknown[]) {
  const response = await fetch(stack.solana.url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result } = (await response.json()) as {
    result?: { value: unknown }
  }
  return result?.value
}

export async function lamportsOf(owner: string): Promise<bigint> {
  return BigInt(Number(await ask('getBalance', [owner])))
}

export async function airdrop(owner: string, lamports: bigint): Promise<void> {
  await ask('requestAirdrop', [owner, Number(lamports)])
}

/**
 * What the next transaction names: with the same, the same is not sent twice.
 */
export async function latestBlockhash(): Promise<string> {
  const value = await ask('getLatestBlockhash', [])
  return (value as { readonly blockhash: string }).blockhash
}

/** What went wrong with a transaction: null when nothing did. */
export async function failureOf(signature: string): Promise<unknown> {
  const [status] = (await ask('getSignatureStatuses', [[signature]])) as [
    { readonly err: unknown } | null,
  ]
  return status ? status.err : 'It is not known'
}

/** Base units of a token; none when there is no account for it. */
export async function tokensOf(owner: string, mint: string): Promise<bigint> {
  const place = await associatedTokenAddress({
    mint,
    owner,
    program: tokenProgram,
  })
  const value = await ask('getTokenAccountBalance', [place])
  return BigInt((value as { amount?: string } | undefined)?.amount ?? 0)
}
