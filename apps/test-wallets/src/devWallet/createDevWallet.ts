import { createWalletSession } from './createWalletSession.js'
import type {
  DevWallet,
  DevWalletContext,
  DevWalletPorts,
} from './DevWallet.js'
import { createAnswering } from './requests/createAnswering.js'
import { createEmitter } from './requests/createEmitter.js'
import { findHandler } from './requests/findHandler.js'
import { secondAnswer } from './requests/secondAnswer.js'

/** The methods that wait for a person, which most faults are about. */
const promptingMethods = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
])

/**
 * A real wallet over test keys, with faults on request. It knows no DOM: what
 * it asks, remembers and sends goes through its ports.
 * @example
 * const { provider } = createDevWallet(ports)
 * await provider.request({ method: 'eth_requestAccounts' })
 */
export function createDevWallet(ports: DevWalletPorts): DevWallet {
  const { log } = ports
  const emitter = createEmitter((error) =>
    log(`Dev Wallet: a listener of the page threw: ${String(error)}`),
  )
  const session = createWalletSession({ ...ports, emitter })
  const context: DevWalletContext = { ...ports, session, waiting: new Set() }
  const answer = createAnswering(ports)

  function repeatEvents(): void {
    const { chainId } = session.status.get()
    for (const _ of ['again', 'and again']) {
      emitter.emit('accountsChanged', session.visibleAccounts())
      emitter.emit('chainChanged', `0x${chainId.toString(16)}`)
    }
  }

  return {
    answer,
    context,
    emitter,
    session,
    provider: {
      on: emitter.on,
      removeListener: emitter.removeListener,
      request(request) {
        const { method } = request
        return answer(
          {
            method,
            isPrompting: promptingMethods.has(method),
            isSending: method === 'eth_sendTransaction',
            second: () => secondAnswer(method, session),
            repeatEvents,
          },
          () => findHandler(method)(context, request),
        )
      },
    },
  }
}
