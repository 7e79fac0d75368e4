import { type ObservableValue, observableValue } from '../../observableValue.js'
import type { DevWalletDecision } from '../DevWalletApproval.js'
import {
  parseWalletMessage,
  type WalletMessage,
  type WindowMessage,
} from './windowMessages.js'

/** What the window shows: a request, the wait for one, or its end. */
export type WindowState = { type: 'waiting' } | WalletMessage

export type WalletConnection = {
  state: ObservableValue<WindowState>
  decide(id: number, decision: DevWalletDecision): void
}

/**
 * Joins the channel of the page that asked, for as long as the window lives.
 */
export function connectToWallet(channelName: string): WalletConnection {
  const state = observableValue<WindowState>({ type: 'waiting' })
  const page = crypto.randomUUID()
  const channel = new BroadcastChannel(channelName)
  const post = (message: WindowMessage) => channel.postMessage(message)

  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = parseWalletMessage(event.data)
    if (message === undefined) return
    state.set(message)
    if (message.type === 'close') window.close()
  })
  window.addEventListener('pagehide', () => post({ type: 'gone', page }))
  post({ type: 'ready', page })
  return {
    state,
    decide: (id, decision) => post({ type: 'decision', id, decision }),
  }
}
