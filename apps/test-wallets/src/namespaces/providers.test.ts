import { connect, defineNetwork, getProvider, type Namespace } from '@hasp/core'
import { createTestKit, fakePhoneClient, mockAdapter } from '@hasp/core/testing'
import { walletConnect } from '@hasp/core/walletConnect'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import { getPublicKey, secretFromSeed, verify } from '@scure/sr25519'
import { describe, expect, it } from 'vitest'
import { grantNamespaces } from '../phone/grantNamespaces.js'
import { testSeed } from './testSeed.js'
import type { RequestContext } from './WalletNamespace.js'
import { walletNamespaces } from './walletNamespaces.js'

const networks = (
  [
    ['solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['bip122', '000000000019d6689c085ae165831e93'],
    ['polkadot', '91b171bb158e2d3848fa23a9f1c25182'],
    ['cosmos', 'cosmoshub-4'],
  ] as const
).map(([chainNamespace, id]) =>
  defineNetwork({
    id,
    name: chainNamespace,
    chainNamespace,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 8 },
    rpcUrls: { default: { http: [] } },
  }),
)

/** A site that the phone's namespaces answer as the phone wallet does. */
async function connectPhone<provider>(namespace: Namespace) {
  const setup = {
    knownChains: () => [],
    signerOf: () => 0,
    goToChain: async () => undefined,
    addChain: () => undefined,
  } as unknown as RequestContext
  const phone = fakePhoneClient()
  phone.answer(async ({ chainId, method, params }) => {
    const namespace = chainId.split(':')[0] as Namespace
    const prepare = walletNamespaces[namespace].methods[method]
    const prepared = await prepare?.({ chainId, method, params }, setup)
    return await prepared?.fulfil()
  })
  const { kit } = createTestKit({
    adapters: networks.map(({ chainNamespace: namespace }) =>
      mockAdapter({ namespace }),
    ),
    networks,
    connectors: [
      walletConnect({
        relayUrl: 'wss://relay.example',
        client: phone.create,
      }),
    ],
  })
  connect(kit, { connectorId: 'walletConnect' }).catch(() => undefined)
  await expect.poll(() => phone.proposals.length).toBe(1)
  await expect.poll(() => phone.pairings.length).toBe(1)
  const asked = phone.proposals[0]?.optionalNamespaces ?? {}
  phone.last().approve({
    namespaces: grantNamespaces({
      asked: [asked as never],
      accountIndex: 0,
      chains: networks.map(({ caipNetworkId }) => caipNetworkId),
    }) as never,
  })
  await expect.poll(() => getProvider(kit, { namespace })).toBeDefined()
  return getProvider(kit, { namespace }) as provider
}

describe('what the phone signs for a site, namespace by namespace', () => {
  it('[R1.6] is verified for Solana', async () => {
    const provider = await connectPhone<{
      address?: string
      signMessage(p: { message: Uint8Array }): Promise<Uint8Array>
    }>('solana')
    const message = utf8ToBytes('Hello')
    const signature = await provider.signMessage({ message })
    const key = base58.decode(provider.address ?? '')
    expect(ed25519.verify(signature, message, key)).toBe(true)
  })

  it('[R1.7] is verified for Bitcoin', async () => {
    const provider = await connectPhone<{
      signMessage(p: { message: string }): Promise<string>
    }>('bip122')
    const signature = base64.decode(
      await provider.signMessage({ message: 'Hello' }),
    )
    signature[0] = (signature[0] ?? 0) - 39
    const text = utf8ToBytes('\x18Bitcoin Signed Message:\n\x05Hello')
    const hash = sha256(sha256(text))
    expect(
      secp256k1.recoverPublicKey(signature, hash, { prehash: false }),
    ).toEqual(secp256k1.getPublicKey(testSeed('bip122', 0)))
  })

  it('[R1.8] is verified for Polkadot', async () => {
    const provider = await connectPhone<{
      signRaw(p: { data: string }): Promise<string>
    }>('polkadot')
    const data = `0x${bytesToHex(utf8ToBytes('Hello'))}` as const
    const signature = await provider.signRaw({ data })
    const key = getPublicKey(secretFromSeed(testSeed('polkadot', 0)))
    const wrapped = utf8ToBytes('<Bytes>Hello</Bytes>')
    expect(verify(wrapped, hexToBytes(signature.slice(2)), key)).toBe(true)
  })

  it('[R1.9] is verified for Cosmos', async () => {
    const provider = await connectPhone<{
      signArbitrary(p: {
        data: string
      }): Promise<{ pub_key: { value: string }; signature: string }>
    }>('cosmos')
    const { pub_key, signature } = await provider.signArbitrary({
      data: 'Hello',
    })
    const key = base64.decode(pub_key.value)
    const signer = walletNamespaces.cosmos.address(0, 'cosmoshub-4')
    // ADR-36, sorted and without spaces.
    const document =
      '{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},' +
      '"memo":"","msgs":[{"type":"sign/MsgSignData","value":' +
      `{"data":"SGVsbG8=","signer":"${signer}"}}],"sequence":"0"}`
    expect(
      secp256k1.verify(base64.decode(signature), utf8ToBytes(document), key),
    ).toBe(true)
    expect(key).toEqual(secp256k1.getPublicKey(testSeed('cosmos', 0)))
  })
})
