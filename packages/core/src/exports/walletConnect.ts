export {
  type WalletConnectOptions,
  walletConnect,
} from '../connectors/walletConnect/walletConnect.js'
export type { Cacao } from '../entities/signIn/cacao.js'
export type {
  AuthenticateRequest,
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
