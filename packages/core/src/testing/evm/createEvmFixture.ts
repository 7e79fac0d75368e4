import { verifyMessage } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { evm } from '../../adapters/evm/evmAdapter.js'
import { fromProviderError } from '../../eip1193/fromProviderError.js'
import type {
  AdapterFixture,
  WalletMood,
  WalletQuestion,
} from '../adapterSuite/FamilyWallet.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { mockWallet } from '../mockWallet.js'
import { testNetworks } from '../testNetworks.js'

const mnemonic = 'test test test test test test test test test test test junk'
const accounts = [0, 1].map((addressIndex) =>
  mnemonicToAccount(mnemonic, { addressIndex }),
)
const [first = '0x', second = '0x'] = accounts.map(({ address }) => address)
const message = '0x48656c6c6f'

const methodOf: Record<WalletQuestion, string> = {
  connect: 'eth_requestAccounts',
  reconnect: 'eth_accounts',
  sign: 'personal_sign',
}

/** A wallet by EIP-6963 with two local keys, for the adapter suite. */
export function createEvmFixture(): AdapterFixture {
  const clock = createFakeClock()
  const environment = createTestEnvironment({ clock })
  const moods = new Map<WalletQuestion, WalletMood>()
  let chosen = 0
  let retire = () => {}
  const wallet = mockWallet({
    accounts: [first, second],
    chainId: 31337,
    knownChainIds: [31338],
    clock,
    async forward({ method }) {
      if (method !== 'personal_sign') throw new Error(`no ${method}`)
      return await accounts[chosen]?.signMessage({ message: { raw: message } })
    },
  })
  const apply = (question: WalletQuestion, mood: WalletMood) => {
    if (mood.type === 'approve') return
    const answers = wallet.every(methodOf[question])
    if (mood.type === 'reject') answers.reject(4001)
    if (mood.type === 'never') answers.never()
    if (mood.type === 'throw') answers.throw(mood.value)
    if (mood.type === 'give') answers.answer(mood.value)
  }
  return {
    adapter: evm(),
    environment,
    clock,
    networks: [...testNetworks],
    networkIsChosenBy: 'wallet',
    wallet: {
      appear(window) {
        retire()
        retire = wallet.announce(window)
      },
      addresses: () => [first, second],
      choose(index) {
        chosen = index
        wallet.setAccounts(index === 0 ? [first, second] : [second, first])
      },
      decide(question, mood) {
        moods.set(question, mood)
        wallet.reset()
        for (const one of moods) apply(...one)
      },
      prompts: () =>
        wallet.calls.filter(({ method }) =>
          ['eth_requestAccounts', 'personal_sign'].includes(method),
        ).length,
    },
    async signsAs(connector, address) {
      const provider = connector.getProvider() as typeof wallet.provider
      const method = 'personal_sign'
      const signature = await Promise.resolve(
        provider.request({ method, params: [message, address] }),
      ).catch((error: unknown) => {
        throw fromProviderError(error, method)
      })
      return await verifyMessage({
        address: address as `0x${string}`,
        message: { raw: message },
        signature: signature as `0x${string}`,
      })
    },
  }
}
