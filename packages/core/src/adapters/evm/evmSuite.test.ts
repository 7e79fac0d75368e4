import { it } from 'vitest'
import { runAdapterSuite } from '../../testing/adapterSuite/runAdapterSuite.js'
import { createEvmFixture } from '../../testing/evm/createEvmFixture.js'

runAdapterSuite({ it, title: '[R1.5] evm', setUp: createEvmFixture })
