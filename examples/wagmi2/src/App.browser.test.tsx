import { version } from 'wagmi'
import { testWagmiHooks } from '../../testing/testWagmiHooks.test.fixture.js'
import { App } from './App.js'
import { createWagmiConfig } from './createWagmiConfig.js'
import { localChain } from './localChain.js'

testWagmiHooks({ createWagmiConfig, localChain, major: 2, version }, App)
