import { bitcoin as bitcoinFamily } from '../../adapters/bitcoin/bitcoinAdapter.js'
import type { NetworkId } from '../../entities/networkId.js'
import { bitcoin } from '../../networks/bitcoin.js'
import { bitcoinTestnet } from '../../networks/bitcoinTestnet.js'
import type { BitcoinProvider } from '../../ports/BitcoinProvider.js'
import type {
  AdapterFixture,
  FamilyWallet,
  WalletMood,
  WalletQuestion,
} from '../adapterSuite/FamilyWallet.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import type { KeyNetwork } from './bitcoinKey.js'
import type { FakeBitcoinWallet } from './FakeBitcoinWallet.js'
import { fakeRpcWallet } from './fakeRpcWallet.js'
import { fakeStandardBitcoin } from './fakeStandardBitcoin.js'
import { fakeUnisat } from './fakeUnisat.js'
import { verifyMessage } from './verifyBitcoin.js'

const message = 'Hello'

type Methods = Readonly<Record<WalletQuestion, string>>

/** A wallet as UniSat is one, for the adapter suite. */
export function createUnisatFixture(): AdapterFixture {
  const clock = createFakeClock()
  const wallet = fakeUnisat({ clock })
  return createFixture({
    clock,
    wallet,
    networkIsChosenBy: 'wallet',
    appear: (window) => wallet.inject(window),
    methods: {
      connect: 'requestAccounts',
      reconnect: 'getAccounts',
      sign: 'signMessage',
    },
  })
}

/** A wallet as Xverse is one, for the adapter suite. */
export function createSatsConnectFixture(): AdapterFixture {
  const clock = createFakeClock()
  const wallet = fakeRpcWallet({ clock })
  return createFixture({
    clock,
    wallet,
    networkIsChosenBy: 'wallet',
    appear: (window) => wallet.inject(window),
    methods: {
      connect: 'wallet_connect',
      reconnect: 'wallet_getAccount',
      sign: 'signMessage',
    },
  })
}

/** A wallet of the Wallet Standard, for the adapter suite. */
export function createStandardFixture(): AdapterFixture {
  const clock = createFakeClock()
  const wallet = fakeStandardBitcoin({ clock })
  let retreat = () => {}
  return createFixture({
    clock,
    wallet,
    networkIsChosenBy: 'site',
    appear(window) {
      retreat()
      retreat = wallet.register(window)
    },
    disappear: () => retreat(),
    beforeReconnect: () => wallet.forgetPage(),
    methods: {
      connect: 'bitcoin:connect',
      reconnect: 'standard:connect',
      sign: 'bitcoin:signMessage',
    },
  })
}

function createFixture(parameters: {
  readonly clock: AdapterFixture['clock']
  readonly wallet: FakeBitcoinWallet & {
    address(index: number, networkName?: KeyNetwork): string
  }
  readonly networkIsChosenBy: AdapterFixture['networkIsChosenBy']
  readonly appear: FamilyWallet['appear']
  readonly disappear?: FamilyWallet['disappear']
  readonly beforeReconnect?: () => void
  readonly methods: Methods
}): AdapterFixture {
  const { appear, clock, disappear, methods, networkIsChosenBy, wallet } =
    parameters
  const moods = new Map<WalletQuestion, WalletMood>()
  const nameOf = (networkId: NetworkId) =>
    networkId === bitcoin.caipNetworkId ? 'mainnet' : 'testnet'
  const apply = (question: WalletQuestion, mood: WalletMood) => {
    if (mood.type === 'approve') return
    const answers = wallet.every(methods[question])
    if (mood.type === 'reject') answers.reject(4001)
    if (mood.type === 'never') answers.never()
    if (mood.type === 'throw') answers.throw(mood.value)
    if (mood.type === 'give') answers.answer(mood.value)
  }
  return {
    adapter: bitcoinFamily(),
    environment: createTestEnvironment({ clock }),
    clock,
    networks: [bitcoin, bitcoinTestnet],
    networkIsChosenBy,
    wallet: {
      appear,
      disappear,
      addresses(networkId) {
        const name = nameOf(networkId)
        return [wallet.address(0, name), wallet.address(1, name)]
      },
      choose: (index) => wallet.choose(index),
      revoke: () => wallet.revoke(),
      decide(question, mood) {
        if (question === 'reconnect') parameters.beforeReconnect?.()
        moods.set(question, mood)
        wallet.reset()
        for (const one of moods) apply(...one)
      },
      prompts: () => wallet.prompts(),
    },
    async signsAs(connector, address) {
      const provider = connector.getProvider() as BitcoinProvider
      const signature = await provider.signMessage({ message })
      return verifyMessage({ address, message, signature })
    },
  }
}
