import type { Namespace } from '../../entities/network/namespace.js'
import { asKitError } from '../../errors/asKitError.js'
import { KitError } from '../../errors/KitError.js'
import { findSignIn } from '../../kit/connection/findSignIn.js'
import type { Kit } from '../../kit/Kit.js'
import type {
  HostedStep,
  HostedWalletCapability,
} from '../../ports/HostedWallet.js'
import { connect } from '../connection/connect.js'

/**
 * Connects every namespace of the wallet once the login is complete; the one in
 * use last, so that it stays the one in use.
 */
export async function finishStep(
  kit: Kit,
  { connectorId }: HostedWalletCapability,
  step: HostedStep,
  signal?: AbortSignal | undefined,
): Promise<HostedStep> {
  if (step.action !== 'CONNECT') return step
  const { activeNamespace, networks } = kit.stores.networks.getState()
  const hasNetwork = (namespace: Namespace) =>
    networks.some(({ chainNamespace }) => chainNamespace === namespace)
  const namespaces = kit.stores.connectors
    .getState()
    .connectors.filter(({ info }) => info.id === connectorId)
    .map(({ namespace }) => namespace)
    .filter(hasNetwork)
    .sort((one, other) => rank(one) - rank(other))
  function rank(namespace: Namespace): number {
    return namespace === activeNamespace ? 1 : 0
  }
  if (namespaces.length === 0) throw new KitError('NO_USABLE_ACCOUNT')
  const last = namespaces.at(-1)
  const signIns = await findSignIn(kit)?.loadConnecting()
  const release = last && signIns?.expect(last)
  let failure: KitError | undefined
  let connected = 0
  for (const namespace of namespaces) {
    try {
      await connect(kit, { connectorId, namespace, signal })
      connected += 1
    } catch (error) {
      failure = asKitError(error)
    }
  }
  release?.()
  if (connected === 0 && failure) throw failure
  return step
}
