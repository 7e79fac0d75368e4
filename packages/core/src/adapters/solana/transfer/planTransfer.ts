import { object, optional, unknown } from 'valibot'
import { parsePublicKey } from '../../../addresses/parsePublicKey.js'
import type { SendRequest } from '../../../entities/transfer/transfer.js'
import { KitError } from '../../../errors/KitError.js'
import { commitment } from '../chain/commitment.js'
import { readTokenAccounts } from '../chain/readTokenAccounts.js'
import { token2022Program, tokenProgram } from '../chain/tokenPrograms.js'
import type { Ask } from '../rpc/createAsk.js'
import { parseUnits } from '../rpc/parseUnits.js'
import { reader } from '../rpc/readValue.js'
import { estimatePrice } from './estimatePrice.js'
import { findReceiverCautions, findTokenCautions } from './findCautions.js'
import { type ChainAccount, readAccounts } from './readAccounts.js'
import { systemProgram } from './systemProgram.js'
import type { TransferPlan, TransferSource } from './TransferPlan.js'
import {
  assertMintTransferable,
  assertReceivable,
} from './tokenProgram/assertTransferable.js'
import { associatedAccount } from './tokenProgram/associatedAccount.js'
import { pickSources } from './tokenProgram/pickSources.js'
import { tokenAccountSpace } from './tokenProgram/tokenAccountSpace.js'
import {
  extensionTypes,
  readExtensions,
} from './tokenProgram/tokenExtensions.js'
import { feeOn, readTransferFee } from './tokenProgram/transferFee.js'
import { computeBudgetProgram } from './transferInstructions.js'

/** Measured on the runtime of the network, with room for later versions. */
const unitLimits = { native: 1_000, token: 60_000, newAccount: 120_000 }

const mintDecimalsAt = 44

const readEpoch = reader(object({ epoch: optional(unknown()) }))

/**
 * Looks at the network for everything that a transfer depends on.
 * @throws `INVALID_ADDRESS`, `INVALID_AMOUNT`, `TOKEN_ADDRESS_REQUIRED`,
 * `REVIEW_CHANGED` for a token with other decimals, `INSUFFICIENT_FUNDS`,
 * `TRANSFER_IMPOSSIBLE` for what would fail or be lost
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
  // What a transaction runs it cannot pay: it cannot even be written down.
  if (to === systemProgram || to === computeBudgetProgram)
    throw new KitError('TRANSFER_IMPOSSIBLE', { reason: 'receiverIsProgram' })
  const unitLimit = unitLimits.native
  const [[receiver], unitPrice] = await Promise.all([
    readAccounts(ask, [to]),
    estimatePrice(ask, [from, to], unitLimit),
  ])
  return {
    way: { type: 'native' },
    arriving: amount,
    rent: 0n,
    unitLimit,
    unitPrice,
    isContract: isContract(receiver),
    cautions: findReceiverCautions(to, receiver),
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
  // A token account cannot own token accounts.
  if (receiver && isOfTokens(receiver))
    throw new KitError('TRANSFER_IMPOSSIBLE', { reason: 'receiverIsToken' })

  const { data, program } = mintAccount
  const extensions =
    program === token2022Program ? readExtensions(data) : undefined
  assertMintTransferable(extensions ?? new Map())
  const [own, destination] = await Promise.all(
    [from, to].map((owner) => associatedAccount({ owner, mint, program })),
  )
  const usable = held.filter(({ isFrozen }) => !isFrozen)
  const sources = pickSources(usable, amount, own)
  if (!sources && pickSources(held, amount, own))
    throw new KitError('TRANSFER_IMPOSSIBLE', { reason: 'frozen' })
  if (!sources || !destination)
    throw new KitError('INSUFFICIENT_FUNDS', { symbol: token.symbol })
  const [existing] = await readAccounts(ask, [destination])
  const isThere = existing?.program === program
  // Whose it is may have been changed: then the receiver would get nothing.
  if (isThere && !isOwnedBy(existing.data, to))
    throw new KitError('INVALID_ADDRESS', { value: to })
  assertReceivable(isThere ? existing.data : undefined, extensions ?? new Map())
  const unitLimit = unitLimits[isThere ? 'token' : 'newAccount']
  const [rent, unitPrice, fee] = await Promise.all([
    isThere ? 0n : readRent(ask, tokenAccountSpace(extensions)),
    estimatePrice(ask, [from, destination], unitLimit),
    findTransferFee(ask, extensions),
  ])
  const given = sources.map((source) =>
    fee ? { ...source, kept: feeOn(source.amount, fee) } : source,
  )
  const kept = keptOnTheWay(given, destination)
  return {
    way: {
      type: 'token',
      program,
      destination,
      isDestinationNew: !isThere,
      sources: given,
    },
    arriving: amount - kept,
    rent,
    unitLimit,
    unitPrice,
    isContract: isContract(receiver),
    cautions: [
      ...findReceiverCautions(to, receiver),
      ...findTokenCautions(extensions ?? new Map(), kept),
    ],
  }
}

/** The owner of a token account is in its bytes 32 to 64. */
function isOwnedBy(data: Uint8Array, owner: string): boolean {
  return data.subarray(32, 64).join() === parsePublicKey(owner)?.join()
}

/** What is kept now: the network changes it with its epochs. */
async function findTransferFee(
  ask: Ask,
  extensions: ReadonlyMap<number, DataView> | undefined,
) {
  const config = extensions?.get(extensionTypes.transferFee)
  if (!config) return undefined
  const epoch = await ask('getEpochInfo', [{ commitment }], (result) =>
    parseUnits(readEpoch(result)?.epoch),
  )
  return readTransferFee(config, epoch)
}

/** Nothing is kept of what does not leave its account. */
function keptOnTheWay(
  sources: readonly TransferSource[],
  destination: string,
): bigint {
  return sources.reduce(
    (sum, { address, kept = 0n }) =>
      address === destination ? sum : sum + kept,
    0n,
  )
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
