/** Who listens for wallets that announce themselves by EIP-6963. */
export type WalletListeners = {
  /** How many listeners hang now. */
  readonly hanging: number
  /** How many ever hung since the page was loaded. */
  readonly ever: number
}

/** Counts for `window.walletListeners()`. Runs in the page, from its start. */
export function countWalletListeners(): void {
  const type = 'eip6963:announceProvider'
  const hanging = new Set<unknown>()
  let ever = 0
  const counts = () => ({ hanging: hanging.size, ever })
  Object.assign(window, { walletListeners: counts })
  const target = EventTarget.prototype
  const { addEventListener, removeEventListener } = target
  target.addEventListener = function (name, listener, options) {
    addEventListener.call(this, name, listener, options)
    if (name !== type) return
    ever += 1
    hanging.add(listener)
    if (typeof options === 'object')
      options.signal?.addEventListener('abort', () => hanging.delete(listener))
  }
  target.removeEventListener = function (name, listener, options) {
    removeEventListener.call(this, name, listener, options)
    if (name === type) hanging.delete(listener)
  }
}
