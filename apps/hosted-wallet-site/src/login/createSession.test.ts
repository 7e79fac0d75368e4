import { expect, it } from 'vitest'
import {
  createMemoryDevice,
  createTurns,
} from '../testing/createMemoryDevice.js'
import { createSession } from './createSession.js'
import type { TabMessage, Tabs } from './openTabs.js'

const site = 'https://dapp.example'
const lifeMs = 600_000

/** Two tabs of one site, or of two browsers that share no storage. */
async function openTwo({ areOne = true } = {}) {
  const listeners: ((message: TabMessage) => void)[][] = [[], []]
  const ended = [0, 0]
  const refreshed: string[] = []
  let nowMs = 0
  let given = 0
  const issue = () => {
    given += 1
    return {
      accessToken: `access ${given}`,
      accessExpiresAfterMs: lifeMs,
      refreshToken: `refresh ${given}`,
    }
  }
  const inTurn = createTurns()
  const shared = await createMemoryDevice(site)
  const open = async (own: 0 | 1) => {
    const tabs: Tabs = {
      tell: (message) => {
        for (const hear of listeners[1 - own] ?? []) hear(message)
      },
      listen: (listener) => void listeners[own]?.push(listener),
    }
    const device = areOne ? shared : await createMemoryDevice(site)
    return createSession({
      ...{ inTurn, site, tabs },
      device: device.open(),
      now: () => nowMs,
      onEnded: () => {
        ended[own] = (ended[own] ?? 0) + 1
      },
      refresh: async (refreshToken) => {
        refreshed.push(refreshToken)
        return issue()
      },
    })
  }
  const first = await open(0)
  const second = await open(1)
  await first.keep(issue(), 'ada@tide.example')
  if (!areOne) await second.keep(issue(), 'ada@tide.example')
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  await settle()
  return {
    ...{ ended, first, refreshed, second, settle },
    pass: (byMs: number) => {
      nowMs += byMs
    },
  }
}

it('F-30 tabs of one login share the token that one of them was given', async () => {
  const { first, pass, refreshed, second, settle } = await openTwo()
  expect(await second.accessToken()).toBe('access 1')
  pass(lifeMs)
  expect(await first.accessToken()).toBe('access 2')
  await settle()
  expect(await second.accessToken()).toBe('access 2')
  expect(refreshed).toEqual(['refresh 1'])
})

it('F-30 a token that was refused is not the one that came meanwhile', async () => {
  const { first, pass, refreshed, second, settle } = await openTwo()
  pass(lifeMs)
  await first.accessToken()
  await settle()
  second.forgetAccessToken('access 1')
  expect(await second.accessToken()).toBe('access 2')
  second.forgetAccessToken('access 2')
  expect(await second.accessToken()).toBe('access 3')
  expect(refreshed).toEqual(['refresh 1', 'refresh 2'])
})

it('F-30 a login that one tab ends is over in the other', async () => {
  const { ended, first, second, settle } = await openTwo()
  await first.end()
  await settle()
  expect(ended).toEqual([0, 1])
  expect(await second.accessToken()).toBeUndefined()
})

it('takes nothing from a tab that has a login of its own', async () => {
  const { ended, first, pass, refreshed, second, settle } = await openTwo({
    areOne: false,
  })
  expect(await second.accessToken()).toBe('access 2')
  pass(lifeMs)
  await first.accessToken()
  await settle()
  expect(await second.accessToken()).toBe('access 4')
  expect(refreshed).toEqual(['refresh 1', 'refresh 2'])
  await first.end()
  await settle()
  expect(ended).toEqual([0, 0])
  expect(await second.email()).toBe('ada@tide.example')
})
