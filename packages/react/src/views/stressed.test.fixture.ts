import {
  type Capabilities,
  connect,
  connectEmail,
  type Network,
  type Route,
  reviewSend,
  sendToken,
  startEmailUpdate,
  submitOtp,
  submitPrimaryOtp,
  type WalletListing,
} from '@hasp/core'
import { dataSource } from '@hasp/core/dataService'
import { KitError } from '@hasp/core/errors'
import { hostedWallet } from '@hasp/core/hostedWallet'
import {
  createFakeClock,
  createTestHostedWallet,
  createTestKit,
  fakePhoneClient,
  fakeSignIn,
  historyEntry,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { walletConnect } from '@hasp/core/walletConnect'
import { staticDirectory } from '@hasp/core/walletDirectory'
import { signInText } from '../testing/signInText.js'

/** What strangers may call things: a symbol, a token, a wallet, a person. */
export const longSymbol = 'WRAPPEDSTAKEDLIQUIDGOVERNANCEX'
export const longName =
  'The Extraordinarily Long Name Of Something Quite Ordinary Inc'
const unbrokenName =
  'Antidisestablishmentarianismsupercalifragilisticexpialidocious'

const longEmail = `${unbrokenName}@extraordinarily-long-name.example`

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const receiver = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const address = (index: number) =>
  `0x${(index + 1).toString(16).padStart(40, '0')}`

/** 10^18 of a token, and a little. */
const hugeBalance = {
  value: 10n ** 36n + 123_456_789_012_345_678n,
  decimals: 18,
}

const currency = { name: longName, symbol: longSymbol, balance: hugeBalance }
const tokens = [
  currency,
  ...Array.from({ length: 499 }, (_, index) => ({
    name: index % 2 ? unbrokenName : `${longName} ${index}`,
    symbol: index % 3 ? longSymbol : `T${index}`,
    address: address(index),
    balance: index % 5 ? hugeBalance : { value: 1n, decimals: 18 },
  })),
]

const networks: readonly [Network, ...Network[]] = [
  { ...testNetworks[0], name: longName },
  ...Array.from({ length: 199 }, (_, index) => ({
    ...testNetworks[0],
    id: 50_000 + index,
    caipNetworkId: `eip155:${50_000 + index}` as const,
    name: index % 2 ? unbrokenName : `${longName} ${index}`,
    testnet: index % 3 === 0,
  })),
]

const listing = (index: number): WalletListing => ({
  id: `wallet-${index}`,
  name: index % 2 ? unbrokenName : `${longName} ${index}`,
  namespaces: ['eip155'],
  homepage: 'https://wallet.example',
  isPairable: true,
  links: {
    native: 'wallet://',
    desktop: 'wallet://',
    web: 'https://w.example',
  },
  stores: { chrome: 'https://chromewebstore.google.com/detail/kite/1' },
})

const capabilities: Partial<Capabilities> = {
  getBalance: async () => ({ ...hugeBalance, symbol: longSymbol }),
  getTokens: async () => tokens,
  loadParseReceiver: async () => (value) => value,
  prepareSend: async () => ({ fee: 10n ** 33n + 7n, isContract: true }),
  sendToken: async ({ onAsk }) => {
    onAsk({})
    return { hash: `0x${'ab'.repeat(32)}` }
  },
}

/** A kit in which everything is as long, large and many as it may be. */
export async function createStressedKit() {
  const wallets = [longName, unbrokenName].map((name, index) =>
    mockConnector({
      id: `wallet.${index}`,
      name,
      networkId: 'eip155:31337',
      addresses: [index === 0 ? own : address(900 + index)],
    }),
  )
  const hosted = createTestHostedWallet()
  hosted.wallet.email = longEmail
  const setup = createTestKit(
    {
      app: {
        name: longName,
        termsUrl: 'https://site.example/terms',
        privacyUrl: 'https://site.example/privacy',
      },
      adapters: [mockAdapter({ connectors: wallets, capabilities })],
      connectors: [
        walletConnect({ client: fakePhoneClient().create }),
        hostedWallet({
          origin: 'https://wallet.example',
          client: hosted.client,
        }),
      ],
      data: dataSource({
        activity: async () => ({
          head: { number: 1_000_001, timeMs: Date.now() },
          ...{ isComplete: false, missing: ['EARLIER_BLOCKS'], tokens: [] },
          entries: Array.from({ length: 100 }, (_, index) => ({
            ...entryOf(index),
            spam: [],
          })),
        }),
      }),
      networks: networks.map((network) => ({
        ...network,
        nativeCurrency: { name: longName, symbol: longSymbol, decimals: 18 },
        blockExplorers: {
          default: { name: longName, url: 'https://scan.example' },
        },
      })) as unknown as typeof networks,
      wallets: {
        directory: staticDirectory(
          Array.from({ length: 500 }, (_, index) => listing(index)),
        ),
      },
      siwx: fakeSignIn(
        {},
        {
          attempt: {
            status: 'failed',
            text: signInText(own, 'eip155:31337'),
            error: new KitError('SIGN_IN_FAILED', { reason: 'wrongSignature' }),
          },
        },
      ),
    },
    { clock: createFakeClock(Date.now()) },
  )
  setup.store.setItem(
    'hasp.addressBook',
    JSON.stringify([
      { address: receiver, name: longName, namespace: 'eip155' },
    ]),
  )
  return { ...setup, wallets }
}

export type StressedKit = Awaited<ReturnType<typeof createStressedKit>>

/** Every view that a visitor may come to, and what leads there. */
export const stressedRoutes: Readonly<
  Record<string, (stressed: StressedKit) => Promise<Route>>
> = {
  Connect: async () => ({ view: 'Connect' }),
  AllWallets: async () => ({ view: 'AllWallets' }),
  ConnectingExternal: async ({ kit, wallets }) => {
    wallets[0]?.next('connect', () => new Promise<never>(() => undefined))
    const parameters = { connectorId: 'wallet.0' }
    void connect(kit, parameters).catch(() => undefined)
    return { view: 'ConnectingExternal', parameters }
  },
  ConnectingWalletConnect: async () => ({
    view: 'ConnectingWalletConnect',
    parameters: { walletId: 'wallet-1' },
  }),
  ConnectingWalletConnectBasic: async () => ({
    view: 'ConnectingWalletConnectBasic',
  }),
  GetWallet: async () => ({ view: 'GetWallet' }),
  'GetWallet, one chosen': async () => ({
    view: 'GetWallet',
    parameters: { walletId: 'wallet-1' },
  }),
  WhatIsAWallet: async () => ({ view: 'WhatIsAWallet' }),
  WhatIsANetwork: async () => ({ view: 'WhatIsANetwork' }),
  UpdateEmailWallet: async ({ kit }) => {
    await connectEmail(kit, { email: longEmail })
    await submitOtp(kit, { otp })
    return { view: 'UpdateEmailWallet' }
  },
  UpdateEmailPrimaryOtp: async (stressed) => {
    await stressedRoutes.UpdateEmailWallet?.(stressed)
    await startEmailUpdate(stressed.kit, { email: `new.${longEmail}` })
    return { view: 'UpdateEmailPrimaryOtp' }
  },
  UpdateEmailSecondaryOtp: async (stressed) => {
    await stressedRoutes.UpdateEmailPrimaryOtp?.(stressed)
    await submitPrimaryOtp(stressed.kit, { otp })
    return { view: 'UpdateEmailSecondaryOtp' }
  },
  ...afterConnecting({
    Account: async () => ({ view: 'Account' }),
    ProfileWallets: async () => ({ view: 'ProfileWallets' }),
    RegisterAccountName: async () => ({
      view: 'RegisterAccountName',
      parameters: { text: unbrokenName },
    }),
    RegisterAccountNameSuccess: async () => ({
      view: 'RegisterAccountNameSuccess',
      parameters: { name: `${unbrokenName}.eth`, address: own },
    }),
    Networks: async () => ({ view: 'Networks' }),
    SwitchNetwork: async () => ({
      view: 'SwitchNetwork',
      parameters: { networkId: 'eip155:50001' },
    }),
    SwitchActiveChain: async () => ({
      view: 'SwitchActiveChain',
      parameters: { networkId: 'eip155:50001' },
    }),
    UnsupportedChain: async () => ({ view: 'UnsupportedChain' }),
    SIWXSignMessage: async () => ({ view: 'SIWXSignMessage' }),
    Receive: async () => ({ view: 'Receive' }),
    Transactions: async () => ({ view: 'Transactions' }),
    TransactionDetails: async () => ({
      view: 'TransactionDetails',
      parameters: { networkId: 'eip155:31337', item: transaction },
    }),
    Send: async () => ({ view: 'Send', parameters: draft }),
    'Send, still empty': async () => ({ view: 'Send' }),
    SendSelectToken: async () => ({
      view: 'SendSelectToken',
      parameters: draft,
    }),
    SendPreview: async (stressed) => ({
      view: 'SendPreview',
      parameters: { draft, review: await review(stressed) },
    }),
    SendConfirmed: async (stressed) => {
      const sent = await review(stressed)
      await sendToken(stressed.kit, { review: sent })
      return { view: 'SendConfirmed', parameters: { review: sent } }
    },
  }),
}

const longAsset = { symbol: longSymbol, name: longName, decimals: 18 }

/** Sent by the account to somebody, with a long symbol and a huge amount. */
const entryOf = (index: number) => {
  const entry = historyEntry()
  return {
    ...entry,
    hash: `0x${index.toString(16).padStart(64, '0')}`,
    block: { number: 1_000_000 - index, timeMs: Date.now() },
    movements: entry.movements.map((movement) => ({
      ...movement,
      amount: hugeBalance.value,
      asset: longAsset,
    })),
  }
}

const transaction = { type: 'entry', id: '', entry: entryOf(0) } as const

const otp = '018265'

const draft = { amount: `1${'0'.repeat(17)}.123456789012345678`, receiver }

const review = ({ kit }: StressedKit) =>
  reviewSend(kit, { draft, knownAddresses: [receiver] })

function afterConnecting(routes: typeof stressedRoutes): typeof stressedRoutes {
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [
      name,
      async (stressed: StressedKit) => {
        await connect(stressed.kit, { connectorId: 'wallet.0' })
        return await route(stressed)
      },
    ]),
  )
}
