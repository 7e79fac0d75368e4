import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base64, bech32 } from '@scure/base'
import { getPublicKey, secretFromSeed, verify } from '@scure/sr25519'
import { verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import { chainReference } from './chainReference.js'
import { testSeed } from './testSeed.js'
import type { RequestContext } from './WalletNamespace.js'
import { walletNamespaces } from './walletNamespaces.js'

const moves: number[] = []
const setup: RequestContext = {
  knownChains: () => [
    { id: 31337, name: 'Hasp Local', rpcUrl: 'http://localhost:1' },
  ],
  nodeUrlOf: () => undefined,
  signerOf: () => 0,
  goToChain: async (chainId) => {
    moves.push(chainId)
  },
  addChain: () => undefined,
}

const chains = {
  eip155: 'eip155:31337',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  cosmos: 'cosmos:cosmoshub-4',
} as const

const addressOf = (namespace: keyof typeof chains) =>
  walletNamespaces[namespace].address(0, chainReference(chains[namespace]))

async function answer(
  namespace: keyof typeof chains,
  method: string,
  params: unknown,
) {
  const request = { chainId: chains[namespace], method, params }
  const prepare = walletNamespaces[namespace].methods[method]
  const prepared = await prepare?.(request, setup)
  return { prepared, result: await prepared?.fulfil() }
}

describe('the namespaces of the phone wallet', () => {
  it('have addresses as their chains write them', () => {
    expect(
      [0, 1, 2].map((index) => walletNamespaces.eip155.address(index, '')),
    ).toEqual(testAccounts.slice(3, 6))
    expect(base58.decode(addressOf('solana'))).toHaveLength(32)
    expect(addressOf('bip122')).toMatch(/^bc1q[02-9ac-hj-np-z]{38}$/)
    expect(addressOf('polkadot')).toMatch(/^1[1-9A-HJ-NP-Za-km-z]{46,47}$/)
    expect(
      bech32.decode(addressOf('cosmos') as `cosmos1${string}`).prefix,
    ).toBe('cosmos')
    const own = Object.values(walletNamespaces).flatMap((namespace) =>
      [0, 1, 2].map((index) => namespace.address(index, '')),
    )
    expect(new Set(own).size).toBe(15)
  })

  it('sign messages of EVM that others verify', async () => {
    const { prepared, result } = await answer('eip155', 'personal_sign', [
      '0x48656c6c6f',
      testAccounts[3],
    ])
    expect(prepared?.text).toBe('Hello')
    const signature = result as `0x${string}`
    const address = testAccounts[3]
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(
      true,
    )
  })

  it('sign typed data for their own chain only', async () => {
    const data = {
      domain: { name: 'Site', chainId: 31337 },
      primaryType: 'Note',
      types: { Note: [{ name: 'text', type: 'string' }] },
      message: { text: 'Hello' },
    } as const
    const address = testAccounts[3]
    const sign = (one: object) =>
      answer('eip155', 'eth_signTypedData_v4', [address, JSON.stringify(one)])
    const { result } = await sign(data)
    const signature = result as `0x${string}`
    expect(await verifyTypedData({ ...data, address, signature })).toBe(true)
    await expect(sign({ ...data, domain: { chainId: 1 } })).rejects.toThrow(
      'another network',
    )
    await expect(sign({})).rejects.toThrow('no typed data')
  })

  it('move to networks that they know', async () => {
    const go = (chainId: string) =>
      answer('eip155', 'wallet_switchEthereumChain', [{ chainId }])
    expect((await go('0x7a69')).result).toBe(null)
    expect(moves).toEqual([31337])
    await expect(go('0x1')).rejects.toMatchObject({ code: 4902 })
  })

  it('sign messages of Solana', async () => {
    const message = utf8ToBytes('Hello')
    const { result } = await answer('solana', 'solana_signMessage', {
      message: base58.encode(message),
      pubkey: addressOf('solana'),
    })
    const { signature } = result as { signature: string }
    const key = base58.decode(addressOf('solana'))
    expect(ed25519.verify(base58.decode(signature), message, key)).toBe(true)
  })

  it('sign messages of Bitcoin, with the key to be recovered', async () => {
    const { result } = await answer('bip122', 'signMessage', {
      account: addressOf('bip122'),
      message: 'Hello',
    })
    const answered = result as { signature: string; messageHash: string }
    const hash = hexToBytes(answered.messageHash)
    const signature = hexToBytes(answered.signature)
    signature[0] = (signature[0] ?? 0) - 39
    expect(
      secp256k1.recoverPublicKey(signature, hash, { prehash: false }),
    ).toEqual(secp256k1.getPublicKey(testSeed('bip122', 0)))
    expect(hash).toEqual(
      sha256(sha256(utf8ToBytes('\x18Bitcoin Signed Message:\n\x05Hello'))),
    )
  })

  it('sign messages of Polkadot, wrapped', async () => {
    const { result } = await answer('polkadot', 'polkadot_signMessage', {
      address: addressOf('polkadot'),
      message: 'Hello',
    })
    const { signature } = result as { signature: string }
    const key = getPublicKey(secretFromSeed(testSeed('polkadot', 0)))
    const wrapped = utf8ToBytes('<Bytes>Hello</Bytes>')
    expect(verify(wrapped, hexToBytes(signature.slice(2)), key)).toBe(true)
  })

  it('sign documents of Cosmos in their canonical form', async () => {
    const { result } = await answer('cosmos', 'cosmos_signAmino', {
      signerAddress: addressOf('cosmos'),
      signDoc: { sequence: '0', memo: 'a<b', fee: { gas: '1', amount: [] } },
    })
    const { signature } = result as {
      signature: { signature: string; pub_key: { value: string } }
    }
    const canonical =
      '{"fee":{"amount":[],"gas":"1"},"memo":"a\\u003cb","sequence":"0"}'
    expect(
      secp256k1.verify(
        base64.decode(signature.signature),
        utf8ToBytes(canonical),
        base64.decode(signature.pub_key.value),
      ),
    ).toBe(true)
  })
})
