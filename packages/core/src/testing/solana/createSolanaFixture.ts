import { createPublicKey, verify } from 'node:crypto'
import { parsePublicKey } from '../../adapters/solana/parsePublicKey.js'
import { solana } from '../../adapters/solana/solanaAdapter.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import type {
  AdapterFixture,
  WalletMood,
  WalletQuestion,
} from '../adapterSuite/FamilyWallet.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import type { MockAnswers } from '../mockAnswers.js'
import { mockSolanaWallet } from './mockSolanaWallet.js'
import { solanaTestNetworks } from './solanaTestNetworks.js'

const message = new TextEncoder().encode('Hello')

/** What makes a raw Ed25519 key one that Node reads. */
const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** A Wallet Standard wallet with two local keys, for the adapter suite. */
export function createSolanaFixture(): AdapterFixture {
  const clock = createFakeClock()
  const environment = createTestEnvironment({ clock })
  const mock = mockSolanaWallet({ clock })
  const [first = '', second = ''] = mock.addresses
  const moods = new Map<WalletQuestion, WalletMood>()
  let retire = () => {}

  const features: Record<WalletQuestion, string> = {
    connect: 'standard:connect',
    reconnect: 'standard:connect',
    sign: 'solana:signMessage',
  }
  const apply = (answers: MockAnswers, mood: WalletMood) => {
    if (mood.type === 'reject') answers.reject(4001)
    if (mood.type === 'never') answers.never()
    if (mood.type === 'throw') answers.throw(mood.value)
    if (mood.type === 'give') answers.answer(mood.value)
  }
  return {
    adapter: solana(),
    environment,
    clock,
    networks: [...solanaTestNetworks],
    networkIsChosenBy: 'site',
    wallet: {
      appear(window) {
        retire()
        retire = mock.register(window)
      },
      disappear: () => retire(),
      addresses: () => [first, second],
      choose: (index) => mock.setAccounts(index === 0 ? [0, 1] : [1, 0]),
      revoke: () => mock.setAccounts([]),
      decide(question, mood) {
        moods.set(question, mood)
        mock.reset()
        for (const [about, decided] of moods)
          if (decided.type !== 'approve')
            apply(mock.every(features[about]), decided)
      },
      prompts: mock.prompts,
    },
    async signsAs(connector, address) {
      const provider = connector.getProvider() as SolanaProvider
      const signature = await provider.signMessage({ message })
      const raw = parsePublicKey(address) ?? new Uint8Array()
      const key = createPublicKey({
        key: Buffer.concat([keyPrefix, raw]),
        format: 'der',
        type: 'spki',
      })
      return verify(null, message, key, signature)
    },
  }
}
