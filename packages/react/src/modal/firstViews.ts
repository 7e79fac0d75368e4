import { loadAccount } from './loadAccount.js'
import { loadModal } from './loadModal.js'

/**
 * What an opening mostly shows. The page knows these two, so that they are
 * fetched beside the modal; the others are known to the modal.
 */
export const firstViews = {
  Connect: () =>
    loadModal().then(({ ConnectView }) => ({ default: ConnectView })),
  Account: loadAccount,
}
