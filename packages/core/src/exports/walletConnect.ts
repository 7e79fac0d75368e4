export {
  type WalletConnectOptions,
  walletConnect,
} from '../connectors/walletConnect/walletConnect.js'
export type {
  AuthenticateRequest,
  Cacao,
  Pairing,
  PeerMetadata,
  ProposedNamespace,
  SessionNamespace,
  SessionRequest,
  WalletConnectClient,
  WalletConnectClientFactory,
  WalletConnectEvent,
  WalletConnectSession,
} from '../ports/WalletConnectClient.js'
