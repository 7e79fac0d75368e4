import { bitcoin as bitcoinNamespace } from '../../adapters/bitcoin/bitcoinAdapter.js'
import { bitcoinMainnet } from '../../networks/bitcoin/bitcoinMainnet.js'
import { bitcoinTestnet } from '../../networks/bitcoin/bitcoinTestnet.js'
import type { BitcoinProvider } from '../../ports/BitcoinProvider.js'
import type { AdapterFixture } from '../adapterSuite/AdapterFixture.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { createMockWallet } from '../mockWallets/createMockWallet.js'
import { decideAnswers } from '../mockWallets/decideAnswers.js'
import type { MockWallet, WalletQuestion } from '../mockWallets/MockWallet.js'
import type { KeyNetwork } from './bitcoinKey.js'
import type { FakeBitcoinWallet } from './FakeBitcoinWallet.js'
import { fakeRpcWallet } from './fakeRpcWallet.js'
import { fakeUnisat } from './fakeUnisat.js'
import { verifyMessage } from './verifyBitcoin.js'

const message = 'Hello'

/** A wallet as UniSat is one, for the adapter suite. */
export function createUnisatFixture(): AdapterFixture {
  const clock = createFakeClock()
  return createFixture({
    clock,
    networkIsChosenBy: 'wallet',
    wallet: injectedWallet({
      wallet: fakeUnisat({ clock }),
      methods: {
        connect: 'requestAccounts',
        reconnect: 'getAccounts',
        sign: 'signMessage',
      },
    }),
  })
}

/** A wallet as Xverse is one, for the adapter suite. */
export function createSatsConnectFixture(): AdapterFixture {
  const clock = createFakeClock()
  return createFixture({
    clock,
    networkIsChosenBy: 'wallet',
    wallet: injectedWallet({
      wallet: fakeRpcWallet({ clock }),
      methods: {
        connect: 'wallet_connect',
        reconnect: 'wallet_getAccount',
        sign: 'signMessage',
      },
    }),
  })
}

/** A wallet of the Wallet Standard, for the adapter suite. */
export async function createStandardFixture(): Promise<AdapterFixture> {
  const clock = createFakeClock()
  return createFixture({
    clock,
    networkIsChosenBy: 'site',
    wallet: await createMockWallet({ namespace: 'bip122', clock }),
  })
}

function injectedWallet(parameters: {
  readonly wallet: FakeBitcoinWallet & {
    address(index: number, networkName?: KeyNetwork): string
    inject(window: EventTarget): void
  }
  readonly methods: Readonly<Record<WalletQuestion, string>>
}): MockWallet {
  const { methods, wallet } = parameters
  return {
    namespace: 'bip122',
    install: (window) => wallet.inject(window),
    addresses({ testnet = false }) {
      const name = testnet ? 'testnet' : 'mainnet'
      return [wallet.address(0, name), wallet.address(1, name)]
    },
    chooseAccount: (index) => wallet.choose(index),
    revoke: () => wallet.revoke(),
    decide: decideAnswers(wallet, methods),
    requests: () => wallet.calls.map(({ method }) => method),
    prompts: () => wallet.prompts(),
  }
}

function createFixture(
  parts: Pick<AdapterFixture, 'clock' | 'networkIsChosenBy' | 'wallet'>,
): AdapterFixture {
  return {
    ...parts,
    adapter: bitcoinNamespace(),
    environment: createTestEnvironment({ clock: parts.clock }),
    networks: [bitcoinMainnet, bitcoinTestnet],
    async signsAs(connector, address) {
      const provider = connector.getProvider() as BitcoinProvider
      const signature = await provider.signMessage({ message })
      return verifyMessage({ address, message, signature })
    },
  }
}
