/**
 * Two tabs with the same sessions would both answer: the newest one takes
 * over.
 * @param onLost called in the tab that lost the wallet
 */
export function takeOver(onLost: () => void): void {
  navigator.locks
    .request('phoneWallet', { steal: true }, () => new Promise(() => {}))
    .catch(onLost)
}
