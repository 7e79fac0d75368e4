import { expect, it } from 'vitest'
import { createTestEnvironment } from '../testing/createTestEnvironment.js'
import { bitcoin } from './bitcoin/bitcoinAdapter.js'
import { cosmos } from './cosmos/cosmosAdapter.js'
import { evm } from './evm/evmAdapter.js'
import { polkadot } from './polkadot/polkadotAdapter.js'
import { solana } from './solana/solanaAdapter.js'

const adapters = [evm(), solana(), bitcoin(), polkadot(), cosmos()].map(
  ({ create }) =>
    create({ environment: createTestEnvironment(), networks: [] }),
)

it.each(['getBalance', 'sendToken'] as const)(
  '[R5.13] [R9.34] EVM and Solana alone have %s',
  (name) => {
    const able = adapters.filter(({ capabilities }) => capabilities[name])
    expect(able.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
  },
)
