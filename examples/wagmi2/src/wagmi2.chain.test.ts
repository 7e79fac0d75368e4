import { version } from 'wagmi'
import * as all from 'wagmi/actions'
import { testRandomVisits } from '../../testing/testRandomVisits.test.fixture.js'
import { testWagmiActions } from '../../testing/testWagmiActions.test.fixture.js'
import { createWagmiConfig } from './createWagmiConfig.js'
import { localChain } from './localChain.js'

const example = { createWagmiConfig, localChain, major: 2, version } as const
const actions = { ...all, getConnection: all.getAccount }

testWagmiActions(example, actions)
testRandomVisits(example, actions)
