import type { DevWalletContext } from '../DevWallet.js'
import type { DevWalletIdentity } from '../devWalletIdentities.js'
import type { Answering } from '../requests/createAnswering.js'
import { createKeplr } from './createKeplr.js'
import { createNamespaceGate } from './createNamespaceGate.js'
import { createPolkadotSource } from './createPolkadotSource.js'
import { createStandardWallet } from './createStandardWallet.js'
import type { NamespaceGate, OtherNamespace } from './NamespaceGate.js'
import { registerStandardWallet } from './registerStandardWallet.js'

/**
 * Makes the wallet known in its namespaces other than EVM: by the Wallet
 * Standard, `injectedWeb3` and the Keplr shape.
 */
export function announceNamespaces(parameters: {
  identity: DevWalletIdentity
  context: DevWalletContext
  answer: Answering
  localReference: string
  nodeUrlOf(chainId: string): string | undefined
  log(message: string): void
  window: Window
  signal: AbortSignal
}): void {
  const { identity, localReference, log, signal, window } = parameters
  const { icon, keplrPath, name, namespaces, rdns } = identity
  const gateOf = (namespace: OtherNamespace): NamespaceGate | undefined =>
    namespaces.includes(namespace)
      ? createNamespaceGate({ ...parameters, namespace })
      : undefined

  const solana = gateOf('solana')
  const bitcoin = gateOf('bip122')
  if (solana || bitcoin)
    registerStandardWallet({
      wallet: createStandardWallet({
        name,
        icon,
        solana,
        bitcoin,
        localReference,
        log,
      }),
      target: window,
      signal,
    })
  const polkadot = gateOf('polkadot')
  if (polkadot)
    put(window, ['injectedWeb3', rdns], createPolkadotSource(polkadot, log))
  const cosmos = gateOf('cosmos')
  if (!cosmos) return
  put(window, keplrPath.split('.'), createKeplr(cosmos))
  cosmos.subscribe(() =>
    window.dispatchEvent(new Event('keplr_keystorechange')),
  )
}

/** Puts a value at a path, beside what others have put there. */
function put(owner: object, path: readonly string[], value: object): void {
  const [key, ...rest] = path
  if (!key) return
  if (rest.length === 0) return void Object.assign(owner, { [key]: value })
  const found: unknown = Reflect.get(owner, key)
  const inner = typeof found === 'object' && found !== null ? found : {}
  Object.assign(owner, { [key]: inner })
  put(inner, rest, value)
}
