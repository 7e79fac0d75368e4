import type { TokenReference } from '../../../entities/network/network.js'
import type { TokenAmount } from '../../../entities/transfer/amount.js'
import type { Token } from '../../../entities/transfer/token.js'
import { isKitError } from '../../../errors/KitError.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import type { Ask } from '../rpc/createAsk.js'
import { getBalance } from './getBalance.js'
import { readTokenAccounts } from './readTokenAccounts.js'
import { token2022Program, tokenProgram } from './tokenPrograms.js'

/** Addresses that are sent junk hold thousands. */
const tokensLimit = 200

/**
 * SOL, then the configured tokens, then whatever else the account holds of
 * both token programs. Tokens that cannot be read are left out; without SOL,
 * all fails.
 */
export async function getTokens(
  ask: Ask,
  parameters: Parameters<Capabilities['getTokens']>[0],
): Promise<readonly Token[]> {
  const { address: owner, network } = parameters
  const configured = network.tokens ?? []
  const programs = [tokenProgram, token2022Program]
  const [native, ...lists] = await Promise.all([
    getBalance(ask, parameters),
    ...programs.map((programId) =>
      readTokenAccounts(ask, owner, { programId }).catch(ignoreFailure),
    ),
  ])
  const isComplete = lists.every((list) => list !== undefined)
  const held = new Map<string, TokenAmount>()
  for (const { amount, decimals, mint } of lists.flatMap((list) => list ?? []))
    held.set(mint, {
      value: (held.get(mint)?.value ?? 0n) + amount,
      decimals,
    })

  const known = configured.flatMap((token) => {
    const none = { value: 0n, decimals: token.decimals }
    const own = held.get(token.address) ?? (isComplete ? none : undefined)
    held.delete(token.address)
    return own ? [toToken(token, own)] : []
  })
  const others = [...held].flatMap(([mint, own]) =>
    own.value > 0n ? [toToken(nameless(mint), own)] : [],
  )
  const { decimals, value } = native
  return [
    toToken(
      { ...network.nativeCurrency, address: undefined },
      { value, decimals },
    ),
    ...known,
    ...others,
  ].slice(0, tokensLimit)
}

/** Anyone can choose a token's name: it is not shown. */
function nameless(mint: string) {
  const symbol = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  return { address: mint, symbol, name: mint }
}

function toToken(
  token: Pick<TokenReference, 'iconUrl' | 'name' | 'symbol'> & {
    address: string | undefined
  },
  balance: TokenAmount,
): Token {
  const { address, iconUrl, name, symbol } = token
  return {
    ...(address !== undefined && { address }),
    symbol,
    name,
    balance,
    ...(iconUrl !== undefined && { iconUrl }),
  }
}

function ignoreFailure(error: unknown): undefined {
  if (isKitError(error, 'CANCELLED')) throw error
  return undefined
}
