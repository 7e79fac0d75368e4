import { encodeFunctionResult, multicall3Abi } from 'viem'
import { expect, it } from 'vitest'
import type { Nodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { createDecimalsReader } from './createDecimalsReader.js'

const good = `0x${'11'.repeat(20)}` as const
const bad = `0x${'22'.repeat(20)}` as const
const six = `0x${'6'.padStart(64, '0')}` as const

/** A node that knows decimals of `good` alone, and may be away. */
function setUp() {
  const state = { isAway: false, now: 0 }
  const asked: string[] = []
  const nodes = {
    async ask(_method: string, [call]: [{ to: string }]) {
      asked.push(call.to)
      if (state.isAway) throw new UpstreamFailure('LIMITED')
      return call.to === good ? six : '0x'
    },
  } as unknown as Nodes
  const clock = { now: () => state.now, sleep: async () => undefined }
  const reader = createDecimalsReader([good, bad], {
    ...{ clock, multicall: undefined },
  })
  const place = { nodes, multicall: undefined, block: '0x1' } as const
  const learn = () => reader.learn(place, () => true)
  return { asked, learn, reader, state }
}

it('asks who told decimals no more, and who told none after five minutes', async () => {
  const { asked, learn, reader, state } = setUp()
  await learn()
  expect([reader.of(good), reader.of(bad)]).toEqual([6, undefined])
  expect(asked.splice(0).toSorted()).toEqual([good, bad])
  state.now += 299_999
  await learn()
  expect(asked).toEqual([])
  state.now += 1
  await learn()
  expect(asked).toEqual([bad])
})

it('asks again at once where its node told nothing', async () => {
  const { asked, learn, reader, state } = setUp()
  state.isAway = true
  await learn()
  state.isAway = false
  asked.length = 0
  await learn()
  expect(asked.toSorted()).toEqual([good, bad])
  expect(reader.of(good)).toBe(6)
})

it('fails with the one call that asks for all of them, until some are known', async () => {
  const state = { isAway: true }
  const nodes = {
    async ask() {
      if (state.isAway) throw new UpstreamFailure('LIMITED')
      const results = [
        { success: true, returnData: six },
        { success: false, returnData: '0x' },
      ] as const
      return encodeFunctionResult({
        ...{ abi: multicall3Abi, functionName: 'aggregate3' },
        result: results,
      })
    },
  } as unknown as Nodes
  let now = 0
  const clock = { now: () => now, sleep: async () => undefined }
  const reader = createDecimalsReader([good, bad], { clock, multicall: good })
  const place = { nodes, multicall: good, block: '0x1' }
  const learn = () => reader.learn(place, () => true)
  await expect(learn()).rejects.toBeInstanceOf(UpstreamFailure)
  state.isAway = false
  await learn()
  state.isAway = true
  now += 300_000
  await learn()
  expect(reader.of(good)).toBe(6)
})
