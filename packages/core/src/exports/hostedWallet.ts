export {
  type HostedWalletOptions,
  hostedWallet,
} from '../connectors/hostedWallet/hostedWallet.js'
export type {
  HostedWalletClient,
  HostedWalletClientFactory,
  HostedWalletClientParameters,
} from '../ports/HostedWallet.js'
