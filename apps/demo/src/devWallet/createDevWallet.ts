import { answerTwice } from './answerTwice.js'
import { beforeEnd } from './beforeEnd.js'
import { createEmitter } from './createEmitter.js'
import { createWalletSession } from './createWalletSession.js'
import type {
  DevWallet,
  DevWalletContext,
  DevWalletPorts,
  DevWalletRequest,
} from './DevWallet.js'
import type { DevWalletFault } from './devWalletFault.js'
import { findHandler } from './findHandler.js'
import { providerError } from './ProviderRpcError.js'
import { secondAnswer } from './secondAnswer.js'

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
  const { settings, signal, log } = ports
  const emitter = createEmitter((error) =>
    log(`Dev Wallet: a listener of the page threw: ${String(error)}`),
  )
  const session = createWalletSession({ ...ports, emitter })
  const context: DevWalletContext = { ...ports, session, waiting: new Set() }

  /** Whether the fault is on; `once` switches it off for the next request. */
  function suffers(fault: DevWalletFault, method: string): boolean {
    const { faults, isFaultOnce } = settings.get()
    if (!faults.includes(fault)) return false
    if (isFaultOnce && promptingMethods.has(method))
      settings.change({ faults: faults.filter((other) => other !== fault) })
    return true
  }

  function isRejected(method: string): boolean {
    if (!promptingMethods.has(method)) return false
    if (suffers('reject', method)) return true
    return method === 'eth_sendTransaction' && suffers('rejectSend', method)
  }

  async function answer(request: DevWalletRequest): Promise<unknown> {
    if (signal.aborted) throw providerError(4900)
    const { method } = request
    if (suffers('never', method))
      return await beforeEnd(new Promise(() => undefined), signal)
    const lateMs = suffers('late', method)
      ? settings.get().lateSeconds * 1000
      : 0
    try {
      if (isRejected(method)) throw providerError(4001)
      return await beforeEnd(findHandler(method)(context, request), signal)
    } finally {
      if (lateMs > 0) await ports.wait(lateMs, signal)
    }
  }

  function repeatEvents(): void {
    const { chainId } = session.status.get()
    for (const _ of ['again', 'and again']) {
      emitter.emit('accountsChanged', session.visibleAccounts())
      emitter.emit('chainChanged', `0x${chainId.toString(16)}`)
    }
  }

  async function logged(request: DevWalletRequest): Promise<unknown> {
    try {
      return await answer(request)
    } catch (error) {
      log(`Dev Wallet: ${request.method} failed: ${sentenceOf(error)}`)
      throw error
    }
  }

  return {
    emitter,
    session,
    provider: {
      on: emitter.on,
      removeListener: emitter.removeListener,
      request(request) {
        const { method } = request
        log(`Dev Wallet: ${method}`)
        const isTwice = promptingMethods.has(method) && suffers('twice', method)
        const first = logged(request)
        if (!isTwice) return first
        const repeat = () => queueMicrotask(repeatEvents)
        first.then(repeat, repeat)
        return answerTwice(first, {
          value: secondAnswer(method, session),
          error: providerError(4001, 'This is its second answer.'),
        })
      },
    },
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
