export { getActiveAccount } from '../actions/account/getActiveAccount.js'
export { getBalance } from '../actions/account/getBalance.js'
export { getTokens } from '../actions/account/getTokens.js'
export { getHistory } from '../actions/activity/getHistory.js'
export { hasHistory } from '../actions/activity/hasHistory.js'
export { acceptApproval } from '../actions/connection/acceptApproval.js'
export { cancelConnect } from '../actions/connection/cancelConnect.js'
export { connect } from '../actions/connection/connect.js'
export { connectInWalletBrowser } from '../actions/connection/connectInWalletBrowser.js'
export { disconnect } from '../actions/connection/disconnect.js'
export { forgetConnection } from '../actions/connection/forgetConnection.js'
export { getConnectedConnectorId } from '../actions/connection/getConnectedConnectorId.js'
export { getProvider } from '../actions/connection/getProvider.js'
export { reconnect } from '../actions/connection/reconnect.js'
export { refuseApproval } from '../actions/connection/refuseApproval.js'
export { switchConnection } from '../actions/connection/switchConnection.js'
export { undoDisconnect } from '../actions/connection/undoDisconnect.js'
export { forgetDevice } from '../actions/device/forgetDevice.js'
export { getGasPrice } from '../actions/gas/getGasPrice.js'
export { awaitEmailUpdate } from '../actions/hostedWallet/awaitEmailUpdate.js'
export { cancelEmailLogin } from '../actions/hostedWallet/cancelEmailLogin.js'
export { connectEmail } from '../actions/hostedWallet/connectEmail.js'
export { rejectHostedRequests } from '../actions/hostedWallet/rejectHostedRequests.js'
export { reloadHostedWallet } from '../actions/hostedWallet/reloadHostedWallet.js'
export { resendCode } from '../actions/hostedWallet/resendCode.js'
export { setPreferredAccount } from '../actions/hostedWallet/setPreferredAccount.js'
export { startEmailUpdate } from '../actions/hostedWallet/startEmailUpdate.js'
export { submitOtp } from '../actions/hostedWallet/submitOtp.js'
export { submitPrimaryOtp } from '../actions/hostedWallet/submitPrimaryOtp.js'
export { submitSecondaryOtp } from '../actions/hostedWallet/submitSecondaryOtp.js'
export { updateEmail } from '../actions/hostedWallet/updateEmail.js'
export { verifyDevice } from '../actions/hostedWallet/verifyDevice.js'
export { getLogo } from '../actions/logos/getLogo.js'
export { closeModal } from '../actions/modal/closeModal.js'
export { goBack } from '../actions/modal/goBack.js'
export { navigate } from '../actions/modal/navigate.js'
export { openModal } from '../actions/modal/openModal.js'
export { setTheme } from '../actions/modal/setTheme.js'
export { hideSnackbar, showSnackbar } from '../actions/modal/showSnackbar.js'
export { getIdentity } from '../actions/name/getIdentity.js'
export { lookupName } from '../actions/name/lookupName.js'
export { registerName } from '../actions/name/registerName.js'
export { resolveReceiver } from '../actions/name/resolveReceiver.js'
export { suggestNames } from '../actions/name/suggestNames.js'
export { hasCapability } from '../actions/network/hasCapability.js'
export { preferNetwork } from '../actions/network/preferNetwork.js'
export { switchNetwork } from '../actions/network/switchNetwork.js'
export { checkSignIn } from '../actions/signIn/checkSignIn.js'
export { signIn } from '../actions/signIn/signIn.js'
export { signOut } from '../actions/signIn/signOut.js'
export { reviewSend } from '../actions/transfer/reviewSend.js'
export { sendToken } from '../actions/transfer/sendToken.js'
export { trackTransaction } from '../actions/transfer/trackTransaction.js'
export { watchTransaction } from '../actions/transfer/watchTransaction.js'
export { getWalletListing } from '../actions/wallets/getWalletListing.js'
export { getWallets } from '../actions/wallets/getWallets.js'
export {
  type CreateConnectorOptions,
  createConnector,
} from '../connectors/external/createConnector.js'
export type { Account, AccountType } from '../entities/account/account.js'
export {
  type AccountId,
  assertCaipAddress,
  formatAccountId,
  isAccountId,
  type NetworkAccount,
  parseAccountId,
} from '../entities/account/accountId.js'
export { isAddress, isSameAddress } from '../entities/account/address.js'
export type { ActivityItem } from '../entities/activity/activityItem.js'
export type * from '../entities/activity/history.js'
export type { Approval } from '../entities/connection/approval.js'
export type {
  ConnectedConnection,
  Connection,
  ConnectionId,
  LastKnown,
  WalletPeer,
} from '../entities/connection/connection.js'
export type {
  ConnectorCapabilities,
  ConnectorInfo,
  ConnectorType,
} from '../entities/connection/connectorInfo.js'
export type {
  PairingState,
  PendingPairing,
} from '../entities/connection/pairing.js'
export type { SiteDescription } from '../entities/connection/siteDescription.js'
export type {
  ConnectingParameters,
  NameParameters,
  Route,
  RouteOf,
  RouteParameters,
  TransactionListParameters,
  TransactionParameters,
  ViewName,
} from '../entities/modal/route.js'
export {
  type ByMode,
  type ThemeDensity,
  type ThemeOptions,
  type ThemePresentation,
  type ThemePreset,
  themeDensities,
  themePresentations,
  themePresets,
} from '../entities/modal/themeOptions.js'
export {
  type ThemeToken,
  type ThemeTokens,
  themeTokens,
} from '../entities/modal/themeTokens.js'
export type * from '../entities/name/nameRecord.js'
export { explorerUrl } from '../entities/network/explorerUrl.js'
export { findNetwork } from '../entities/network/findNetwork.js'
export {
  isNamespace,
  type Namespace,
  namespaces,
} from '../entities/network/namespace.js'
export {
  defineNetwork,
  type Network,
  type TokenReference,
} from '../entities/network/network.js'
export {
  formatNetworkId,
  isNetworkId,
  type NetworkId,
  namespaceOf,
  parseNetworkId,
} from '../entities/network/networkId.js'
export type { NetworkReference } from '../entities/network/networkReference.js'
export {
  formatAmount,
  formatBalance,
  parseAmount,
  type TokenAmount,
} from '../entities/transfer/amount.js'
export type { Token } from '../entities/transfer/token.js'
export type {
  SendTrace,
  SentTransaction,
  SentTransfer,
  TrackedTransaction,
  TransactionChange,
  TransactionStatus,
} from '../entities/transfer/transaction.js'
export type {
  Likeness,
  SendCaution,
  SendDraft,
  SendLimits,
  SendRequest,
  SendReview,
  TransferAsset,
} from '../entities/transfer/transfer.js'
export type {
  BundledWalletId,
  WalletId,
} from '../entities/wallet/bundledWalletId.js'
export type { KnownIdentity } from '../entities/wallet/knownIdentity.js'
export type { WalletReference } from '../entities/wallet/wallet.js'
export type {
  WalletLinks,
  WalletListing,
  WalletStores,
} from '../entities/wallet/walletListing.js'
export { findHosted } from '../kit/connection/findHosted.js'
export { findPairing } from '../kit/connection/findPairing.js'
export { findSignIn } from '../kit/connection/findSignIn.js'
export { createKit } from '../kit/createKit.js'
export type {
  EventHub,
  KitEvent,
  KitEventName,
  KitEvents,
} from '../kit/events.js'
export type { Kit } from '../kit/Kit.js'
export type { KitStores } from '../kit/KitStores.js'
export type {
  KitOptions,
  LogLevel,
  ResolvedOptions,
  WalletsOption,
} from '../kit/options.js'
export type {
  BoundSignIn,
  SignInFeature,
  SignInSteps,
} from '../kit/SignInFeature.js'
export { selectIsLoading, selectNetworkId } from '../kit/selectors.js'
export { invalidateAccount } from '../kit/transactions/invalidateAccount.js'
export type { WalletDownload } from '../policies/links/walletDownloads.js'
export type { WalletPlatform } from '../policies/links/walletPlatforms.js'
export type { WalletFeature } from '../policies/modal/walletFeatures.js'
export { judgeLabel, type NameRules } from '../policies/names/judgeLabel.js'
export { findLookAlike } from '../policies/transfer/lookAlike.js'
export type { ListedWallet } from '../policies/wallets/listedWallet.js'
export type {
  WalletChoices,
  WalletIdentity,
  WalletRule,
} from '../policies/wallets/walletVisibility.js'
export type {
  Connector,
  ConnectorEvent,
  ConnectorSession,
} from '../ports/Connector.js'
export type {
  BoundConnectorSource,
  ConnectorSource,
  ConnectorSourceEvent,
  ConnectorSourceParameters,
  NetworksInUse,
  PairingCapability,
} from '../ports/ConnectorSource.js'
export type {
  AccountAnswers,
  AccountReads,
  AccountSource,
  DataFeature,
  HistoryParameters,
  NativeBalance,
  ReadHistory,
  ReadParameters,
} from '../ports/DataSource.js'
export type { Clock, Environment, KeyValueStore } from '../ports/Environment.js'
export type { GasPrice, ReadGasPrice } from '../ports/GasSource.js'
export type {
  HostedEmailChange,
  HostedEmailChanges,
  HostedEmailStep,
  HostedLogin,
  HostedRequest,
  HostedStep,
  HostedWalletCapability,
  HostedWalletState,
} from '../ports/HostedWallet.js'
export type { LogoSource, LogoSubject } from '../ports/LogoSource.js'
export type { NameReads } from '../ports/NameReads.js'
export type * from '../ports/NameSource.js'
export type {
  BoundAdapter,
  Capabilities,
  NamespaceAdapter,
  ParseReceiver,
  SendPreparation,
} from '../ports/NamespaceAdapter.js'
export type { ProviderOf } from '../ports/ProviderOf.js'
export type {
  SignInChallenge,
  SignInProvider,
  SignInText,
} from '../ports/SignInProvider.js'
export type { SignedMessage, SignMessage } from '../ports/SignMessage.js'
export type {
  WalletDirectory,
  WalletPage,
  WalletQuery,
} from '../ports/WalletDirectory.js'
export type { StorageProblem } from '../storage/createStorage.js'
export type { StorageName } from '../storage/keys.js'
export type { AlertsState } from '../stores/alerts.js'
export {
  type ConnectionAttempt,
  type ConnectionsState,
  selectActive,
  selectConnected,
  selectConnection,
  selectIsConnected,
} from '../stores/connection/connections.js'
export { type ConnectorsState, findConnector } from '../stores/connectors.js'
export type { InvalidationsState } from '../stores/invalidations.js'
export type { LogosState } from '../stores/logos.js'
export type { ModalState } from '../stores/modal.js'
export type { NetworksState } from '../stores/networks.js'
export type { ReadableStore } from '../stores/ReadableStore.js'
export type { RouterState } from '../stores/router.js'
export type { SignInAttempt, SignInState } from '../stores/signIn.js'
export type {
  SnackbarMessage,
  SnackbarState,
  SnackbarVariant,
} from '../stores/snackbar.js'
export {
  type ThemeMode,
  type ThemeSource,
  type ThemeState,
  themeModes,
} from '../stores/theme.js'
export type { TransactionsState } from '../stores/transactions.js'
