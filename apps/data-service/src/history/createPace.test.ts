import { expect, it } from 'vitest'
import { createPace } from './createPace.js'

/** A clock that stands, and tells how long somebody would have slept. */
function setUp(perSecond: number) {
  const state = { now: 0, sleptMs: 0 }
  const pace = createPace(
    {
      now: () => state.now,
      sleep: async (delayMs) => {
        state.sleptMs = delayMs
      },
    },
    perSecond,
  )
  const waitOf = async (takeTurn: () => Promise<void>) => {
    state.sleptMs = 0
    await takeTurn()
    return state.sleptMs
  }
  return {
    pace,
    state,
    /** How long each of so many turns is waited for. */
    async waits(takeTurn: () => Promise<void>, count: number) {
      const all: number[] = []
      for (let turn = 0; turn < count; turn += 1)
        all.push(await waitOf(takeTurn))
      return all
    },
  }
}

const begun = (begin: () => unknown) => {
  try {
    begin()
    return 'begun'
  } catch (error) {
    return error
  }
}

it('lets three through at once, and three more each second', async () => {
  const { pace, waits } = setUp(3)
  expect(await waits(pace.begin(5), 5)).toEqual([0, 0, 0, 1_000, 1_000])
  expect(await waits(pace.begin(4), 4)).toEqual([1_000, 2_000, 2_000, 2_000])
})

it('lets who reserved all go on at the agreed time, however late they come', async () => {
  const { pace, state, waits } = setUp(1)
  const takeTurn = pace.begin(3)
  state.now = 1_500
  expect(await waits(takeTurn, 3)).toEqual([0, 0, 500])
})

it('says when to come again, and spends nothing, where not all could be asked soon', async () => {
  const { pace, state, waits } = setUp(3)
  for (let page = 0; page < 3; page += 1) pace.begin(5)
  expect(begun(() => pace.begin(5))).toMatchObject({
    code: 'LEFT_ALONE',
    retryAfterMs: 6_000,
  })
  state.now = 1_000
  expect(await waits(pace.begin(3), 3)).toEqual([4_000, 4_000, 4_000])
})

it('begins five questions at once even with one in a second', () => {
  const { pace } = setUp(1)
  expect(begun(() => pace.begin(5))).toBe('begun')
  expect(begun(() => pace.begin(1))).toMatchObject({ code: 'LEFT_ALONE' })
})

it('lets who began wait for longer than who has not', async () => {
  const { pace, waits } = setUp(1)
  const takeTurn = pace.begin(5)
  expect(await waits(takeTurn, 5)).toEqual([0, 1_000, 2_000, 3_000, 4_000])
  expect(begun(() => pace.begin(1))).toMatchObject({ code: 'LEFT_ALONE' })
  expect(await waits(takeTurn, 2)).toEqual([5_000, 6_000])
  await expect(takeTurn()).rejects.toMatchObject({
    code: 'LEFT_ALONE',
    retryAfterMs: 7_000,
  })
})
