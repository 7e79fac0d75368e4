import type { ViewName } from '../entities/modal/route.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { TransactionStatus } from '../entities/transfer/transaction.js'
import type { AlertCode } from '../errors/alerts.js'
import type { ErrorCode } from '../errors/catalogue.js'
import type { StorageProblem } from '../storage/createStorage.js'
import type { StorageName } from '../storage/keys.js'

type About = { readonly connectorId: string; readonly namespace: Namespace }

type NoData = { readonly [name in never]: never }

/**
 * Every event with its data. No address, no URL and no amount is in any of
 * them as such, but two of them are enough to find all three, so think before
 * analytics get to see them: a `hash` is public on its chain with sender,
 * receiver and amount, and the `cause` of an `ERROR` is whatever a wallet, a
 * node or the browser has thrown.
 */
export type KitEvents = {
  MODAL_OPEN: { readonly isConnected: boolean }
  MODAL_CLOSE: { readonly isConnected: boolean }
  VIEW: { readonly view: ViewName }
  SELECT_WALLET: About
  CONNECT_START: About
  CONNECT_SUCCESS: About & { readonly isReconnected: boolean }
  CONNECT_ERROR: About & { readonly code: ErrorCode }
  USER_REJECTED: Partial<About>
  /** A code to scan was made; its address is in no event. */
  PAIRING_CREATED: NoData
  /** A wallet has scanned it. */
  PAIRING_SEEN: NoData
  PAIRING_EXPIRED: NoData
  /**
   * A wallet on a phone asks its owner, or has stopped asking. It is slow while
   * the relay does not answer: the request may still arrive.
   */
  WALLET_REQUEST: About & {
    readonly isPending: boolean
    readonly isSlow: boolean
  }
  /**
   * What the visitor should know: a wallet was connected while nothing waited
   * for it (`late`), one that was reconnected silently was let go, because
   * another one claims to be the same (`doubted`), a wallet has ended a
   * connection, now or since the last visit (`ended`), the page asked for what
   * the wallet never does (`notAllowed`), a wallet was let go because
   * signing in could not begin (`notSignedIn`), or the signature that came with
   * its approval is being checked (`authenticating`) and no longer
   * (`authenticated`), whatever came of it.
   */
  CONNECTION_NOTICE: About & {
    readonly reason:
      | 'late'
      | 'doubted'
      | 'ended'
      | 'notAllowed'
      | 'notSignedIn'
      | 'authenticating'
      | 'authenticated'
  }
  DISCONNECT: About & { readonly byVisitor: boolean }
  SWITCH_NETWORK: { readonly networkId: NetworkId }
  SWITCH_ACCOUNT: About
  /** A wallet is asked to sign what signs its account in. */
  SIWX_REQUEST: { readonly networkId: NetworkId }
  SIWX_AUTH_SUCCESS: { readonly networkId: NetworkId }
  SIWX_AUTH_ERROR: {
    readonly networkId: NetworkId
    readonly code: ErrorCode
  }
  SEND_START: { readonly networkId: NetworkId; readonly symbol: string }
  SEND_SUCCESS: {
    readonly networkId: NetworkId
    readonly symbol: string
    /** Leads to sender, receiver and amount on the chain. */
    readonly hash: string
  }
  SEND_REJECTED: { readonly networkId: NetworkId; readonly symbol: string }
  SEND_ERROR: {
    readonly networkId: NetworkId
    readonly symbol: string
    readonly code: ErrorCode
  }
  /** The wallet was asked; whether anything was sent is not known. */
  SEND_UNKNOWN: { readonly networkId: NetworkId; readonly symbol: string }
  /** Its `hash`, too, leads to sender, receiver and amount. */
  TRANSACTION_STATUS: {
    /** Missing for a transaction that was not sent from here. */
    readonly intentId?: string | undefined
    /** Missing until it is known. */
    readonly hash?: string | undefined
    readonly status: TransactionStatus
  }
  /** A name is asked for; neither it nor its account is in any event. */
  NAME_START: { readonly networkId: NetworkId }
  NAME_SUCCESS: { readonly networkId: NetworkId }
  NAME_REJECTED: { readonly networkId: NetworkId }
  NAME_ERROR: { readonly networkId: NetworkId; readonly code: ErrorCode }
  /** Something stored was set aside, or something was not stored. */
  STORAGE_PROBLEM: {
    readonly name: StorageName
    readonly problem: StorageProblem
  }
  /** Everything that was kept on this device is gone. */
  DEVICE_FORGOTTEN: NoData
  CONFIG_ALERT: { readonly code: AlertCode }
  /** The `cause` is as it was thrown: it may say anything. */
  ERROR: { readonly code: ErrorCode; readonly cause: unknown }
}

/** The name of an event. */
export type KitEventName = keyof KitEvents

/** An event with its data, as `subscribe` hands it over. */
export type KitEvent = {
  [name in KitEventName]: {
    readonly name: name
    readonly data: KitEvents[name]
  }
}[KitEventName]

/** Where a kit's events are listened to; `kit.events`. */
export type EventHub = {
  /** Listens to one event until the signal is aborted. */
  on<name extends KitEventName>(
    name: name,
    listener: (data: KitEvents[name]) => void,
    options?: { signal?: AbortSignal | undefined },
  ): () => void
  /** Listens to all events. */
  subscribe(
    listener: (event: KitEvent) => void,
    options?: { signal?: AbortSignal | undefined },
  ): () => void
}

/** The hub as the kit's own code has it. */
export type EventEmitter = EventHub & {
  emit<name extends KitEventName>(name: name, data: KitEvents[name]): void
}

/**
 * Creates the hub of a kit's events. A listener that throws stops nobody.
 * @param onListenerError told of what a listener threw
 */
export function createEventHub(
  onListenerError: (error: unknown) => void,
): EventEmitter {
  const listeners = new Set<(event: KitEvent) => void>()
  const subscribe: EventHub['subscribe'] = (listener, options) => {
    const own = (event: KitEvent) => listener(event)
    const stop = () => {
      listeners.delete(own)
      options?.signal?.removeEventListener('abort', stop)
    }
    if (options?.signal?.aborted) return stop
    listeners.add(own)
    options?.signal?.addEventListener('abort', stop, { once: true })
    return stop
  }
  return {
    subscribe,
    on: (name, listener, options) =>
      subscribe((event) => {
        if (event.name === name)
          listener(event.data as Parameters<typeof listener>[0])
      }, options),
    emit(name, data) {
      for (const listener of [...listeners]) {
        try {
          listener({ name, data } as KitEvent)
        } catch (error) {
          onListenerError(error)
        }
      }
    },
  }
}
