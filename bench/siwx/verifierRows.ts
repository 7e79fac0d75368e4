import {
  bitcoinMainnet,
  cosmosHub,
  mainnet,
  polkadotRelay,
  solanaMainnet,
} from '@hasp/core/networks'
import { type SignatureProof, verifySignature } from '@hasp/core/siwx'
import { signatureVerify } from '@polkadot/util-crypto'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { encodeBase58 } from '../../packages/core/src/encoding/base58.js'
import { encodeBase64 } from '../../packages/core/src/encoding/base64.js'
import {
  bitcoinProof,
  cosmosKey,
  polkadotKey,
  solanaKey,
  text,
} from './keys.js'
import type { Peers } from './peers.js'
import { verifierTools } from './verifierTools.js'

/** One family, verified by us and by somebody else. */
export type VerifierRow = {
  readonly family: string
  readonly verify: () => Promise<boolean> | boolean
  readonly peer: string
  readonly verifyByPeer: () => Promise<boolean> | boolean
}

const own = (proof: Omit<SignatureProof, 'text'>) => async () =>
  (await verifySignature({ ...proof, text }, verifierTools)) === 'valid'

/** Signs once with a key of each family. */
export async function verifierRows(
  peers: Peers,
): Promise<readonly VerifierRow[]> {
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const { address } = account
  const signature = await account.signMessage({ message: text })
  const bytes = new TextEncoder().encode(text)
  const bitcoin = (type: 'p2wpkh' | 'p2tr'): VerifierRow => {
    const proof = bitcoinProof(type)
    const networkId = bitcoinMainnet.caipNetworkId
    return {
      family: `Bitcoin ${type} by BIP-322`,
      verify: own({ ...proof, networkId, form: 'bip322' }),
      peer: 'bip322-js',
      verifyByPeer: () =>
        peers.bitcoin.verifySignature(proof.address, text, proof.signature),
    }
  }
  return [
    {
      family: 'EVM key',
      verify: own({
        networkId: mainnet.caipNetworkId,
        form: 'text',
        ...{ address, signature },
      }),
      peer: 'viem',
      verifyByPeer: () => verifyMessage({ address, message: text, signature }),
    },
    {
      family: 'Solana',
      verify: own({
        networkId: solanaMainnet.caipNetworkId,
        form: 'text',
        address: solanaKey.address,
        signature: encodeBase58(solanaKey.signature),
      }),
      peer: '@solana/wallet-standard-util',
      verifyByPeer: () =>
        peers.solana({
          message: bytes,
          signedMessage: bytes,
          signature: solanaKey.signature,
          publicKey: solanaKey.publicKey,
        }),
    },
    bitcoin('p2wpkh'),
    bitcoin('p2tr'),
    {
      family: 'Cosmos ADR-36',
      verify: own({
        networkId: cosmosHub.caipNetworkId,
        form: 'adr36',
        address: cosmosKey.address,
        signature: encodeBase64(cosmosKey.signature),
        publicKey: encodeBase64(cosmosKey.publicKey),
      }),
      peer: '@keplr-wallet/cosmos',
      verifyByPeer: () =>
        peers.cosmos(
          'cosmos',
          cosmosKey.address,
          text,
          cosmosKey.publicKey,
          cosmosKey.signature,
        ),
    },
    {
      family: 'Polkadot sr25519',
      verify: own({
        networkId: polkadotRelay.caipNetworkId,
        form: 'wrappedBytes',
        ...polkadotKey,
      }),
      peer: '@polkadot/util-crypto (wasm)',
      verifyByPeer: () =>
        signatureVerify(
          `<Bytes>${text}</Bytes>`,
          polkadotKey.signature,
          polkadotKey.address,
        ).isValid,
    },
  ]
}
