import { encodeAbiParameters, type Hex, parseAbiParameters } from 'viem'
import { expect, it } from 'vitest'
import { decimalsCall } from '../balances/balanceCall.js'
import type { Nodes } from '../sources/createNodes.js'
import { createFactReader } from './createFactReader.js'

const contract: Hex = `0x${'c1'.repeat(20)}`

/** A node that knows the contract or does not, as one that is not up to date. */
function setUp() {
  const state = { now: 0, isKnown: false, asked: 0 }
  const nodes = {
    async ask(_method: string, [call]: readonly [{ data: Hex }]) {
      state.asked += 1
      if (!state.isKnown) return '0x'
      return call.data === decimalsCall
        ? encodeAbiParameters(parseAbiParameters('uint8'), [6])
        : encodeAbiParameters(parseAbiParameters('string'), ['Coin'])
    },
  } as unknown as Nodes
  const readFacts = createFactReader({
    clock: { now: () => state.now },
    multicall: undefined,
    nodes,
  })
  return {
    state,
    read: async () => (await readFacts([contract], 1)).get(contract),
  }
}

it('asks again after five minutes whether a contract is a token', async () => {
  const { read, state } = setUp()
  expect(await read()).toMatchObject({ decimals: undefined })
  state.isKnown = true
  state.now = 5 * 60_000 - 1
  expect(await read()).toMatchObject({ decimals: undefined })
  state.now += 1
  expect(await read()).toMatchObject({ decimals: 6, name: 'Coin' })
})

it('asks a token once', async () => {
  const { read, state } = setUp()
  state.isKnown = true
  await read()
  const { asked } = state
  state.now = 365 * 86_400_000
  expect(await read()).toMatchObject({ decimals: 6 })
  expect(state.asked).toBe(asked)
})
