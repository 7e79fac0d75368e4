import { providerError } from '../../ProviderRpcError.js'
import type { DevWalletSettingsStore } from '../createDevWalletSettings.js'
import type { DevWalletFault } from '../devWalletFault.js'
import { answerTwice } from './answerTwice.js'
import { beforeEnd } from './beforeEnd.js'

/** What a request is about, as far as faults go. */
export type AnsweredRequest = {
  method: string
  /** It waits for the person, which most faults are about. */
  isPrompting: boolean
  isSending?: boolean
  /** Another answer of the right shape, for a wallet that answers twice. */
  second(): unknown
  /** Tells the page again what it knows. */
  repeatEvents(): void
}

/** Answers a request by an action, or misbehaves as the switches say. */
export type Answering = <Answer>(
  request: AnsweredRequest,
  action: () => Answer | Promise<Answer>,
) => Promise<Answer>

/**
 * Every answer of the wallet goes through here: late, twice, never, refused
 * or as it should be.
 */
export function createAnswering(ports: {
  settings: DevWalletSettingsStore
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  log(message: string): void
  signal: AbortSignal
}): Answering {
  const { log, settings, signal } = ports

  /** Whether the fault is on; `once` switches it off for the next request. */
  function suffers(fault: DevWalletFault, isPrompting: boolean): boolean {
    const { faults, isFaultOnce } = settings.get()
    if (!faults.includes(fault)) return false
    if (isFaultOnce && isPrompting)
      settings.change({ faults: faults.filter((other) => other !== fault) })
    return true
  }

  function isRejected({ isPrompting, isSending }: AnsweredRequest): boolean {
    if (!isPrompting) return false
    if (suffers('reject', true)) return true
    return isSending === true && suffers('rejectSend', true)
  }

  async function answer<Answer>(
    request: AnsweredRequest,
    action: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    if (signal.aborted) throw providerError(4900)
    const { isPrompting } = request
    if (suffers('never', isPrompting))
      return await beforeEnd(new Promise<never>(() => undefined), signal)
    const lateMs = suffers('late', isPrompting)
      ? settings.get().lateSeconds * 1000
      : 0
    try {
      if (isRejected(request)) throw providerError(4001)
      return await beforeEnd(action(), signal)
    } finally {
      if (lateMs > 0) await ports.wait(lateMs, signal)
    }
  }

  async function logged<Answer>(
    request: AnsweredRequest,
    action: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await answer(request, action)
    } catch (error) {
      log(`Dev Wallet: ${request.method} failed: ${sentenceOf(error)}`)
      throw error
    }
  }

  return (request, action) => {
    log(`Dev Wallet: ${request.method}`)
    const isTwice = request.isPrompting && suffers('twice', true)
    const first = logged(request, action)
    if (!isTwice) return first
    const repeat = () => queueMicrotask(() => request.repeatEvents())
    first.then(repeat, repeat)
    return answerTwice(first, {
      value: request.second(),
      error: providerError(4001, 'This is its second answer.'),
    })
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
