import { ed25519 } from '@noble/curves/ed25519'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { describe, expect, it } from 'vitest'
import { connect } from '../../../actions/connection/connect.js'
import { getProvider } from '../../../actions/connection/getProvider.js'
import { encodeBase58 } from '../../../encoding/base58.js'
import { decodeBase64, encodeBase64 } from '../../../encoding/base64.js'
import type { Namespace } from '../../../entities/network/namespace.js'
import { defineNetwork } from '../../../entities/network/network.js'
import { KitError } from '../../../errors/KitError.js'
import type { BitcoinProvider } from '../../../ports/BitcoinProvider.js'
import type { CosmosProvider } from '../../../ports/CosmosProvider.js'
import type { PolkadotProvider } from '../../../ports/PolkadotProvider.js'
import type { SolanaProvider } from '../../../ports/SolanaProvider.js'
import type { SessionRequest } from '../../../ports/WalletConnectClient.js'
import { codeOf } from '../../../testing/codeOf.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { mockAdapter } from '../../../testing/mockAdapter.js'
import { fakePhoneClient } from '../../../testing/walletConnect/fakePhoneClient.js'
import { walletConnect } from '../walletConnect.js'

type Providers = {
  solana: SolanaProvider
  bip122: BitcoinProvider
  polkadot: PolkadotProvider
  cosmos: CosmosProvider
}

/** A key that anybody knows. */
const secret = new Uint8Array(32).fill(7)
const publicKey = ed25519.getPublicKey(secret)
const accounts = {
  solana: encodeBase58(publicKey),
  bip122: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  polkadot: '15UyNqZ7NB1QQVpY9xv7VGwkxtvXePKihFHx8kH4VgEcS1gU',
  cosmos: 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq',
}
const chains = {
  solana: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: '000000000019d6689c085ae165831e93',
  polkadot: '91b171bb158e2d3848fa23a9f1c25182',
  cosmos: 'cosmoshub-4',
}

/**
 * A site that is connected in one namespace to a phone which the test decides.
 */
async function setUp<namespace extends keyof Providers>(
  namespace: namespace,
  methods: readonly string[] = [],
  answer: (request: SessionRequest) => unknown = () => undefined,
) {
  const network = defineNetwork({
    id: chains[namespace],
    name: 'Chain',
    chainNamespace: namespace satisfies Namespace,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 8 },
    rpcUrls: { default: { http: [] } },
  })
  const phone = fakePhoneClient()
  phone.answer(answer)
  const opened: string[] = []
  const window = Object.assign(new EventTarget(), {
    open: (link: string) => opened.push(link),
  })
  const { kit } = createTestKit(
    {
      adapters: [mockAdapter({ namespace })],
      networks: [network],
      connectors: [
        walletConnect({
          relayUrl: 'wss://relay.example',
          client: phone.create,
        }),
      ],
    },
    { window, environment: { isMobile: () => true } },
  )
  const connecting = connect(kit, { connectorId: 'walletConnect' })
  await expect.poll(() => phone.pairings.length).toBe(1)
  const granted = {
    accounts: [`${network.caipNetworkId}:${accounts[namespace]}`],
    chains: [network.caipNetworkId],
    methods,
    events: [],
  }
  phone.last().approve({ namespaces: { [namespace]: granted } })
  await connecting
  return {
    phone,
    /** The links that brought the wallet's app to the front. */
    opened,
    networkId: network.caipNetworkId,
    provider: getProvider(kit, { namespace }) as Providers[namespace],
  }
}

/** A transfer of nothing, with room for one signature. */
function transactionOf({ isVersioned = false, signers = [publicKey] } = {}) {
  return concatBytes(
    Uint8Array.of(signers.length),
    new Uint8Array(64 * signers.length),
    isVersioned ? Uint8Array.of(0x80) : new Uint8Array(),
    Uint8Array.of(signers.length, 0, 1, signers.length + 1),
    ...signers,
    new Uint8Array(32),
    new Uint8Array(32).fill(9),
    Uint8Array.of(0),
  )
}

describe('Solana over a session', () => {
  const message = utf8ToBytes('Hello')
  const sign = (bytes: Uint8Array) => encodeBase58(ed25519.sign(bytes, secret))

  it('[R1.6] signs a message, which others verify', async () => {
    const { networkId, phone, provider } = await setUp('solana', [], () => ({
      signature: sign(message),
    }))
    const signature = await provider.signMessage({ message })
    expect(ed25519.verify(signature, message, publicKey)).toBe(true)
    expect(provider.address).toBe(accounts.solana)
    expect(phone.requests).toMatchObject([
      {
        chainId: networkId,
        method: 'solana_signMessage',
        params: { message: encodeBase58(message), pubkey: accounts.solana },
      },
    ])
  })

  it.each([false, true])(
    'puts a lone signature in its place (versioned: %s)',
    async (isVersioned) => {
      const { provider } = await setUp('solana', [], ({ params }) => {
        const { transaction } = params as { transaction: string }
        const bytes = decodeBase64(transaction) ?? new Uint8Array()
        return { signature: sign(bytes.subarray(1 + 2 * 64)) }
      })
      const other = ed25519.getPublicKey(new Uint8Array(32).fill(8))
      const transaction = transactionOf({
        isVersioned,
        signers: [other, publicKey],
      })
      const signed = await provider.signTransaction({ transaction })
      const body = signed.subarray(129)
      expect(body).toEqual(transaction.subarray(129))
      expect(signed.subarray(1, 65)).toEqual(new Uint8Array(64))
      expect(ed25519.verify(signed.subarray(65, 129), body, publicKey)).toBe(
        true,
      )
    },
  )

  it('takes the whole transaction where the wallet gives it', async () => {
    const transaction = transactionOf()
    const signed = Uint8Array.from(transaction).fill(5, 1, 65)
    const { provider } = await setUp('solana', [], () => ({
      signature: sign(transaction),
      transaction: encodeBase64(signed),
    }))
    expect(await provider.signTransaction({ transaction })).toEqual(signed)
  })

  it('signs several at once, or one after the other', async () => {
    const transactions = [transactionOf(), transactionOf({ isVersioned: true })]
    const answer = ({ params }: SessionRequest) => params
    const all = 'solana_signAllTransactions'
    const first = await setUp('solana', [all], answer)
    expect(await first.provider.signAllTransactions({ transactions })).toEqual(
      transactions,
    )
    expect(first.phone.requests.map(({ method }) => method)).toEqual([all])
    const second = await setUp('solana', [], answer)
    expect(await second.provider.signAllTransactions({ transactions })).toEqual(
      transactions,
    )
    expect(second.phone.requests.map(({ method }) => method)).toEqual([
      'solana_signTransaction',
      'solana_signTransaction',
    ])
  })

  it('sends through wallets that send', async () => {
    const signature = sign(message)
    const method = 'solana_signAndSendTransaction'
    const { networkId, provider } = await setUp('solana', [method], () => ({
      signature,
    }))
    const transaction = transactionOf()
    expect(
      await provider.signAndSendTransaction?.({ networkId, transaction }),
    ).toBe(signature)
    const plain = await setUp('solana')
    expect(plain.provider.signAndSendTransaction).toBeUndefined()
  })

  it('error: asks for no network that the wallet did not approve', async () => {
    const { phone, provider } = await setUp('solana')
    const signing = provider.signTransaction({
      transaction: transactionOf(),
      networkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    })
    expect(await codeOf(signing)).toBe('UNSUPPORTED_CHAIN')
    expect(phone.requests).toEqual([])
  })

  it.each([
    undefined,
    null,
    'text',
    {},
    { signature: 1 },
    { signature: '0OIl' },
    { signature: encodeBase58(new Uint8Array(63).fill(1)) },
    { transaction: 'no base64!' },
    { transaction: encodeBase64(new Uint8Array(10)) },
    { transactions: [encodeBase64(transactionOf())] },
  ])('error: %o is no answer', async (answer) => {
    const all = 'solana_signAllTransactions'
    const { provider } = await setUp('solana', [all], () => answer)
    const transaction = transactionOf()
    const transactions = [transaction, transaction]
    for (const asking of [
      provider.signMessage({ message }),
      provider.signTransaction({ transaction }),
      provider.signAllTransactions({ transactions }),
    ])
      expect(await codeOf(asking)).toBe('WALLET_ANSWER_INVALID')
  })

  it('error: a signature for a transaction of others has no place', async () => {
    const { provider } = await setUp('solana', [], () => ({
      signature: sign(message),
    }))
    for (const transaction of [
      transactionOf({ signers: [new Uint8Array(32).fill(3)] }),
      new Uint8Array(),
      Uint8Array.of(255, 255, 255),
    ])
      expect(await codeOf(provider.signTransaction({ transaction }))).toBe(
        'WALLET_ANSWER_INVALID',
      )
  })
})

describe('Bitcoin over a session', () => {
  const account = accounts.bip122
  const psbt = 'cHNidP8BAA=='

  it.each(['2b2b', 'Kys='])(
    '[R1.7] signs a message; %s is base64 in the end',
    async (signature) => {
      const { phone, provider } = await setUp('bip122', [], () => ({
        signature,
      }))
      expect(await provider.signMessage({ message: 'Hello' })).toBe('Kys=')
      const protocol = 'bip322'
      const address = 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el'
      await provider.signMessage({ message: 'Hello', address, protocol })
      expect(phone.requests.map(({ params }) => params)).toEqual([
        { account, message: 'Hello' },
        { account, message: 'Hello', address, protocol },
      ])
    },
  )

  it('refuses what another address has signed', async () => {
    const { provider } = await setUp('bip122', [], () => ({
      address: account,
      signature: 'Kys=',
    }))
    expect(await provider.signMessage({ message: 'Hello' })).toBe('Kys=')
    const address = 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el'
    await expect(
      provider.signMessage({ message: 'Hello', address }),
    ).rejects.toMatchObject({ code: 'WALLET_ANSWER_INVALID' })
  })

  it('signs PSBTs', async () => {
    const txid = 'ab'.repeat(32)
    const { phone, provider } = await setUp('bip122', [], () => ({
      psbt,
      txid,
    }))
    const signInputs = [{ address: account, index: 0 }]
    expect(
      await provider.signPsbt({ psbt, signInputs, broadcast: true }),
    ).toEqual({ psbt, txid })
    await provider.signPsbt({ psbt, signInputs })
    expect(phone.requests.map(({ params }) => params)).toEqual([
      { account, psbt, signInputs, broadcast: true },
      { account, psbt, signInputs, broadcast: false },
    ])
  })

  it.each([undefined, {}, { signature: 'x y', psbt: 'AAAA' }])(
    'error: %o is no answer',
    async (answer) => {
      const { provider } = await setUp('bip122', [], () => answer)
      for (const asking of [
        provider.signMessage({ message: '' }),
        provider.signPsbt({ psbt, signInputs: [] }),
      ])
        expect(await codeOf(asking)).toBe('WALLET_ANSWER_INVALID')
    },
  )
})

describe('Polkadot over a session', () => {
  const address = accounts.polkadot
  const signature = `0x${'ab'.repeat(64)}`
  // `<Bytes>Hi</Bytes>`
  const wrapped = '0x3c42797465733e48693c2f42797465733e'

  it.each([
    ['0x4869', wrapped, 'Hi'],
    [wrapped, wrapped, 'Hi'],
    ['0xff', '0x3c42797465733eff3c2f42797465733e', '0xff'],
  ] as const)(
    '[R1.8] signs %s in the forms that wallets read',
    async (given, data, message) => {
      const { phone, provider } = await setUp('polkadot', [], () => ({
        signature,
      }))
      expect(await provider.signRaw({ data: given })).toBe(signature)
      expect(phone.requests[0]).toMatchObject({
        method: 'polkadot_signMessage',
        params: { address, data, message, type: 'bytes' },
      })
    },
  )

  it('signs payloads', async () => {
    const { phone, provider } = await setUp('polkadot', [], () => ({
      signature: signature.slice(2),
    }))
    const payload = { address: '5Other', method: '0x00' }
    expect(await provider.signPayload({ payload })).toBe(signature)
    expect(phone.requests[0]).toMatchObject({
      method: 'polkadot_signTransaction',
      params: { address: '5Other', transactionPayload: payload },
    })
  })

  it('does not ask for a transaction of another chain', async () => {
    const { phone, provider } = await setUp('polkadot', [], () => ({
      signature,
    }))
    const genesisHash = `0x${'b0a8d493285c2df73290dfb7e61f870f'.padEnd(64, '1')}`
    const payload = { address: '5Other', method: '0x00', genesisHash }
    expect(await codeOf(provider.signPayload({ payload }))).toBe(
      'UNSUPPORTED_CHAIN',
    )
    expect(phone.requests).toEqual([])
    const here = `0x${chains.polkadot.toUpperCase().padEnd(64, '1')}`
    await provider.signPayload({ payload: { ...payload, genesisHash: here } })
    expect(phone.requests).toHaveLength(1)
  })

  it.each([undefined, signature, { signature: '0x' }, { signature: 'zz' }])(
    'error: %o is no answer',
    async (answer) => {
      const { provider } = await setUp('polkadot', [], () => answer)
      expect(await codeOf(provider.signRaw({ data: '0x00' }))).toBe(
        'WALLET_ANSWER_INVALID',
      )
    },
  )
})

describe('Cosmos over a session', () => {
  const signerAddress = accounts.cosmos
  const signature = {
    signature: 'AnTrXtS2',
    pub_key: { type: 'tendermint/PubKeySecp256k1', value: 'AgSEjOuO' },
  }

  it('[R1.9] signs a text as a document of no chain', async () => {
    const { phone, provider } = await setUp('cosmos', [], () => ({
      signature,
      signed: {},
    }))
    expect(await provider.signArbitrary({ data: 'Hello' })).toEqual(signature)
    expect(phone.requests[0]).toMatchObject({
      method: 'cosmos_signAmino',
      params: {
        signerAddress,
        signDoc: {
          chain_id: '',
          msgs: [
            {
              type: 'sign/MsgSignData',
              value: { signer: signerAddress, data: 'SGVsbG8=' },
            },
          ],
        },
      },
    })
  })

  it('signs documents of both kinds', async () => {
    const signed = { memo: 'as the wallet changed it' }
    const { phone, provider } = await setUp('cosmos', [], ({ method }) =>
      method === 'cosmos_signAmino' ? { signature, signed } : { signature },
    )
    const amino = { memo: 'as it was' }
    expect(await provider.signAmino({ document: amino })).toEqual({
      signature,
      signed,
    })
    const document = {
      bodyBytes: 'Cg==',
      authInfoBytes: 'Cg==',
      chainId: 'cosmoshub-4',
      accountNumber: '1',
    }
    expect(await provider.signDirect({ document })).toEqual({
      signature,
      signed: document,
    })
    expect(phone.requests.map(({ params }) => params)).toEqual([
      { signerAddress, signDoc: amino },
      { signerAddress, signDoc: document },
    ])
  })

  it('error: asks for no signature that another chain would take', async () => {
    const { phone, provider } = await setUp('cosmos', [], () => ({ signature }))
    const amino = (chainId: string) =>
      provider.signAmino({ document: { chain_id: chainId, memo: '' } })
    const empty = { bodyBytes: '', authInfoBytes: '', accountNumber: '1' }
    const direct = (chainId: string) =>
      provider.signDirect({ document: { ...empty, chainId } })
    for (const sign of [amino, direct])
      for (const other of ['osmosis-1', 'cosmoshub-3', 'cosmoshub-4 ', '4'])
        expect(await codeOf(sign(other))).toBe('UNSUPPORTED_CHAIN')
    const document = {
      ...empty,
      chain_id: 'cosmoshub-4',
      chainId: 'osmosis-1',
    }
    expect(await codeOf(provider.signDirect({ document }))).toBe(
      'UNSUPPORTED_CHAIN',
    )
    expect(phone.requests).toEqual([])
    for (const sign of [amino, direct])
      expect(await sign('cosmoshub-4')).toMatchObject({ signature })
    expect(phone.requests).toHaveLength(2)
  })

  it.each([undefined, {}, { signature: 'text' }])(
    'error: %o is no answer',
    async (answer) => {
      const { provider } = await setUp('cosmos', [], () => answer)
      expect(await codeOf(provider.signArbitrary({ data: '' }))).toBe(
        'WALLET_ANSWER_INVALID',
      )
    },
  )
})

describe('any namespace over a session', () => {
  const ignore = () => undefined

  it('brings the wallet to the front inside the call', async () => {
    const { signal } = new AbortController()
    const message = utf8ToBytes('Hello')
    const links = ['kite://']
    const solana = await setUp('solana')
    solana.provider.signMessage({ message, signal }).catch(ignore)
    expect(solana.opened).toEqual(links)
    const bitcoin = await setUp('bip122')
    bitcoin.provider.signMessage({ message: 'Hello', signal }).catch(ignore)
    expect(bitcoin.opened).toEqual(links)
    const polkadot = await setUp('polkadot')
    polkadot.provider.signRaw({ data: '0x00', signal }).catch(ignore)
    expect(polkadot.opened).toEqual(links)
    const cosmos = await setUp('cosmos')
    cosmos.provider.signArbitrary({ data: 'Hello', signal }).catch(ignore)
    expect(cosmos.opened).toEqual(links)
    for (const { phone } of [solana, bitcoin, polkadot, cosmos])
      expect(phone.requests).toMatchObject([{ signal }])
  })

  it('error: what the wallet refuses is an error of the catalogue', async () => {
    const { provider } = await setUp('cosmos', [], () => {
      throw new KitError('USER_REJECTED')
    })
    expect(await codeOf(provider.signArbitrary({ data: '' }))).toBe(
      'USER_REJECTED',
    )
  })

  it('error: a session that has ended signs nothing', async () => {
    const { phone, provider } = await setUp('solana')
    const [topic = ''] = phone.sessions.keys()
    phone.emit({ type: 'sessionEnded', topic })
    expect(provider.address).toBeUndefined()
    expect(
      await codeOf(provider.signMessage({ message: new Uint8Array() })),
    ).toBe('WALLET_DISCONNECTED')
  })
})
