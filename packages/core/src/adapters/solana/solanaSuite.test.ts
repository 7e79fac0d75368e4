import { it } from 'vitest'
import { runAdapterSuite } from '../../testing/adapterSuite/runAdapterSuite.js'
import { createSolanaFixture } from '../../testing/solana/createSolanaFixture.js'

runAdapterSuite({ it, title: '[R1.6] solana', setUp: createSolanaFixture })
