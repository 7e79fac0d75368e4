import {
  address,
  getOffchainMessageV0Encoder,
  offchainMessageContentUtf8Of1232BytesMax,
} from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { encodeBase58 } from '../encoding/base58.js'
import type { SolanaSignInInput } from '../ports/SolanaProvider.js'
import { formatSignInMessage } from '../siwx/message/formatSignInMessage.js'
import { bitcoinSignatures } from '../siwx/verifiers/bitcoin/bitcoinSignatures.js'
import { cosmosSignatures } from '../siwx/verifiers/cosmos/cosmosSignatures.js'
import { evmSignatures } from '../siwx/verifiers/evm/evmSignatures.js'
import { polkadotSignatures } from '../siwx/verifiers/polkadot/polkadotSignatures.js'
import { solanaSignatures } from '../siwx/verifiers/solana/solanaSignatures.js'
import { openSite } from '../siwxServer/openSite.test.fixture.js'
import type { AdapterFixture } from '../testing/adapterSuite/AdapterFixture.js'
import { openContext } from '../testing/adapterSuite/suiteContext.js'
import {
  createSatsConnectFixture,
  createStandardFixture,
  createUnisatFixture,
} from '../testing/bitcoin/createBitcoinFixture.js'
import { codeOf } from '../testing/codeOf.js'
import { createCosmosFixture } from '../testing/cosmos/createCosmosFixture.js'
import { createEvmFixture } from '../testing/evm/createEvmFixture.js'
import { createPolkadotFixture } from '../testing/polkadot/createPolkadotFixture.js'
import { createSolanaFixture } from '../testing/solana/createSolanaFixture.js'
import {
  type MockSolanaOptions,
  mockSolanaWallet,
} from '../testing/solana/mockSolanaWallet.js'

type CreateFixture = () => AdapterFixture | Promise<AdapterFixture>

/** A site with a server, at which a visitor is connected with one wallet. */
async function connectWith(createFixture: CreateFixture) {
  const context = openContext(await createFixture())
  const site = openSite({
    networks: context.networks,
    verifiers: [
      bitcoinSignatures(),
      cosmosSignatures(),
      evmSignatures(),
      polkadotSignatures(),
      solanaSignatures(),
    ],
    statement: 'Sign in to Tide.',
    resources: ['https://tide.example/terms'],
  })
  const visitor = site.browser()
  const connector = await context.connector()
  const { accounts, caipNetworkId } = await connector.connect({
    signal: context.signal,
  })
  const load = context.bound.capabilities.loadSignMessage
  if (!load) throw new Error('The adapter cannot sign in')
  const signMessage = await load()

  /** Has the wallet sign a challenge of the server. */
  async function sign({
    accountAddress = accounts[0].address,
    signal = context.signal,
  } = {}) {
    const { networkIds: _, ...challenge } = await visitor.challenge()
    const message = { ...challenge, accountAddress, chainId: caipNetworkId }
    const texts = {
      site: formatSignInMessage(message),
      walletStandard: formatSignInMessage(message, 'walletStandard'),
    }
    const signed = await signMessage({ connector, message, signal, texts })
    return { message, signed }
  }

  return {
    ...context,
    sign,
    visitor,
    async signIn() {
      const { message, signed } = await sign()
      const { accountAddress, chainId, nonce } = message
      const proof = { networkId: chainId, address: accountAddress, ...signed }
      const got = await visitor.ask('verify', { nonce, proofs: [proof] })
      return { form: signed.form, code: got.body.code ?? got.status }
    },
  }
}

describe('the server signs in who signs with', () => {
  it.each<[string, CreateFixture, string]>([
    ['a wallet of EVM', createEvmFixture, 'text'],
    ['a wallet of Solana', createSolanaFixture, 'text'],
    [
      'a Bitcoin wallet of the Wallet Standard',
      createStandardFixture,
      'bip322',
    ],
    ['a wallet as UniSat is one', createUnisatFixture, 'bip322'],
    ['a wallet as Xverse is one', createSatsConnectFixture, 'ecdsa'],
    ['a wallet of Polkadot', createPolkadotFixture, 'wrappedBytes'],
    ['a wallet of Cosmos', createCosmosFixture, 'adr36'],
  ])('%s, asked once', async (_, createFixture, form) => {
    const { signIn, visitor, wallet } = await connectWith(createFixture)
    const before = wallet.prompts()
    expect(await signIn()).toEqual({ form, code: 200 })
    expect(wallet.prompts() - before).toBe(1)
    expect(await visitor.accounts()).toHaveLength(1)
  })
})

describe('a wallet that is asked to sign in', () => {
  it.each([
    createEvmFixture,
    createSolanaFixture,
    createUnisatFixture,
    createPolkadotFixture,
    createCosmosFixture,
  ])('is heard when its owner declines (%o)', async (createFixture) => {
    const { sign, wallet } = await connectWith(createFixture)
    wallet.decide('sign', { type: 'reject' })
    expect(await codeOf(sign())).toBe('USER_REJECTED')
  })

  it.each([
    createEvmFixture,
    createSolanaFixture,
    createUnisatFixture,
    createPolkadotFixture,
    createCosmosFixture,
  ])(
    'is waited for until nobody waits any more (%o)',
    async (createFixture) => {
      const { sign, wallet } = await connectWith(createFixture)
      wallet.decide('sign', { type: 'never' })
      const controller = new AbortController()
      const signing = codeOf(sign({ signal: controller.signal }))
      await expect.poll(() => wallet.requests().length).toBeGreaterThan(1)
      controller.abort()
      expect(await signing).toBe('CANCELLED')
    },
  )

  it.each<[CreateFixture, unknown]>([
    [createEvmFixture, '0x'],
    [createEvmFixture, `0x${'ab'.repeat(60_000)}`],
    [createEvmFixture, 7],
    [createSolanaFixture, [{ signature: new Uint8Array(64).fill(1) }]],
    [createPolkadotFixture, { signature: '0x00' }],
    [createCosmosFixture, { signature: 'x' }],
  ])(
    'answers with a signature or not at all (%o, %o)',
    async (create, value) => {
      const { sign, wallet } = await connectWith(create)
      wallet.decide('sign', { type: 'give', value })
      expect(await codeOf(sign())).toBe('WALLET_ANSWER_INVALID')
    },
  )

  it('is asked for its own accounts alone', async () => {
    const accountAddress = '11111111111111111111111111111112'
    const { sign } = await connectWith(createSolanaFixture)
    expect(await codeOf(sign({ accountAddress }))).toBe('WALLET_UNAUTHORIZED')
  })
})

describe('a wallet of Solana', () => {
  const connectSolana = async (options: MockSolanaOptions) => {
    const fixture = await createSolanaFixture()
    const mock = mockSolanaWallet({ clock: fixture.clock, ...options })
    const wallet = {
      ...fixture.wallet,
      install: (window: EventTarget) => void mock.register(window),
    }
    const connected = await connectWith(() => ({ ...fixture, wallet }))
    return { ...connected, mock }
  }
  const askedFor = ({ mock }: Awaited<ReturnType<typeof connectSolana>>) =>
    mock.calls.map(({ feature }) => feature).slice(1)

  it('that writes the text itself is given every field, and signs that', async () => {
    const connected = await connectSolana({ writeSignIn })
    expect(await connected.signIn()).toEqual({
      form: 'walletStandard',
      code: 200,
    })
    expect(askedFor(connected)).toEqual(['solana:signIn'])
  })

  it('that writes another text is asked to sign ours', async () => {
    for (const change of [
      (text: string) => `${text}\n`,
      (text: string) => text.replace('Version: 1', 'Version: 2'),
      (text: string) => text.replace('solana:mainnet', 'mainnet'),
    ]) {
      const connected = await connectSolana({
        writeSignIn: (input) => change(writeSignIn(input)),
      })
      expect(await connected.signIn()).toEqual({ form: 'text', code: 200 })
      expect(askedFor(connected)).toEqual([
        'solana:signIn',
        'solana:signMessage',
      ])
    }
  })

  it('that declines to write a text is asked nothing more', async () => {
    const connected = await connectSolana({ writeSignIn })
    connected.mock.next('solana:signIn').reject(4001)
    expect(await codeOf(connected.sign())).toBe('USER_REJECTED')
    expect(askedFor(connected)).toEqual(['solana:signIn'])
  })

  it('may sign behind the header of off-chain messages, as hardware does', async () => {
    const connected = await connectSolana({ wrap: asHardware })
    expect(await connected.signIn()).toEqual({ form: 'offchainV0', code: 200 })
  })
})

/** As the reference implementation of the standard writes it. */
function writeSignIn(input: SolanaSignInInput): string {
  return [
    `${input.domain} wants you to sign in with your Solana account:`,
    `${input.address}\n\n${input.statement}\n`,
    `URI: ${input.uri}`,
    `Version: ${input.version}`,
    `Chain ID: ${input.chainId}`,
    `Nonce: ${input.nonce}`,
    `Issued At: ${input.issuedAt}`,
    `Expiration Time: ${input.expirationTime}`,
    'Resources:',
    ...(input.resources ?? []).map((one) => `- ${one}`),
  ].join('\n')
}

/** By the library of the network's own developers. */
function asHardware(message: Uint8Array, publicKey: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(message)
  const signer = address(encodeBase58(publicKey))
  return Uint8Array.from(
    getOffchainMessageV0Encoder().encode({
      applicationDomain: address('11111111111111111111111111111111') as never,
      content: offchainMessageContentUtf8Of1232BytesMax(text),
      requiredSignatories: [{ address: signer }],
      version: 0,
    }),
  )
}
