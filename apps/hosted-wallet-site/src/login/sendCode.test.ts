import { describe, expect, it, vi } from 'vitest'
import { createScreens } from '../screens/createScreens.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import { type DoWork, sendCode } from './sendCode.js'

const asked = {
  projectId: 'default',
  origin: 'https://dapp.example',
  email: 'ann@tide.example',
  deviceName: 'Chrome, Linux',
}
const sent = {
  outcome: 'SENT',
  challengeId: '3f0c7f6e-43c5-4a3e-9f5c-100000000001',
  resendAfterMs: 30_000,
  expiresAfterMs: 600_000,
  triesLeft: 5,
}
const workNeeded = { outcome: 'WORK_NEEDED', challenge: 'fresh', bits: 18 }

/** A service that gives these answers, and work that the test finishes. */
function setUp(...answers: object[]) {
  const bodies: unknown[] = []
  const service = {
    call: async (_: string, body: unknown) => {
      bodies.push(body)
      return answers.shift()
    },
  } as unknown as ServiceClient
  const ignore = () => undefined
  const screens = createScreens({ onOpened: ignore, onClosed: ignore })
  const works: {
    solve: (answer: string) => void
    hears: Parameters<DoWork>[1]
  }[] = []
  const doWork: DoWork = (_, hears) =>
    new Promise((resolve, reject) => {
      hears.signal.addEventListener('abort', () => reject(hears.signal.reason))
      works.push({ solve: resolve, hears })
    })
  let show: () => void = ignore
  const leaving = new AbortController()
  const started = sendCode(
    {
      after: (_, run) => {
        show = run
        return () => {
          show = ignore
        }
      },
      doWork,
      screens,
      service,
    },
    asked,
    { id: 'login', signal: leaving.signal },
  )
  return {
    bodies,
    leave: () => leaving.abort(),
    shown: () => {
      const screen = screens.current()?.shown.screen
      return screen?.type === 'work' ? screen : undefined
    },
    started,
    wait: () => show(),
    work: (index: number) =>
      vi.waitFor(
        () => {
          const work = works[index]
          if (!work) throw new Error('No work was begun.')
          return work
        },
        { timeout: 10_000 },
      ),
  }
}

describe('sendCode', () => {
  it('asks once where nothing stands in the way', async () => {
    const { bodies, started } = setUp(sent)
    expect(await started).toEqual(sent)
    expect(bodies).toEqual([asked])
  })

  it('does the work that is asked for, and says how far it is once it takes a while', async () => {
    const { bodies, shown, started, wait, work } = setUp(workNeeded, sent)
    const { hears, solve } = await work(0)
    expect(shown()).toBeUndefined()
    wait()
    expect(shown()?.progress).toBe(0)
    hears.onTried(2 ** 17)
    const half = shown()?.progress ?? 0
    expect(half).toBeCloseTo(0.39)
    hears.onTried(2 ** 20)
    expect(shown()?.progress).toBeGreaterThan(half)
    expect(shown()?.progress).toBeLessThan(1)
    solve('found')
    expect(await started).toEqual(sent)
    expect(shown()).toBeUndefined()
    expect(bodies).toEqual([
      asked,
      { ...asked, work: { challenge: 'fresh', answer: 'found' } },
    ])
  })

  it('says nothing of work that is done at once', async () => {
    const { shown, started, wait, work } = setUp(workNeeded, sent)
    const { solve } = await work(0)
    solve('found')
    await started
    wait()
    expect(shown()).toBeUndefined()
  })

  it('stops when the visitor cancels, or goes away', async () => {
    const cancelled = setUp(workNeeded)
    await cancelled.work(0)
    cancelled.wait()
    cancelled.shown()?.cancel()
    await expect(cancelled.started).rejects.toMatchObject({
      code: 'CANCELLED_BY_VISITOR',
    })
    expect(cancelled.shown()).toBeUndefined()

    const left = setUp(workNeeded)
    await left.work(0)
    left.wait()
    left.leave()
    await expect(left.started).rejects.toMatchObject({ code: 'ABORTED' })
    expect(left.shown()).toBeUndefined()
  })

  it('does not work for ever for a service that is never content', async () => {
    const { started, work } = setUp(
      ...Array.from({ length: 9 }, () => workNeeded),
    )
    for (let index = 0; index < 3; index += 1) (await work(index)).solve('1')
    await expect(started).rejects.toMatchObject({ code: 'TRY_LATER' })
  })
})
