import type { PairingState } from '../../../entities/connection/pairing.js'
import { asKitError } from '../../../errors/asKitError.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import {
  isPairingUsable,
  pairingRenewalMs,
  pairingRenewalsLimit,
} from '../../../policies/connection/pairingLifetime.js'
import type { Clock } from '../../../ports/Environment.js'
import type {
  Pairing,
  WalletConnectSession,
} from '../../../ports/WalletConnectClient.js'
import { isDeepEqual } from '../../../utils/isDeepEqual.js'
import { createCodes } from './createCodes.js'
import { createWaiters } from './createWaiters.js'

/** The longest pause before an unreachable relay is asked again. */
const retryMs = 5_000

/** How long an approval is shown. */
const approvedMs = 1_000

/** A visitor who returns within this time finds the same code. */
const leaveGraceMs = 10_000

/**
 * Keeps one code pending while somebody wants one, and brings together who
 * waits with the wallet that approves. Everybody shares the same code; an older
 * one keeps winning until it expires, and a failed attempt leaves nothing
 * behind for the next.
 */
export function createPairing(parameters: {
  clock: Clock
  pair: (signal: AbortSignal) => Promise<Pairing>
  onState: (state: PairingState) => void
  onEvent: (type: 'pairingCreated' | 'pairingSeen' | 'pairingExpired') => void
  /** Whether the visitor is pairing, at each change and with each code. */
  onWanted: (isWanted: boolean) => void
  /** Approved without being awaited; awaited while a code is kept. */
  onLate: (session: WalletConnectSession, isAwaited: boolean) => void
  /** Approved on a code that was given up. */
  onUnwanted: (session: WalletConnectSession) => void
  signal: AbortSignal
}) {
  const { clock, onEvent, onLate, onState, onUnwanted, onWanted, pair } =
    parameters
  const life = parameters.signal
  const codes = createCodes()
  const waiters = createWaiters<WalletConnectSession>()
  const subscribers = new Set<AbortSignal>()
  let making: AbortController | undefined
  let retrying: AbortController | undefined
  let leaving: AbortController | undefined
  let renewals = 0
  let isRelayReachable = true
  let unavailable: KitError | undefined
  let state: PairingState = { phase: 'idle' }

  const publish = (next: PairingState) => {
    if (life.aborted || isDeepEqual(state, next)) return
    state = next
    onState(next)
  }
  const isWanted = () => waiters.count() + subscribers.size > 0
  const noteWanted = () => {
    if (!life.aborted) onWanted(isWanted())
  }
  const show = () => {
    const code = codes.shown()
    if (!code) return publish({ phase: making ? 'preparing' : 'idle' })
    const { expiresAt, isSeen, pairing } = code
    const { createdAt, uri } = pairing
    const phase = isSeen ? 'seen' : 'ready'
    publish({ phase, uri, createdAt, expiresAt, isRelayReachable })
  }
  const stopTrying = () => {
    retrying?.abort()
    retrying = undefined
  }
  const stopMaking = () => {
    making?.abort()
    making = undefined
  }
  const fail = (error: KitError) => {
    stopTrying()
    renewals = 0
    publish({ phase: 'failed', error })
    waiters.rejectAll(error)
    noteWanted()
  }

  const make = ({ isQuiet = false } = {}) => {
    if (making || life.aborted) return
    stopTrying()
    const mine = new AbortController()
    making = mine
    if (!isQuiet) show()
    pair(mine.signal).then(
      (pairing) => {
        if (making !== mine) return pairing.cancel()
        making = undefined
        add(pairing)
      },
      (error: unknown) => {
        if (making !== mine) return
        making = undefined
        couldNotMake(asKitError(error))
      },
    )
  }
  const couldNotMake = (error: KitError) => {
    if (isKitError(error, 'CANCELLED')) return show()
    if (!isKitError(error, 'RELAY_UNAVAILABLE')) return fail(error)
    isRelayReachable = false
    unavailable = error
    if (codes.newest() || !isWanted()) show()
    else publish({ phase: 'failed', error })
    if (isWanted()) tryAgain()
  }
  /** Sooner when the relay is heard of. */
  const tryAgain = () => {
    stopTrying()
    retrying = new AbortController()
    clock.after(retryMs, () => make({ isQuiet: true }), retrying.signal)
  }

  const add = (pairing: Pairing) => {
    const { topic } = pairing
    const { end, expiresAt } = codes.add(pairing)
    isRelayReachable = true
    onEvent('pairingCreated')
    noteWanted()
    show()
    const leftMs = expiresAt - clock.now()
    clock.after(leftMs - pairingRenewalMs, () => renew(topic), end.signal)
    clock.after(leftMs, () => expire(topic), end.signal)
    pairing.approval.then(
      (session) => approve(topic, session),
      (error: unknown) => refuse(topic, asKitError(error)),
    )
  }
  const renew = (topic: string) => {
    const code = codes.get(topic)
    if (!code || code.isSeen || code !== codes.newest() || !isWanted()) return
    if (renewals >= pairingRenewalsLimit) return
    renewals += 1
    make()
  }
  /** What a wallet has seen may still be approved in it. */
  const expire = (topic: string) => {
    const code = codes.get(topic)
    if (!code || code.isExpired) return
    if (code.isSeen) codes.change(topic, { isExpired: true })
    else codes.giveUp(topic)
    onEvent('pairingExpired')
    if (codes.newest() || making || !isWanted()) return show()
    if (retrying && unavailable)
      return publish({ phase: 'failed', error: unavailable })
    if (renewals >= pairingRenewalsLimit)
      return fail(new KitError('PAIRING_EXPIRED'))
    renewals += 1
    make()
  }
  const approve = (topic: string, session: WalletConnectSession) => {
    if (!codes.drop(topic) || life.aborted) return onUnwanted(session)
    settle(session)
  }
  const settle = (session: WalletConnectSession) => {
    const isKept = subscribers.size > 0
    stopTrying()
    stopMaking()
    renewals = 0
    for (const other of codes.topics()) codes.giveUp(other)
    subscribers.clear()
    publish({ phase: 'approved' })
    const end = () => state.phase === 'approved' && show()
    clock.after(approvedMs, end, life)
    if (waiters.count() === 0) onLate(session, isKept)
    waiters.resolveAll(session)
    noteWanted()
  }
  const refuse = (topic: string, reason: KitError) => {
    if (!codes.get(topic) || life.aborted) return
    const error = asPairingError(reason)
    if (isKitError(error, 'PAIRING_EXPIRED')) expire(topic)
    codes.drop(topic)
    if (isKitError(error, 'PAIRING_EXPIRED')) return
    if (isKitError(error, 'CANCELLED')) return show()
    if (waiters.count() > 0) return fail(error)
    renewals = 0
    if (codes.newest()) return show()
    publish({ phase: 'failed', error })
    if (subscribers.size > 0) make()
  }

  const prepare = () => {
    if (!isWanted()) renewals = 0
    const code = codes.newest()
    if (!code || !isPairingUsable(code.pairing.createdAt, clock.now())) make()
    show()
  }
  /** What was made stays for the next one; nothing more is made. */
  const leave = () => {
    noteWanted()
    if (isWanted()) return
    stopTrying()
    if (state.phase === 'failed') show()
  }
  const giveUp = () => {
    for (const topic of codes.topics()) {
      if (codes.get(topic)?.isSeen) codes.change(topic, { isExpired: true })
      else codes.giveUp(topic)
    }
  }
  life.addEventListener('abort', () => {
    leaving?.abort()
    stopTrying()
    stopMaking()
    for (const topic of codes.topics()) codes.drop(topic)
    subscribers.clear()
    waiters.rejectAll(new KitError('CANCELLED'))
    onState({ phase: 'idle' })
  })

  return {
    /** Resolves with the session that a wallet approves. */
    wait(signal: AbortSignal): Promise<WalletConnectSession> {
      if (signal.aborted || life.aborted)
        return Promise.reject(new KitError('CANCELLED'))
      prepare()
      const waiting = waiters.add(signal, leave)
      noteWanted()
      return waiting
    },
    /** Keeps a code pending until the signal is aborted. */
    keepFresh(signal: AbortSignal) {
      if (signal.aborted || life.aborted) return
      prepare()
      subscribers.add(signal)
      noteWanted()
      const end = () => {
        if (subscribers.delete(signal)) leave()
      }
      signal.addEventListener('abort', end, { once: true })
    },
    /** Gives up what no wallet has seen. */
    cancel() {
      stopMaking()
      giveUp()
      stopTrying()
      subscribers.clear()
      waiters.rejectAll(new KitError('CANCELLED'))
      noteWanted()
      show()
    },
    /** The code is no longer on show: after a moment, as `cancel`. */
    letGo() {
      leaving?.abort()
      if (!codes.newest() && !making) return
      leaving = new AbortController()
      const end = () => {
        if (isWanted()) return
        stopMaking()
        giveUp()
        show()
      }
      clock.after(leaveGraceMs, end, leaving.signal)
    },
    /** A wallet approved what another tab, or this page before, had shown. */
    settle,
    /** A wallet has scanned a code. */
    noteSeen(topic: string) {
      const code = codes.get(topic)
      if (!code || code.isSeen) return
      codes.change(topic, { isSeen: true })
      onEvent('pairingSeen')
      show()
    },
    noteRelay(isReachable: boolean) {
      isRelayReachable = isReachable
      if (codes.newest()) show()
      if (isReachable && retrying) make({ isQuiet: true })
    },
  }
}

/** How a wallet broke the protocol is nothing to tell a visitor. */
function asPairingError(cause: KitError): KitError {
  return isKitError(cause, 'WALLET_ANSWER_INVALID')
    ? new KitError('NO_USABLE_ACCOUNT', {}, { cause })
    : cause
}
