import { it } from 'vitest'
import { runAdapterSuite } from '../../testing/adapterSuite/runAdapterSuite.js'
import { createPolkadotFixture } from '../../testing/polkadot/createPolkadotFixture.js'

runAdapterSuite({ it, title: '[R1.8] polkadot', setUp: createPolkadotFixture })
