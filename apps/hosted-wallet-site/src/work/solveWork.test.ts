import { createHash } from 'node:crypto'
import { beginsWithZeros, workText } from '@hasp/protocol/walletService'
import { describe, expect, it } from 'vitest'
import { askWorkWorker } from './askWorkWorker.js'
import { solveWork } from './solveWork.js'
import type { WorkReply } from './WorkMessages.js'

const hashOf = (challenge: string, answer: string) =>
  createHash('sha256').update(workText({ challenge, answer })).digest()

describe('solveWork', () => {
  it('finds what another SHA-256 agrees with', () => {
    for (const bits of [1, 7, 8, 9, 12])
      for (const challenge of ['a', 'b', 'c']) {
        const answer = solveWork({ challenge, bits }, () => undefined)
        const hash = BigInt(`0x${hashOf(challenge, answer).toString('hex')}`)
        expect(hash >> BigInt(256 - bits)).toBe(0n)
      }
  })

  it('counts zeros to the bit', () => {
    const hash = Uint8Array.of(0, 0b0000_0100, 0xff)
    expect(beginsWithZeros(hash, 13)).toBe(true)
    expect(beginsWithZeros(hash, 14)).toBe(false)
    expect(beginsWithZeros(hash, 8)).toBe(true)
  })
})

/** A worker that says what the test wants. */
function createFakeWorker() {
  const hears = new Map<string, (event: unknown) => void>()
  let isTerminated = false
  return {
    worker: {
      addEventListener: (name: string, listen: (event: unknown) => void) =>
        void hears.set(name, listen),
      postMessage: () => undefined,
      terminate: () => {
        isTerminated = true
      },
    } as unknown as Worker,
    say: (data: WorkReply) => hears.get('message')?.({ data }),
    fail: () => hears.get('error')?.({}),
    isTerminated: () => isTerminated,
  }
}

describe('askWorkWorker', () => {
  const question = { challenge: 'a', bits: 1 }

  it('hears how far it is, takes the answer, and ends the worker', async () => {
    const fake = createFakeWorker()
    const counts: number[] = []
    const answer = askWorkWorker(() => fake.worker, question, {
      onTried: (count) => counts.push(count),
      signal: new AbortController().signal,
    })
    fake.say({ type: 'tried', count: 5 })
    fake.say({ type: 'solved', answer: 'x' })
    expect(await answer).toBe('x')
    expect(counts).toEqual([5])
    expect(fake.isTerminated()).toBe(true)
  })

  it('ends the worker when nobody waits any more, or it does not start', async () => {
    const ends = [
      (_: ReturnType<typeof createFakeWorker>, leaving: AbortController) =>
        leaving.abort(new Error('left')),
      ({ fail }: ReturnType<typeof createFakeWorker>) => fail(),
    ]
    for (const end of ends) {
      const fake = createFakeWorker()
      const leaving = new AbortController()
      const answer = askWorkWorker(() => fake.worker, question, {
        onTried: () => undefined,
        signal: leaving.signal,
      })
      end(fake, leaving)
      await expect(answer).rejects.toThrow()
      expect(fake.isTerminated()).toBe(true)
    }
  })
})
