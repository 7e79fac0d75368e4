import { createPublicKey, verify } from 'node:crypto'
import {
  pubkeyToAddress,
  type StdSignDoc,
  serializeSignDoc,
} from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, Sha256 } from '@cosmjs/crypto'
import { fromBase64, toBase64 } from '@cosmjs/encoding'
import { describe, expect, it } from 'vitest'
import type { CosmosSignature } from '../../ports/CosmosProvider.js'
import { codeOf } from '../../testing/codeOf.js'
import { cosmosNetworks } from '../../testing/cosmos/cosmosNetworks.js'
import { arbitraryDocument } from '../../testing/cosmos/encodeDocuments.js'
import {
  cosmosKeys,
  setUpCosmos as setUp,
} from '../../testing/cosmos/setUpCosmos.js'

const [hub, osmosis] = cosmosNetworks
const [ada, bo] = cosmosKeys

async function connected() {
  const setup = setUp({ networks: [hub, osmosis] })
  const { connector, signal } = setup
  await connector.connect({ signal })
  connector.listen(() => undefined, signal)
  return setup
}

/** By cosmjs, and by OpenSSL; the key is the one of the address. */
async function isSigned(
  bytes: Uint8Array,
  { pub_key: key, signature }: CosmosSignature,
  address: string,
): Promise<boolean> {
  const raw = fromBase64(key.value)
  const isSignedByCosmjs = await Secp256k1.verifySignature(
    Secp256k1Signature.fromFixedLength(fromBase64(signature)),
    new Sha256(bytes).digest(),
    raw,
  )
  const point = Secp256k1.uncompressPubkey(raw)
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'secp256k1',
      x: Buffer.from(point.slice(1, 33)).toString('base64url'),
      y: Buffer.from(point.slice(33)).toString('base64url'),
    },
  })
  const isSignedByOpenSsl = verify(
    'sha256',
    bytes,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    fromBase64(signature),
  )
  expect(isSignedByOpenSsl).toBe(isSignedByCosmjs)
  const prefix = address.replace(/1.*/, '')
  return isSignedByCosmjs && pubkeyToAddress(key, prefix) === address
}

const arbitrary = (address: string, data: string) =>
  serializeSignDoc(arbitraryDocument(address, data) as StdSignDoc)

const amino = (chainId: string): StdSignDoc => ({
  chain_id: chainId,
  account_number: '7',
  sequence: '1',
  fee: { gas: '200000', amount: [{ amount: '1000', denom: 'uatom' }] },
  msgs: [
    {
      type: 'cosmos-sdk/MsgSend',
      value: {
        from_address: ada.address('cosmos'),
        to_address: bo.address('cosmos'),
        amount: [{ amount: '1', denom: 'uatom' }],
      },
    },
  ],
  memo: 'a & b < c',
})

describe('[R1.9] signing', () => {
  it('signs texts by the account in use, before and after a change', async () => {
    const { clock, provider, wallet } = await connected()
    for (const [index, key] of cosmosKeys.entries()) {
      wallet.choose(index)
      await clock.advance(100)
      const address = key.address('cosmos')
      const signature = await provider.signArbitrary({ data: 'Grüße', address })
      const bytes = arbitrary(address, 'Grüße')
      expect(await isSigned(bytes, signature, address)).toBe(true)
      const other = arbitrary(address, 'Grüsse')
      expect(await isSigned(other, signature, address)).toBe(false)
    }
  })

  it('signs texts by the account of the network in use', async () => {
    const { connector, provider, signal } = await connected()
    await connector.switchNetwork({ network: osmosis, signal })
    const address = ada.address('osmo')
    const signature = await provider.signArbitrary({ data: 'Hello' })
    const bytes = arbitrary(address, 'Hello')
    expect(await isSigned(bytes, signature, address)).toBe(true)
  })

  it('signs documents of amino', async () => {
    const { provider } = await connected()
    const document = amino('cosmoshub-4')
    const { signature, signed } = await provider.signAmino({ document })
    expect(signed).toEqual(document)
    const bytes = serializeSignDoc(document)
    expect(await isSigned(bytes, signature, ada.address('cosmos'))).toBe(true)
  })

  it('signs documents of protobuf', async () => {
    const { provider } = await connected()
    const document = {
      bodyBytes: toBase64(Uint8Array.of(10, 2, 8, 1)),
      authInfoBytes: toBase64(Uint8Array.of(18, 4, 16, 192, 154, 12)),
      chainId: 'cosmoshub-4',
      accountNumber: '300',
    }
    const { signature, signed } = await provider.signDirect({ document })
    expect(signed).toEqual(document)
    // Written by hand: two byte strings, a text, a number of two bytes.
    const bytes = Uint8Array.from([
      ...[10, 4, 10, 2, 8, 1],
      ...[18, 6, 18, 4, 16, 192, 154, 12],
      ...[26, 11, ...new TextEncoder().encode('cosmoshub-4')],
      ...[32, 172, 2],
    ])
    expect(await isSigned(bytes, signature, ada.address('cosmos'))).toBe(true)
  })

  it('asks nothing for another account, another network, or when over', async () => {
    const { connector, provider, signal, wallet } = await connected()
    const prompts = wallet.prompts()
    const address = bo.address('cosmos')
    expect(await codeOf(provider.signArbitrary({ data: 'x', address }))).toBe(
      'WALLET_UNAUTHORIZED',
    )
    const elsewhere = provider.signAmino({ document: amino('osmosis-1') })
    expect(await codeOf(elsewhere)).toBe('CHAIN_NOT_SUPPORTED')
    await connector.disconnect({ signal })
    for (const signing of [
      provider.signArbitrary({ data: 'x' }),
      provider.signAmino({ document: {} }),
    ])
      expect(await codeOf(signing)).toBe('WALLET_DISCONNECTED')
    expect(wallet.prompts()).toBe(prompts)
  })

  it('[R8.30] tells a refusal, refuses junk, and ends with its signal', async () => {
    const { clock, provider, wallet } = await connected()
    const sign = (signal?: AbortSignal) =>
      codeOf(provider.signArbitrary({ data: 'x', signal }))
    wallet.decide('sign', { type: 'reject' })
    expect(await sign()).toBe('USER_REJECTED')
    const key = { type: 't', value: 'AA==' }
    for (const value of [
      null,
      {},
      'x',
      { signature: 'AA==' },
      { signature: '?', pub_key: key },
      { signature: 'AA==', pub_key: { type: 1, value: 'AA==' } },
    ]) {
      wallet.decide('sign', { type: 'give', value })
      expect(await sign()).toBe('WALLET_ANSWER_INVALID')
      const document = amino('')
      expect(await codeOf(provider.signAmino({ document }))).toBe(
        'WALLET_ANSWER_INVALID',
      )
    }
    wallet.decide('sign', { type: 'never' })
    const controller = new AbortController()
    const signing = sign(controller.signal)
    await clock.advance(60_000)
    controller.abort()
    expect(await signing).toBe('CANCELLED')
  })

  it('says so when the wallet cannot sign like that', async () => {
    const { provider, wallet } = await connected()
    delete wallet.provider.signArbitrary
    delete wallet.provider.signAmino
    delete wallet.provider.signDirect
    const direct = {
      bodyBytes: '',
      authInfoBytes: '',
      chainId: 'cosmoshub-4',
      accountNumber: '0',
    }
    for (const signing of [
      provider.signArbitrary({ data: 'x' }),
      provider.signAmino({ document: {} }),
      provider.signDirect({ document: direct }),
    ])
      expect(await codeOf(signing)).toBe('UNSUPPORTED_METHOD')
  })
})
