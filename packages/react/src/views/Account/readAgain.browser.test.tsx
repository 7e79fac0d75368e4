import { dataSource, type Portfolio } from '@hasp/core/dataService'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleNode, openConnected } from '../openConnected.test.fixture.js'

const whole: Portfolio = {
  isStale: false,
  isComplete: true,
  tokens: [{ price: 2_000, isVerified: true, spam: [] }],
}

const unpriced = 'Prices aren’t available right now'

/** Account with a data source that answers as the test says. */
async function open(first: Portfolio | 'down') {
  const state = { answer: first, asked: 0 }
  const opened = await openConnected([{ view: 'Account' }], {
    kit: {
      data: dataSource({
        portfolio: async () => {
          state.asked += 1
          if (state.answer === 'down') throw new Error('down')
          return state.answer
        },
      }),
    },
  })
  return { ...opened, state }
}

function showTab(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
})

describe('what could not be read', () => {
  it('of a node that was down comes by itself', async () => {
    const state = { isDown: true, asked: 0 }
    const answer = async <result,>(ask: () => Promise<result>) => {
      state.asked += 1
      if (state.isDown) throw new Error('down')
      return await ask()
    }
    const { getBalance, getTokens } = exampleNode
    if (!getBalance || !getTokens) throw new Error('the example has both')
    const { pass, text } = await openConnected([{ view: 'Account' }], {
      node: {
        getBalance: (p) => answer(() => getBalance(p)),
        getTokens: (p) => answer(() => getTokens(p)),
      },
    })
    await expect.poll(text).toContain('Token Balance Unavailable')
    await pass(29_000)
    expect(state.asked).toBe(2)
    state.isDown = false
    await pass(2_000)
    await expect.poll(text).toContain('USDCUSD Coin311.170')
    expect(text()).not.toContain('Unavailable')
    expect(state.asked).toBe(4)
  })

  it('of a node is said while it is asked again', async () => {
    const asked: ((error: Error) => void)[] = []
    const fail = () => new Promise<never>((_, reject) => asked.push(reject))
    const { element, pass, text } = await openConnected([{ view: 'Account' }], {
      node: { getBalance: fail, getTokens: fail },
    })
    await expect.poll(() => asked.length).toBe(2)
    for (const reject of asked) reject(new Error('down'))
    const failure = 'Token Balance Unavailable'
    await expect.poll(text).toContain(failure)
    const banner = element.querySelector('[data-part="banner"]')
    await pass(31_000)
    await expect.poll(() => asked.length).toBe(4)
    await new Promise(requestAnimationFrame)
    expect(text()).toContain(failure)
    expect(element.querySelector('[data-part="banner"]')).toBe(banner)
  })

  it('of a data source comes by itself, and no sooner than 30 s later', async () => {
    const { pass, state, text } = await open('down')
    await expect.poll(text).toContain(unpriced)
    await pass(29_000)
    expect(state.asked).toBe(1)
    state.answer = whole
    await pass(2_000)
    await expect.poll(text).toContain('$2,410.00')
    expect(text()).not.toContain(unpriced)
    expect(state.asked).toBe(2)
    // What is whole is left alone.
    await pass(300_000)
    expect(state.asked).toBe(2)
  })

  it.each(['data source', 'node'] as const)(
    'of a %s is read less and less often while it stays away',
    async (what) => {
      let asked = 0
      const fail = async () => {
        asked += 1
        await new Promise(requestAnimationFrame)
        throw new Error('down')
      }
      const { pass, text } = await openConnected(
        [{ view: 'Account' }],
        what === 'node'
          ? { node: { ...exampleNode, getTokens: fail } }
          : { kit: { data: dataSource({ portfolio: fail }) } },
      )
      await expect
        .poll(text)
        .toContain(what === 'node' ? 'Unavailable' : unpriced)
      const askedAfter = async (seconds: number) => {
        for (let second = 0; second < seconds; second += 5) {
          await pass(5_000)
          await new Promise(requestAnimationFrame)
        }
        return asked
      }
      await expect.poll(() => askedAfter(5)).toBe(2)
      expect(await askedAfter(50)).toBe(2)
      await expect.poll(() => askedAfter(5)).toBe(3)
      expect(await askedAfter(110)).toBe(3)
      await expect.poll(() => askedAfter(5)).toBe(4)
      expect(await askedAfter(110)).toBe(4)
      await expect.poll(() => askedAfter(5)).toBe(5)
    },
  )

  it('of a data source that is behind is asked for again', async () => {
    const { pass, state, text } = await open({ ...whole, isStale: true })
    await expect.poll(text).toContain('Prices may be out of date.')
    state.answer = whole
    await pass(31_000)
    await expect.poll(text).not.toContain('Prices may be out of date.')
  })

  it('is not read in a hidden tab, and at once when it is seen again', async () => {
    const { pass, state, text } = await open('down')
    await expect.poll(text).toContain(unpriced)
    state.answer = whole
    showTab('hidden')
    await pass(600_000)
    expect(state.asked).toBe(1)
    showTab('visible')
    await expect.poll(text).toContain('$2,410.00')
    expect(state.asked).toBe(2)
  })

  it('is read at once by a press', async () => {
    const { press, state, text } = await open('down')
    await expect.poll(text).toContain(unpriced)
    state.answer = whole
    press('Try again')
    await expect.poll(text).toContain('$2,410.00')
    expect(text()).not.toContain('Try again')
    expect(state.asked).toBe(2)
  })
})
