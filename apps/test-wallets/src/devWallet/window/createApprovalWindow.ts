import type {
  ApprovalPort,
  DevWalletApproval,
  DevWalletDecision,
} from '../DevWalletApproval.js'
import { parseWindowMessage, type WalletMessage } from './windowMessages.js'

const closedCheckMs = 250
const reloadGraceMs = 600
/** The next request of one action comes at once and finds the window open. */
const idleCloseMs = 200

/** The part of a `Window` that its opener needs. */
export type OpenedWindow = { readonly closed: boolean; close(): void }

type Pending = {
  id: number
  details: DevWalletApproval | undefined
  settle(decision: DevWalletDecision): void
  fail(error: unknown): void
}

/**
 * Asks in a window of its own, one request after the other. Both sides speak
 * over a `BroadcastChannel`, so that the page works as well in a tab which
 * the visitor opened from a link after the browser blocked the window.
 * Closing the window rejects everything that waits.
 */
export function createApprovalWindow(ports: {
  /** The address of the window's page, without a hash. */
  pageUrl: string
  channelName: string
  openWindow(url: string): OpenedWindow | undefined
  onBlocked(url: string): void
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  signal: AbortSignal
}): ApprovalPort {
  const { signal, wait } = ports
  const url = `${ports.pageUrl}#${ports.channelName}`
  const channel = new BroadcastChannel(ports.channelName)
  const pending: Pending[] = []
  let opened: OpenedWindow | undefined
  /** The page that said it is there; a reload gives it another name. */
  let presentPage: string | undefined
  let lastId = 0

  const post = (message: WalletMessage) => channel.postMessage(message)

  function show(): void {
    const [first] = pending
    if (first === undefined) return
    if (first.details === undefined) post({ type: 'preparing' })
    else
      post({
        type: 'show',
        id: first.id,
        waiting: pending.length - 1,
        approval: first.details,
      })
  }

  function remove(entry: Pending): void {
    const index = pending.indexOf(entry)
    if (index < 0) return
    pending.splice(index, 1)
    if (pending.length > 0) show()
    else void closeWhenIdle()
  }

  async function closeWhenIdle(): Promise<void> {
    post({ type: 'ended' })
    await wait(idleCloseMs, signal)
    if (pending.length > 0 || signal.aborted) return
    post({ type: 'close' })
    opened?.close()
    opened = undefined
    presentPage = undefined
  }

  function rejectAll(): void {
    opened = undefined
    presentPage = undefined
    for (const entry of pending.splice(0)) entry.settle({ type: 'rejected' })
  }

  function open(): void {
    if (presentPage !== undefined || opened?.closed === false) return
    opened = ports.openWindow(url)
    if (opened === undefined) ports.onBlocked(url)
    else void watchClosing(opened)
  }

  async function watchClosing(watched: OpenedWindow): Promise<void> {
    while (opened === watched && !signal.aborted) {
      if (watched.closed) rejectAll()
      else await wait(closedCheckMs, signal)
    }
  }

  /** A page that comes back in time was only reloaded. */
  async function handleGone(): Promise<void> {
    const waitingThen = [...pending]
    presentPage = undefined
    await wait(reloadGraceMs, signal)
    if (presentPage !== undefined) return
    for (const entry of waitingThen) entry.settle({ type: 'rejected' })
  }

  function handleMessage(event: MessageEvent<unknown>): void {
    const message = parseWindowMessage(event.data)
    if (message?.type === 'ready') {
      presentPage = message.page
      show()
    }
    if (message?.type === 'gone' && message.page === presentPage)
      void handleGone()
    if (message?.type === 'decision')
      pending.find(({ id }) => id === message.id)?.settle(message.decision)
  }

  channel.addEventListener('message', handleMessage)
  signal.addEventListener('abort', () => {
    post({ type: 'close' })
    opened?.close()
    rejectAll()
    channel.close()
  })

  return {
    ask(approval, withdrawn) {
      if (signal.aborted || withdrawn?.aborted === true)
        return Promise.resolve({ type: 'rejected' })
      return new Promise((resolve, reject) => {
        lastId += 1
        const entry: Pending = {
          id: lastId,
          details: undefined,
          settle(decision) {
            remove(entry)
            resolve(decision)
          },
          fail(error) {
            remove(entry)
            reject(error)
          },
        }
        pending.push(entry)
        open()
        withdrawn?.addEventListener(
          'abort',
          () => entry.settle({ type: 'rejected' }),
          { once: true },
        )
        Promise.resolve(approval).then((details) => {
          entry.details = details
          if (pending[0] === entry) show()
        }, entry.fail)
      })
    },
  }
}
