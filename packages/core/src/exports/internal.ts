export { askNodes } from '../actions/account/askNodes.js'
export { rediscover } from '../actions/connection/reconnect.js'
export { preloadWalletLogos } from '../actions/logos/preloadWalletLogos.js'
export { acceptTerms } from '../actions/modal/acceptTerms.js'
export { chooseNamespace } from '../actions/modal/chooseNamespace.js'
export { embedViews } from '../actions/modal/embedViews.js'
export { dismissAlert, raiseAlert } from '../actions/modal/raiseAlert.js'
export { holdSnackbar } from '../actions/modal/showSnackbar.js'
export { findUnansweredName } from '../actions/name/registerName.js'
export { isWalletListLocal } from '../actions/wallets/directoryOf.js'
export { getConnectWallets } from '../actions/wallets/getConnectWallets.js'
export { getDevice } from '../actions/wallets/getDevice.js'
export { getWalletRule } from '../actions/wallets/getWalletRule.js'
export { judgePictures } from '../actions/wallets/judgePictures.js'
export { openWalletLink } from '../actions/wallets/openWalletLink.js'
export { preloadImages } from '../actions/wallets/preloadImages.js'
export { walletRuleOf } from '../actions/wallets/walletRuleOf.js'
export { loadSnapshot } from '../directory/loadSnapshot.js'
export { canonicalAccountId } from '../entities/account/accountId.js'
export { momentOf } from '../entities/activity/activityItem.js'
export { findConfiguredToken } from '../entities/network/findConfiguredToken.js'
export { toNetworkId } from '../entities/network/networkReference.js'
export { balanceDecimals } from '../entities/transfer/amount.js'
export {
  isInDoubt,
  isOpen,
  isTransfer,
  movesFunds,
  sentHashOf,
} from '../entities/transfer/transactionState.js'
export {
  cacheAnswer,
  findCachedAnswer,
  type KeptAnswers,
} from '../kit/cachedAnswers.js'
export { findNamespaceConnector } from '../kit/connection/findNamespaceConnector.js'
export { internals, type KitInternals } from '../kit/internals.js'
export { selectNamespaceConnection } from '../kit/selectors.js'
export { followSentTransactions } from '../kit/transactions/followTransaction.js'
export { nameNetwork } from '../networks/nameNetwork.js'
export { balanceRetryMs, retryInMs } from '../policies/account/balanceRetry.js'
export { symbolShape } from '../policies/account/tokenTexts.js'
export { addPage, type HistoryFeed } from '../policies/activity/addPage.js'
export { joinActivity } from '../policies/activity/joinActivity.js'
export {
  type MergedMovement,
  mergeMovements,
} from '../policies/activity/mergeMovements.js'
export { walletDownloads } from '../policies/links/walletDownloads.js'
export { walletLink } from '../policies/links/walletLink.js'
export { walletPlatforms } from '../policies/links/walletPlatforms.js'
export { visibleWalletFeatures } from '../policies/modal/walletFeatures.js'
export { isPlainName } from '../policies/names/isPlainName.js'
export { mayBeName } from '../policies/names/mayBeName.js'
export { cancelEnd } from '../policies/signIn/cancelEnd.js'
export { findEarlierTransfers } from '../policies/transfer/earlierTransfers.js'
export {
  isKnownAs,
  orderConnectors,
} from '../policies/wallets/connectorOrder.js'
export { connectRows } from '../policies/wallets/connectRows.js'
export { toListedWallet } from '../policies/wallets/listedWallet.js'
export type { FoundWallet } from '../ports/WalletGrouping.js'
export { retryCancelled } from '../queries/retryCancelled.js'
export type { StorageValue } from '../storage/keys.js'
export { slowAnswerMs } from '../stores/connection/connections.js'
export { logoKey } from '../stores/logos.js'
export { pictureOf } from '../stores/pictureOf.js'
export { selectRoute } from '../stores/router.js'
export { snackbarAutoCloseMs } from '../stores/snackbar.js'
export { debounce } from '../utils/debounce.js'
export { withDeadline } from '../utils/withDeadline.js'
