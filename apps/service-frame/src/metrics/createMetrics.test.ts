import { expect, it } from 'vitest'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import { systemClock } from '../clock.js'
import { createMetrics, type Measured } from './createMetrics.js'

async function watch(read: Measured['read'], maxAgeMs = 0) {
  let nowMs = 0
  const port = await findFreePort()
  const metrics = createMetrics({
    // Whoever looks loses patience at once.
    clock: {
      now: () => nowMs,
      sleep: (_delayMs, signal) => systemClock.sleep(20, signal),
    },
    listen: { host: 'localhost', port },
    log: () => undefined,
  })
  metrics.measure({ name: 'hasp_things', help: 'Things.', maxAgeMs, read })
  const server = await metrics.serve()
  return {
    pass: (milliseconds: number) => {
      nowMs += milliseconds
    },
    stop: server.stop,
    things: async () => {
      const answer = await fetch(`http://localhost:${port}/metrics`)
      expect(answer.status).toBe(200)
      return /^hasp_things (.+)$/m.exec(await answer.text())?.[1]
    },
  }
}

it('shows no number of before where a database fails or does not answer, and asks it once', async () => {
  let questions = 0
  let answer: () => Promise<number> = async () => 3
  const watched = await watch(() => {
    questions += 1
    return answer()
  })
  expect(await watched.things()).toBe('3')
  answer = async () => {
    throw new Error('It is away.')
  }
  expect(await watched.things()).toBeUndefined()
  let end = (_value: number) => {}
  answer = () =>
    new Promise((resolve) => {
      end = resolve
    })
  questions = 0
  expect(await watched.things()).toBeUndefined()
  expect(await watched.things()).toBeUndefined()
  expect(questions).toBe(1)
  end(4)
  answer = async () => 5
  await expect.poll(watched.things).toBe('5')
  await watched.stop()
})

it('gives a number again that may be some time old, and no older one', async () => {
  let questions = 0
  const watched = await watch(async () => {
    questions += 1
    return questions
  }, 60_000)
  expect(await watched.things()).toBe('1')
  watched.pass(59_999)
  expect(await watched.things()).toBe('1')
  watched.pass(1)
  expect(await watched.things()).toBe('2')
  await watched.stop()
})
