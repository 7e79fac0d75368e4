export { createKit } from '@hasp/core'
export { shortenAddress } from '../addresses/shortenAddress.js'
export { AccountButton } from '../buttons/AccountButton.js'
export { ConnectButton } from '../buttons/ConnectButton.js'
export { NetworkButton } from '../buttons/NetworkButton.js'
export { WalletButton } from '../buttons/WalletButton.js'
export type { KitQuery } from '../hooks/data/KitQuery.js'
export {
  type ActivityQuery,
  useActivity,
} from '../hooks/data/useActivity.js'
export { useLogo } from '../hooks/data/useLogo.js'
export { useName } from '../hooks/data/useName.js'
export {
  type NameRegistration,
  useNameRegistration,
} from '../hooks/data/useNameRegistration.js'
export { useNativeBalance } from '../hooks/data/useNativeBalance.js'
export { usePortfolio } from '../hooks/data/usePortfolio.js'
export {
  type SendFlow,
  type SendPhase,
  useSendFlow,
} from '../hooks/data/useSendFlow.js'
export {
  type HostedWalletHandle,
  useHostedWallet,
} from '../hooks/hosted/useHostedWallet.js'
export {
  type HostedRequests,
  useRequests,
} from '../hooks/hosted/useRequests.js'
export type { SendIssue } from '../hooks/internal/send/findSendIssue.js'
export {
  type PairingHandle,
  type PairingOptions,
  usePairing,
} from '../hooks/pairing/usePairing.js'
export { usePreparedPairing } from '../hooks/pairing/usePreparedPairing.js'
export { type Action, useAction } from '../hooks/useAction.js'
export {
  type AddressBook,
  type AddressBookEntry,
  type AddressBookImport,
  type LeftOut,
  type LeftOutReason,
  useAddressBook,
} from '../hooks/useAddressBook.js'
export { type Approvals, useApprovals } from '../hooks/useApprovals.js'
export {
  type ConnectFlow,
  type ConnectFlowOptions,
  useConnectFlow,
} from '../hooks/useConnectFlow.js'
export { type Disconnect, useDisconnect } from '../hooks/useDisconnect.js'
export { type ForgetDevice, useForgetDevice } from '../hooks/useForgetDevice.js'
export { useKit } from '../hooks/useKit.js'
export { useKitCookie } from '../hooks/useKitCookie.js'
export {
  type ErrorDescription,
  type ErrorTone,
  useKitError,
} from '../hooks/useKitError.js'
export { useKitEvents } from '../hooks/useKitEvents.js'
export { useKitLocale } from '../hooks/useKitLocale.js'
export {
  type KitModalHandle,
  type OpenOptions,
  useKitModal,
} from '../hooks/useKitModal.js'
export { useKitOptions } from '../hooks/useKitOptions.js'
export { useKitRoute } from '../hooks/useKitRoute.js'
export { useKitTheme } from '../hooks/useKitTheme.js'
export { type NetworkState, useNetwork } from '../hooks/useNetwork.js'
export {
  type Notifications,
  useNotifications,
} from '../hooks/useNotifications.js'
export { type Receive, useReceive } from '../hooks/useReceive.js'
export { useRequireNetwork } from '../hooks/useRequireNetwork.js'
export { type SignInHandle, useSignIn } from '../hooks/useSignIn.js'
export { useStore } from '../hooks/useStore.js'
export { useTrackTransaction } from '../hooks/useTrackTransaction.js'
export {
  type ConnectedWallet,
  useWallet,
  type WalletState,
} from '../hooks/useWallet.js'
export { useWalletFeatures } from '../hooks/useWalletFeatures.js'
export {
  type ConnectedWallets,
  useConnectedWallets,
  type WalletEntry,
} from '../hooks/wallets/useConnectedWallets.js'
export {
  type ConnectRow,
  type ConnectRows,
  useConnectRows,
} from '../hooks/wallets/useConnectRows.js'
export {
  type DetectedWallet,
  type DetectedWallets,
  useDetectedWallets,
} from '../hooks/wallets/useDetectedWallets.js'
export {
  type DirectoryWallet,
  useDirectoryWallet,
} from '../hooks/wallets/useDirectoryWallet.js'
export {
  useWalletDirectory,
  type WalletDirectoryParameters,
  type WalletDirectoryResult,
} from '../hooks/wallets/useWalletDirectory.js'
export { useWalletFilter } from '../hooks/wallets/useWalletFilter.js'
export {
  useWalletLinks,
  type WalletLinkOptions,
} from '../hooks/wallets/useWalletLinks.js'
export type { MessageOverrides } from '../i18n/MessageOverrides.js'
export { KitProvider } from '../KitProvider.js'
export { KitTheme } from '../KitTheme.js'
export { EmbeddedKit } from '../modal/EmbeddedKit.js'
export { SignedIn } from '../SignedIn.js'
export type {
  AvatarProps,
  OwnView,
  OwnViewProps,
  Slots,
} from '../Slots.js'
export { type ClassNames, type PartName, parts } from '../theme/parts.js'
