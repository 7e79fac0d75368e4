import { it } from 'vitest'
import { runAdapterSuite } from '../../testing/adapterSuite/runAdapterSuite.js'
import { createCosmosFixture } from '../../testing/cosmos/createCosmosFixture.js'

runAdapterSuite({ it, title: '[R1.9] cosmos', setUp: createCosmosFixture })
