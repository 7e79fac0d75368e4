import type { Namespace } from '../../entities/network/namespace.js'
import type { Network } from '../../entities/network/network.js'
import type { ProposedNamespace } from '../../ports/WalletConnectClient.js'

const events = ['accountsChanged', 'chainChanged']

/**
 * What a site may ask of a wallet, by namespace (WalletConnect RPC reference).
 */
const methods: { readonly [namespace in Namespace]: readonly string[] } = {
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  polkadot: ['polkadot_signTransaction', 'polkadot_signMessage'],
  cosmos: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
}

/**
 * What a session is proposed for: every namespace of the networks, all of it
 * optional, so that a wallet which lacks one is no reason to refuse.
 * @example requestedNamespaces([mainnet]).eip155?.chains // ['eip155:1']
 */
export function requestedNamespaces(networks: readonly Network[]): {
  readonly [namespace in Namespace]?: ProposedNamespace
} {
  const namespaces = new Set(
    networks.map(({ chainNamespace }) => chainNamespace),
  )
  return Object.fromEntries(
    [...namespaces].map((namespace) => [
      namespace,
      {
        chains: networks
          .filter(({ chainNamespace }) => chainNamespace === namespace)
          .map(({ caipNetworkId }) => caipNetworkId),
        methods: methods[namespace],
        events,
      },
    ]),
  )
}
