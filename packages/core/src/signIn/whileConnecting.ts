import { namespaceOf } from '../entities/network/networkId.js'
import { asKitError } from '../errors/asKitError.js'
import { KitError } from '../errors/KitError.js'
import { internals } from '../kit/internals.js'
import type { SignInChallenge } from '../ports/SignInProvider.js'
import type {
  ConnectProof,
  SignInWhileConnecting,
} from '../ports/SignInWhileConnecting.js'
import { fetchChallenge } from './challenges.js'
import { assertOwnSite } from './prepareText.js'
import type { SignInContext } from './SignInContext.js'
import { takeOverAccounts } from './takeOverAccounts.js'

/**
 * Signing in with what connects, as connectors know of it.
 * @param connectorId whose wallets connect
 */
export function whileConnecting(
  context: SignInContext,
  connectorId: string,
): SignInWhileConnecting {
  const { kit, provider } = context
  return {
    async begin() {
      if (!provider.addAll) throw new KitError('UNSUPPORTED_METHOD')
      const { challenge } = await fetchChallenge(context)
      const { networks } = kit.stores.networks.getState()
      return {
        networkIds:
          challenge.networkIds ??
          networks.map(({ caipNetworkId }) => caipNetworkId),
        async write(account) {
          const text = await challenge.write(account)
          assertOwnSite(kit, text)
          return text.message
        },
        add: (proofs, signal) =>
          addProofs(context, { challenge, connectorId, proofs, signal }),
      }
    },
  }
}

/** All accounts of an approval sign in, or none: then it connects nobody. */
async function addProofs(
  context: SignInContext,
  {
    challenge,
    connectorId,
    proofs,
    signal,
  }: {
    readonly challenge: SignInChallenge
    readonly connectorId: string
    readonly proofs: readonly ConnectProof[]
    readonly signal: AbortSignal
  },
): Promise<void> {
  const { kit, provider, rules, tokens } = context
  const { events, log } = kit[internals]
  const networkIds = proofs.map(({ account }) => account.networkId)
  const [networkId] = networkIds
  const namespace = networkId && namespaceOf(networkId)
  const say = (reason: 'authenticating' | 'authenticated') =>
    namespace &&
    events.emit('CONNECTION_NOTICE', { connectorId, namespace, reason })
  say('authenticating')
  try {
    const given = await Promise.all(
      proofs.map(async ({ account, signed }) => ({
        text: await challenge.write(account),
        signed,
      })),
    )
    const { isAdded } = rules
    const accounts = await provider.addAll?.({ isAdded, proofs: given, signal })
    // Who signs in anew has not left, whatever the server does not know yet.
    tokens.change(({ leaving }) => ({ leaving: isAdded ? leaving : [] }))
    takeOverAccounts(context, accounts ?? [])
    for (const networkId of networkIds)
      events.emit('SIWX_AUTH_SUCCESS', { networkId })
  } catch (caught) {
    const error = asKitError(caught)
    log('warn', 'Signing in failed', error)
    for (const networkId of networkIds.slice(0, 1))
      events.emit('SIWX_AUTH_ERROR', { networkId, code: error.code })
    throw error
  } finally {
    say('authenticated')
  }
}
