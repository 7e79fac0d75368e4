import {
  bitcoinMainnet,
  cosmosHub,
  mainnet,
  polkadotRelay,
  solanaMainnet,
} from '@hasp/core/networks'
import {
  bitcoinSignatures,
  cosmosSignatures,
  evmSignatures,
  polkadotSignatures,
  solanaSignatures,
} from '@hasp/core/siwx'

/** No key is one of a contract, so that no node is asked. */
const withoutNodes = { ...mainnet, rpcUrls: { default: { http: [] } } }

/** Our verifiers of all families. */
export const verifierTools = {
  networks: [
    withoutNodes,
    solanaMainnet,
    bitcoinMainnet,
    polkadotRelay,
    cosmosHub,
  ],
  verifiers: [
    evmSignatures(),
    solanaSignatures(),
    bitcoinSignatures(),
    polkadotSignatures(),
    cosmosSignatures(),
  ],
}
