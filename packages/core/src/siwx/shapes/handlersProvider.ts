import type { NetworkAccount } from '../../entities/account/accountId.js'
import {
  formatNetworkId,
  type NetworkId,
  namespaceOf,
  parseNetworkId,
} from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type { SignInHandlers } from '../../ports/SignInHandlers.js'
import type { SignInProvider } from '../../ports/SignInProvider.js'
import { askSite } from './askSite.js'
import { readForeignText } from './readForeignText.js'

/** Sites of this kind keep their nonces no longer. */
const challengeLifetimeMs = 5 * 60_000

/**
 * A server that keeps one session, of an account of EVM.
 * @param networkIds those of the kit
 */
export function handlersProvider(
  handlers: SignInHandlers,
  networkIds: readonly NetworkId[],
): SignInProvider {
  const list: SignInProvider['list'] = async ({ signal }) => {
    const session = await askSite(signal, () => handlers.getSession())
    if (!session) return []
    const { address, chainId } = session
    return [{ address, networkId: formatNetworkId('eip155', `${chainId}`) }]
  }
  const clear: SignInProvider['clear'] = async ({ signal }) => {
    const isOut = await askSite(signal, () => handlers.signOut())
    if (isOut === false)
      throw new KitError('SIGN_IN_FAILED', { reason: 'unreachable' })
  }
  return {
    isAskedAnew: true,
    async begin({ signal }) {
      const nonce = await askSite(signal, () => handlers.getNonce())
      return {
        lifetimeMs: challengeLifetimeMs,
        isForOneTry: true,
        networkIds: networkIds.filter((one) => namespaceOf(one) === 'eip155'),
        async write(account) {
          const { address, networkId } = account
          const text = await handlers.createMessage({
            nonce,
            address: address as `0x${string}`,
            chainId: Number(parseNetworkId(networkId).reference),
          })
          return readForeignText(text, account)
        },
      }
    },
    async add({ signal, signed: { signature }, text }) {
      const { accountAddress: address, chainId: networkId } = text.message
      const message = text.texts.site
      const isRight = await askSite(signal, () =>
        handlers.verifyMessage({ message, signature }),
      )
      if (isRight !== true)
        throw new KitError('SIGN_IN_FAILED', { reason: 'wrongSignature' })
      const account: NetworkAccount = { address, networkId }
      return [account]
    },
    list,
    // It has one session.
    revoke: clear,
    clear,
  }
}
