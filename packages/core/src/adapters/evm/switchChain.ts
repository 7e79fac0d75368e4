import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { switchOrAddChain } from '../../eip1193/switchOrAddChain.js'
import type { Network } from '../../entities/network/network.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Clock } from '../../ports/Environment.js'
import { wait } from '../../utils/wait.js'
import { getChainId } from './requests/getChainId.js'
import { requestProvider } from './requests/requestProvider.js'

/** Some wallets answer before they are on the new network. */
const settleDelaysMs = [0, 100, 400]

/**
 * Asks a wallet for a network, adds it when the wallet does not know it, and
 * resolves once the wallet itself reports it.
 * @throws `USER_REJECTED`, `REQUEST_ALREADY_PENDING`, `CANCELLED`; anything
 * else is the `cause` of `CHAIN_NOT_SUPPORTED`
 */
export async function switchChain(parameters: {
  readonly provider: Eip1193Provider
  readonly network: Network
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly onAdding?: (() => void) | undefined
}): Promise<void> {
  const { network, onAdding, provider, signal } = parameters
  let isThere = false
  try {
    await switchOrAddChain({
      network,
      onAdding,
      isThere: async () => {
        isThere = await isOn(parameters)
        return isThere
      },
      ask: (request) =>
        requestProvider(provider, { ...request, parse: () => true, signal }),
    })
    if (isThere || (await isOn(parameters))) return
    throw new KitError('WALLET_ANSWER_INVALID', {
      method: 'wallet_switchEthereumChain',
    })
  } catch (error) {
    const isPlain =
      isKitError(error, 'USER_REJECTED') ||
      isKitError(error, 'REQUEST_ALREADY_PENDING') ||
      isKitError(error, 'CANCELLED') ||
      isKitError(error, 'CHAIN_NOT_SUPPORTED')
    if (isPlain) throw error
    const networkId = network.caipNetworkId
    throw new KitError('CHAIN_NOT_SUPPORTED', { networkId }, { cause: error })
  }
}

/** Whether the wallet reports the network, soon. */
async function isOn(parameters: {
  readonly provider: Eip1193Provider
  readonly network: Network
  readonly clock: Clock
  readonly signal: AbortSignal
}): Promise<boolean> {
  const { clock, network, provider, signal } = parameters
  for (const delayMs of settleDelaysMs) {
    if (delayMs > 0) await wait(clock, delayMs, signal)
    const reported = await getChainId(provider, signal)
    if (reported === network.caipNetworkId) return true
  }
  return false
}
