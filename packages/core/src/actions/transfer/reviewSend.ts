import { isSameAddress } from '../../entities/account/address.js'
import type { Network } from '../../entities/network/network.js'
import { parseAmount } from '../../entities/transfer/amount.js'
import type { Token } from '../../entities/transfer/token.js'
import { isTransfer } from '../../entities/transfer/transactionState.js'
import type {
  SendDraft,
  SendRequest,
  SendReview,
  TransferAsset,
} from '../../entities/transfer/transfer.js'
import { KitError } from '../../errors/KitError.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import { findCachedAnswer } from '../../kit/cachedAnswers.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { findNameCautions } from '../../policies/names/findNameCautions.js'
import { mayBeName } from '../../policies/names/mayBeName.js'
import {
  assertReceiver,
  assertSendable,
} from '../../policies/transfer/sendValidation.js'
import { loadOnce } from '../../utils/loadOnce.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { readAccount } from '../account/readAccount.js'
import { resolveReceiver } from '../name/resolveReceiver.js'

const checkLimitMs = 20_000

/** No review is without them: where they cannot be fetched, it fails. */
const loadCautions = loadOnce(
  () => import('../../policies/transfer/sendCautions.js'),
)

/**
 * Checks what was typed and turns it into the one frozen object that is shown
 * before the signature and sent after it.
 *
 * @param parameters.draft amount and receiver as typed, an address or, on EVM,
 * a name; a token's contract
 * @param parameters.knownAddresses addresses to guard against look-alikes of
 * @returns amounts in base units, the most the network may take, what a new
 * account of the receiver costs, cautions
 * @throws `AMOUNT_AND_RECEIVER_REQUIRED`, `TOKEN_ADDRESS_REQUIRED`,
 * `UNSUPPORTED_CHAIN`, `PART_NOT_LOADED`, `INVALID_AMOUNT`, `INVALID_ADDRESS`,
 * `NAME_UNRESOLVED`, `TRANSFER_IMPOSSIBLE`, `INSUFFICIENT_FUNDS`, `INSUFFICIENT_FUNDS_FOR_FEE`,
 * `RPC_WRONG_CHAIN` …
 * @see `eth_estimateGas`, `eth_call`, `eth_feeHistory`, and ERC-20 `transfer` on
 * EVM
 * @example
 * import { reviewSend } from '@hasp/core'
 *
 * const review = await reviewSend(kit, { draft: { amount: '0.25', receiver } })
 */
export async function reviewSend(
  kit: Kit,
  { draft, knownAddresses = [], signal }: reviewSend.Parameters,
): Promise<SendReview> {
  const { adapter, address, connection, network } = requireActiveAccount(kit)
  const { loadParseReceiver, prepareSend } = adapter.capabilities
  assertSendable({
    namespace: adapter.namespace,
    canSend: prepareSend !== undefined,
    draft,
    asset: draft.tokenAddress === undefined ? 'native' : 'token',
  })
  if (!prepareSend || !loadParseReceiver)
    throw new KitError('UNSUPPORTED_CHAIN', { namespace: adapter.namespace })
  const parseReceiver = await loadParseReceiver().catch((cause) => {
    throw new KitError('PART_NOT_LOADED', {}, { cause })
  })
  const typed = draft.receiver.trim()
  const own = parseReceiver(typed)
  const named =
    own === undefined && adapter.capabilities.loadNames && mayBeName(typed)
      ? await resolveReceiver(kit, {
          name: typed,
          networkId: network.caipNetworkId,
          signal,
        })
      : undefined
  const to = own ?? named?.address
  if (!to) throw new KitError('INVALID_ADDRESS', { value: draft.receiver })
  assertReceiver({
    namespace: adapter.namespace,
    receiver: to,
    tokenAddress: draft.tokenAddress,
  })

  // What decides about money is the word of this moment, and of any contract,
  // of a node that proved its chain: never a kept one, a list's or a service's.
  const account = { networkId: network.caipNetworkId, address }
  const tokens = await readAccount(kit, 'getTokens', account, {
    contracts: draft.tokenAddress === undefined ? [] : [draft.tokenAddress],
    isChainAsserted: true,
  })
  const held = findHeld(tokens, draft, network)
  const amount = parseAmount(draft.amount, held.token.decimals)
  if (amount <= 0n)
    throw new KitError('INVALID_AMOUNT', { value: draft.amount })
  if (amount > held.balance)
    throw new KitError('INSUFFICIENT_FUNDS', { symbol: held.token.symbol })

  const request: SendRequest = {
    namespace: adapter.namespace,
    networkId: network.caipNetworkId,
    from: address,
    to,
    token: held.token,
    amount,
  }
  const [prepared, { findCautions }] = await withDeadline({
    run: (deadline) =>
      Promise.all([
        prepareSend({ network, request, signal: deadline }),
        loadCautions(),
      ]),
    clock: kit[internals].environment.clock,
    limitMs: checkLimitMs,
    signal,
  })
  const { accountRent = 0n, arriving = amount, fee, isContract } = prepared
  const native = findHeld(
    tokens,
    { ...draft, tokenAddress: undefined },
    network,
  )
  const isNative = held.token.type === 'native'
  const cost = fee + accountRent
  if (native.balance < (isNative ? amount : 0n) + cost)
    throw new KitError('INSUFFICIENT_FUNDS_FOR_FEE', {
      symbol: network.nativeCurrency.symbol,
    })
  return Object.freeze({
    ...request,
    token: Object.freeze(held.token),
    intentId: kit[internals].environment.randomId(),
    connectorId: connection.connectorId,
    ...(named && { toName: named.name }),
    arriving,
    fee,
    accountRent,
    balanceAfter: held.balance - amount - (isNative ? cost : 0n),
    cautions: Object.freeze(
      findCautions({
        ...request,
        network,
        isContract,
        known: [...findKnown(kit), ...knownAddresses],
        held: tokens,
        told: findCachedAnswer(kit, 'getTokens', account)?.answer ?? [],
        found: [
          ...(named ? findNameCautions(named) : []),
          ...(prepared.cautions ?? []),
        ],
      }),
    ),
  })
}

export declare namespace reviewSend {
  type Parameters = {
    draft: SendDraft
    knownAddresses?: readonly string[] | undefined
    signal?: AbortSignal | undefined
  }
}

function findHeld(
  tokens: readonly Token[],
  { tokenAddress }: SendDraft,
  network: Network,
): { token: TransferAsset; balance: bigint } {
  const found = tokens.find(({ address }) =>
    tokenAddress === undefined
      ? address === undefined
      : address !== undefined &&
        isSameAddress(network.chainNamespace, address, tokenAddress),
  )
  if (!found) throw new KitError('TOKEN_BALANCE_UNAVAILABLE')
  const { address, symbol } = found
  const { decimals, value: balance } = found.balance
  return address === undefined
    ? { token: { type: 'native', symbol, decimals }, balance }
    : { token: { type: 'token', address, symbol, decimals }, balance }
}

/** Accounts that are connected, and who got something before. */
function findKnown(kit: Kit): readonly string[] {
  const accounts = [...kit.stores.connections.getState().byId.values()].flatMap(
    (connection) =>
      connection.status === 'connected'
        ? connection.accounts.map(({ address }) => address)
        : [],
  )
  const { transactions } = kit.stores.transactions.getState()
  return [...accounts, ...transactions.filter(isTransfer).map(({ to }) => to)]
}
