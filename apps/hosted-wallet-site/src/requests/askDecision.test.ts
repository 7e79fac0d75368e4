import { describe, expect, it } from 'vitest'
import type { Summary } from '../decode/Summary.js'
import { createScreens, type Screens } from '../screens/createScreens.js'
import type { Simulation } from '../simulation/Simulation.js'
import { askDecision } from './askDecision.js'

const summary: Summary = {
  action: 'callContract',
  account: `0x${'aa'.repeat(20)}`,
  network: 'eip155:1',
  outgoing: [],
  incoming: [],
  approvals: [],
  calls: [],
  fields: [],
  isBlind: true,
  warnings: [],
  refusals: [],
}
const gives = (by: bigint): Simulation => ({
  status: 'changes',
  changes: [{ asset: { type: 'native' }, by }],
  approvals: [],
  isWhole: true,
})
const unknown: Simulation = { status: 'unknown' }

/** A request that is tried out when a test says so. */
function setUp(prepare: (screens: Screens) => void = () => undefined) {
  const screens = createScreens({
    onOpened: () => undefined,
    onClosed: () => undefined,
  })
  prepare(screens)
  const asked: ((found: Simulation) => void)[] = []
  const controller = new AbortController()
  const decision = askDecision(screens, {
    id: 'a',
    method: 'eth_sendTransaction',
    receiverNotes: [],
    signal: controller.signal,
    summary,
    tryOut: () => new Promise((resolve) => asked.push(resolve)),
  })
  const shown = () => {
    const screen = screens.current()?.shown.screen
    if (screen?.type !== 'approval') throw new Error('Nothing is shown.')
    return screen
  }
  const find = async (simulation: Simulation) => {
    asked.shift()?.(simulation)
    await expect.poll(() => isWaited()).toBe(false)
  }
  const isWaited = () => {
    const screen = screens.current()?.shown.screen
    return screen?.type === 'approval' && screen.trial?.status !== 'done'
  }
  return { asked, controller, decision, find, screens, shown }
}

describe('T-APR-08 a press counts only for what was read', () => {
  it('and not before anything was', async () => {
    const { asked, decision, find, shown } = setUp()
    expect(shown().trial).toEqual({ status: 'running' })
    shown().decide(true)
    expect(asked).toHaveLength(1)
    await find(gives(1n))
    shown().decide(true)
    expect(shown().trial).toMatchObject({ status: 'checking' })
    await find(gives(1n))
    expect(await decision).toEqual({
      isApproved: true,
      simulation: gives(1n),
    })
  })

  it.each([
    ['gives less', gives(1n)],
    ['fails', { status: 'fails' }],
    ['cannot be tried out any more', unknown],
  ] as const)('and not where it %s by then', async (_, later) => {
    const { decision, find, shown } = setUp()
    await find(gives(2n))
    shown().decide(true)
    // Pressing twice changes nothing.
    shown().decide(true)
    await find(later)
    expect(shown().trial).toEqual({
      status: 'done',
      simulation: later,
      isNew: true,
    })
    shown().decide(true)
    await find(later)
    expect(await decision).toEqual({ isApproved: true, simulation: later })
  })

  it('and one that nobody could try out is still decided about', async () => {
    const { decision, find, screens, shown } = setUp()
    await find(unknown)
    expect(shown().trial).toMatchObject({ isNew: false, simulation: unknown })
    shown().decide(true)
    await find(unknown)
    expect((await decision).isApproved).toBe(true)
    expect(screens.current()).toBeUndefined()
  })

  it('and is tried out when its turn comes, not before', async () => {
    const { asked, decision, find, screens } = setUp((all) => {
      all.add({
        requestId: 'before',
        method: 'personal_sign',
        screen: { type: 'work', progress: 0, cancel: () => undefined },
      })
    })
    expect(asked).toHaveLength(0)
    screens.remove('before')
    expect(asked).toHaveLength(1)
    await find(unknown)
    screens.change('another', { type: 'work', progress: 1, cancel: () => {} })
    expect(asked).toHaveLength(0)
    const { screen } = screens.current()?.shown ?? {}
    if (screen?.type === 'approval') screen.decide(false)
    expect((await decision).isApproved).toBe(false)
  })

  it('while rejecting counts at any time', async () => {
    const early = setUp()
    early.shown().decide(false)
    expect((await early.decision).isApproved).toBe(false)
    const late = setUp()
    await late.find(gives(2n))
    late.shown().decide(true)
    late.shown().decide(false)
    expect((await late.decision).isApproved).toBe(false)
    // What comes afterwards comes too late.
    await late.find(gives(2n))
    expect(late.screens.current()).toBeUndefined()
  })

  it('and nothing is asked for any more once nobody waits', async () => {
    const { controller, decision, find, screens } = setUp()
    controller.abort()
    await expect(decision).rejects.toMatchObject({ code: 'ABORTED' })
    await find(gives(2n))
    expect(screens.current()).toBeUndefined()
  })
})
