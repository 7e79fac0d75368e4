import { isSameAddress } from '../../entities/address.js'
import { parseAmount } from '../../entities/amount.js'
import type { Namespace } from '../../entities/namespace.js'
import type { Network } from '../../entities/network.js'
import type {
  SendCaution,
  SendDraft,
  SendReview,
} from '../../entities/route.js'
import type { Token } from '../../entities/token.js'
import { KitError } from '../../errors/KitError.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import type { Kit } from '../../kit/Kit.js'
import { findLookAlike } from '../../policies/lookAlike.js'
import { assertSendable } from '../../policies/sendValidation.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { getTokens } from '../account/getTokens.js'

const checkLimitMs = 20_000

/**
 * Checks what was typed and turns it into the one frozen object that is shown
 * before the signature and sent after it.
 *
 * @param parameters.draft amount and receiver as typed; a token's contract
 * @param parameters.knownAddresses addresses to guard against look-alikes of
 * @returns amounts in base units, the most the network may take, cautions
 * @throws `AMOUNT_AND_RECEIVER_REQUIRED`, `TOKEN_ADDRESS_REQUIRED`,
 * `UNSUPPORTED_CHAIN`, `INVALID_AMOUNT`, `INVALID_ADDRESS`,
 * `INSUFFICIENT_FUNDS`, `INSUFFICIENT_FUNDS_FOR_FEE`, `RPC_WRONG_CHAIN` …
 * @example
 * const review = await reviewSend(kit, { draft: { amount: '0.25', receiver } })
 */
export async function reviewSend(
  kit: Kit,
  { draft, knownAddresses = [], signal }: reviewSend.Parameters,
): Promise<SendReview> {
  const { adapter, address, connection, network } = requireActiveAccount(kit)
  assertSendable({
    namespace: adapter.namespace,
    draft,
    asset: draft.tokenAddress === undefined ? 'native' : 'token',
  })
  const { parseReceiver, prepareSend } = adapter.capabilities
  if (!prepareSend || !parseReceiver)
    throw new KitError('UNSUPPORTED_CHAIN', { namespace: adapter.namespace })
  const to = parseReceiver(draft.receiver.trim())
  if (!to) throw new KitError('INVALID_ADDRESS', { value: draft.receiver })

  const tokens = await getTokens(kit, {
    namespace: adapter.namespace,
    // Decimals and balances that decide about money are never kept ones.
    isFresh: true,
  })
  const held = findHeld(tokens, draft, network)
  const amount = parseAmount(draft.amount, held.token.decimals)
  if (amount <= 0n)
    throw new KitError('INVALID_AMOUNT', { value: draft.amount })
  if (amount > held.balance)
    throw new KitError('INSUFFICIENT_FUNDS', { symbol: held.token.symbol })

  const request = {
    namespace: adapter.namespace,
    networkId: network.caipNetworkId,
    from: address,
    to,
    token: held.token,
    amount,
  }
  const { fee, isContract } = await withDeadline({
    run: (deadline) => prepareSend({ network, request, signal: deadline }),
    clock: kit.environment.clock,
    limitMs: checkLimitMs,
    signal,
  })
  const native = findHeld(
    tokens,
    { ...draft, tokenAddress: undefined },
    network,
  )
  const spentNative = held.token.type === 'native' ? amount : 0n
  if (native.balance < spentNative + fee)
    throw new KitError('INSUFFICIENT_FUNDS_FOR_FEE', {
      symbol: network.nativeCurrency.symbol,
    })
  return Object.freeze({
    ...request,
    token: Object.freeze(held.token),
    intentId: kit.environment.randomId(),
    connectorId: connection.connectorId,
    fee,
    balanceAfter:
      held.balance - amount - (held.token.type === 'native' ? fee : 0n),
    cautions: Object.freeze(
      findCautions(kit, {
        namespace: adapter.namespace,
        to,
        from: address,
        isContract,
        knownAddresses,
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
): { token: SendReview['token']; balance: bigint } {
  const found = tokens.find(({ address }) =>
    tokenAddress === undefined
      ? address === undefined
      : address !== undefined &&
        isSameAddress(network.chainNamespace, address, tokenAddress),
  )
  if (!found) throw new KitError('TOKEN_BALANCE_UNAVAILABLE')
  const { address, quantity, symbol } = found
  const decimals = Number(quantity.decimals)
  const balance = parseAmount(quantity.numeric, decimals)
  return address === undefined
    ? { token: { type: 'native', symbol, decimals }, balance }
    : { token: { type: 'token', address, symbol, decimals }, balance }
}

function findCautions(
  kit: Kit,
  about: {
    namespace: Namespace
    to: string
    from: string
    isContract: boolean
    knownAddresses: readonly string[]
  },
): SendCaution[] {
  const { from, isContract, knownAddresses, namespace, to } = about
  const accounts = [...kit.stores.connections.getState().byId.values()].flatMap(
    (connection) =>
      connection.status === 'connected'
        ? connection.accounts.map(({ address }) => address)
        : [],
  )
  const receivers = kit.stores.transactions
    .getState()
    .transactions.map((transaction) => transaction.to)
  const known = [from, ...accounts, ...knownAddresses, ...receivers]
  const twin = findLookAlike(namespace, to, known)
  const isOwn = isSameAddress(namespace, from, to)
  const isKnown = known.some((address) => isSameAddress(namespace, address, to))
  return [
    ...(twin ? [{ type: 'lookAlike', address: twin } as const] : []),
    ...(/^0x0*(dead)?$/i.test(to) ? [{ type: 'burn' } as const] : []),
    ...(isOwn ? [{ type: 'ownAccount' } as const] : []),
    ...(isContract ? [{ type: 'contract' } as const] : []),
    ...(isKnown ? [] : [{ type: 'firstTime' } as const]),
  ]
}
