import { KitError } from '../../../errors/KitError.js'
import type { SendRequest } from '../../../ports/NamespaceAdapter.js'
import {
  readTokenAccounts,
  type TokenAccount,
} from '../chain/readTokenAccounts.js'
import { token2022Program, tokenProgram } from '../chain/tokenPrograms.js'
import { parsePublicKey } from '../parsePublicKey.js'
import type { Ask } from '../rpc/createAsk.js'
import { parseUnits } from '../rpc/parseUnits.js'
import { associatedAccount } from './associatedAccount.js'
import { estimatePrice } from './estimatePrice.js'
import { type ChainAccount, readAccounts } from './readAccounts.js'
import { systemProgram } from './systemProgram.js'
import type { TransferPlan } from './TransferPlan.js'
import { tokenAccountSpace } from './tokenAccountSpace.js'

/** Measured on the runtime of the network, with room for later versions. */
const unitLimits = { native: 1_000, token: 60_000, newAccount: 120_000 }

/** So many accounts of one token are emptied at once, to fit a packet. */
const sourcesLimit = 8

const mintDecimalsAt = 44

/**
 * Looks at the network for everything that a transfer depends on.
 * @throws `INVALID_ADDRESS`, `INVALID_AMOUNT`, `TOKEN_ADDRESS_REQUIRED`,
 * `REVIEW_CHANGED` for a token with other decimals, `INSUFFICIENT_FUNDS`
 */
export async function planTransfer(
  ask: Ask,
  request: SendRequest,
): Promise<TransferPlan> {
  const { amount, from, to, token } = request
  for (const value of [from, to])
    if (!parsePublicKey(value)) throw new KitError('INVALID_ADDRESS', { value })
  if (amount < 0n || amount >= 1n << 64n)
    throw new KitError('INVALID_AMOUNT', { value: `${amount}` })
  if (token.type === 'token') return await planToken(ask, request)
  const unitLimit = unitLimits.native
  const [[receiver], unitPrice] = await Promise.all([
    readAccounts(ask, [to]),
    estimatePrice(ask, [from, to], unitLimit),
  ])
  return {
    way: { type: 'native' },
    rent: 0n,
    unitLimit,
    unitPrice,
    isContract: isContract(receiver),
  }
}

async function planToken(
  ask: Ask,
  request: SendRequest,
): Promise<TransferPlan> {
  const { amount, from, to, token } = request
  const mint = token.type === 'token' ? token.address : ''
  if (!parsePublicKey(mint)) throw new KitError('TOKEN_ADDRESS_REQUIRED')
  const [[receiver, mintAccount], held] = await Promise.all([
    readAccounts(ask, [to, mint]),
    readTokenAccounts(ask, from, { mint }),
  ])
  if (!mintAccount || !isOfTokens(mintAccount))
    throw new KitError('TOKEN_ADDRESS_REQUIRED')
  if (mintAccount.data[mintDecimalsAt] !== token.decimals)
    throw new KitError('REVIEW_CHANGED')
  // The place where somebody keeps tokens is nobody who could keep some.
  if (receiver && isOfTokens(receiver))
    throw new KitError('INVALID_ADDRESS', { value: to })

  const { data, program } = mintAccount
  const [own, destination] = await Promise.all(
    [from, to].map((owner) => associatedAccount({ owner, mint, program })),
  )
  const sources = pickSources(held, amount, own)
  if (!sources || !destination)
    throw new KitError('INSUFFICIENT_FUNDS', { symbol: token.symbol })
  const [existing] = await readAccounts(ask, [destination])
  const isThere = existing?.program === program
  // Whose it is may have been changed: then the receiver would get nothing.
  if (isThere && !isOwnedBy(existing.data, to))
    throw new KitError('INVALID_ADDRESS', { value: to })
  const unitLimit = unitLimits[isThere ? 'token' : 'newAccount']
  const [rent, unitPrice] = await Promise.all([
    isThere
      ? 0n
      : readRent(ask, tokenAccountSpace(data, program === token2022Program)),
    estimatePrice(ask, [from, destination], unitLimit),
  ])
  return {
    way: {
      type: 'token',
      program,
      destination,
      isDestinationNew: !isThere,
      sources,
    },
    rent,
    unitLimit,
    unitPrice,
    isContract: isContract(receiver),
  }
}

/** The owner of a token account is in its bytes 32 to 64. */
function isOwnedBy(data: Uint8Array, owner: string): boolean {
  return data.subarray(32, 64).join() === parsePublicKey(owner)?.join()
}

/** The associated account first, then the fullest ones. */
function pickSources(
  held: readonly TokenAccount[],
  amount: bigint,
  associated: string | undefined,
) {
  const rank = ({ address }: TokenAccount) => (address === associated ? 0 : 1)
  const sorted = [...held].sort(
    (left, right) =>
      rank(left) - rank(right) || (left.amount < right.amount ? 1 : -1),
  )
  let missing = amount
  const sources = sorted.slice(0, sourcesLimit).flatMap((account) => {
    const isEnough = account.amount >= missing
    const part = isEnough ? missing : account.amount
    missing -= part
    return part > 0n ? [{ address: account.address, amount: part }] : []
  })
  return missing === 0n ? sources : undefined
}

function isContract(account: ChainAccount | undefined): boolean {
  if (!account) return false
  return account.isExecutable || account.program !== systemProgram
}

function isOfTokens({ program }: ChainAccount): boolean {
  return program === tokenProgram || program === token2022Program
}

function readRent(ask: Ask, space: number): Promise<bigint> {
  return ask('getMinimumBalanceForRentExemption', [space], parseUnits)
}
