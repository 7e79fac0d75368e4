import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, bech32 } from '@scure/base'
import { testSeed } from '../../namespaces/testSeed.js'
import { providerError } from '../../ProviderRpcError.js'
import type { NamespaceGate } from './NamespaceGate.js'

/** Chains that it knows without being told. */
const knownChains = [
  'cosmoshub-4',
  'osmosis-1',
  'osmo-test-5',
  'theta-testnet-001',
]

type DirectDocument = {
  bodyBytes: Uint8Array
  authInfoBytes: Uint8Array
  chainId: string
  accountNumber: bigint | number | string | { toString(): string }
}

/** A wallet of cosmos, in the shape that Keplr gave to all of them. */
export function createKeplr(gate: NamespaceGate) {
  const chains = new Set(knownChains)

  const requireChains = (wanted: string | readonly string[]) => {
    for (const chain of [wanted].flat())
      if (!chains.has(chain))
        throw new Error(`There is no chain info for ${chain}`)
  }
  const ask = async (method: string, chainId: string, params: object) => {
    requireChains(chainId)
    return await gate.ask(method, `cosmos:${chainId}`, params)
  }
  const signAmino = (chainId: string, signerAddress: string, signDoc: object) =>
    ask('cosmos_signAmino', chainId, { signerAddress, signDoc })

  return {
    version: '0.12.0',
    mode: 'extension',
    async enable(wanted: string | readonly string[]) {
      requireChains(wanted)
      await gate.connect()
    },
    async disable() {
      gate.revoke()
    },
    async getKey(chainId: string) {
      requireChains(chainId)
      const index = gate.accountIndex()
      const bech32Address = gate.address(chainId)
      if (index === undefined || !bech32Address) throw providerError(4100)
      return {
        name: 'Dev account',
        algo: 'secp256k1',
        pubKey: secp256k1.getPublicKey(testSeed('cosmos', index)),
        address: addressBytes(bech32Address),
        bech32Address,
        isNanoLedger: false,
        isKeystone: false,
      }
    },
    async experimentalSuggestChain({ chainId }: { chainId: string }) {
      chains.add(chainId)
    },
    signAmino,
    async signArbitrary(chainId: string, signer: string, data: string) {
      const signed = await signAmino(
        chainId,
        signer,
        textDocument(signer, data),
      )
      if (typeof signed === 'object' && signed && 'signature' in signed)
        return signed.signature
      throw providerError(-32603)
    },
    async signDirect(
      chainId: string,
      signer: string,
      document: DirectDocument,
    ) {
      const { accountNumber, authInfoBytes, bodyBytes } = document
      const signed = await ask('cosmos_signDirect', chainId, {
        signerAddress: signer,
        signDoc: {
          bodyBytes: base64.encode(Uint8Array.from(bodyBytes)),
          authInfoBytes: base64.encode(Uint8Array.from(authInfoBytes)),
          chainId,
          accountNumber: `${accountNumber}`,
        },
      })
      if (typeof signed === 'object' && signed && 'signature' in signed)
        return { signed: document, signature: signed.signature }
      throw providerError(-32603)
    },
  }
}

/** ADR-36: a text as a document that no chain would take. */
function textDocument(signer: string, data: string) {
  return {
    account_number: '0',
    chain_id: '',
    fee: { amount: [], gas: '0' },
    memo: '',
    msgs: [
      {
        type: 'sign/MsgSignData',
        value: { data: base64.encode(new TextEncoder().encode(data)), signer },
      },
    ],
    sequence: '0',
  }
}

function addressBytes(address: string): Uint8Array {
  const [prefix = ''] = address.split('1')
  const { words } = bech32.decode(
    `${prefix}1${address.slice(prefix.length + 1)}`,
  )
  return bech32.fromWords(words)
}
