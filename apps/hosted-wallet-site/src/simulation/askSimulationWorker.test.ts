import { describe, expect, it } from 'vitest'
import type { WorkerLike } from '../vault/createSignerClient.js'
import { askSimulationWorker } from './askSimulationWorker.js'
import { createNodeRelay } from './createNodeRelay.js'
import type {
  Found,
  SimulationOrder,
  SimulationQuestion,
  SimulationReply,
} from './SimulationMessages.js'

const question = {} as SimulationQuestion
const { signal } = new AbortController()

/** A worker at its port: it runs this instead of its script. */
function createWorker(
  run: (ask: ReturnType<typeof createNodeRelay>['ask']) => Promise<Found>,
) {
  const listeners: Record<string, ((event: unknown) => void)[]> = {}
  const emit = (type: string, data?: unknown) => {
    for (const listener of listeners[type] ?? []) listener({ data })
  }
  const say = (reply: SimulationReply) => emit('message', reply)
  const node = createNodeRelay(say)
  let isEnded = false
  const worker: WorkerLike = {
    addEventListener: (type: string, listener: unknown) => {
      listeners[type] = [...(listeners[type] ?? []), listener as never]
    },
    postMessage: (order: SimulationOrder) => {
      if (order.type !== 'simulate') return node.hear(order)
      void run(node.ask).then((found) => say({ type: 'found', found }))
    },
    terminate: () => {
      isEnded = true
    },
  } as WorkerLike
  return { emit, isEnded: () => isEnded, worker }
}
const fails: Found = { simulation: { status: 'fails' } }

describe('askSimulationWorker', () => {
  it('carries what the worker asks to the node, and each answer back', async () => {
    const { isEnded, worker } = createWorker(async (ask) => {
      const answers = await Promise.all([ask('b', [2]), ask('a', [1])])
      expect(answers).toEqual(['b 2', 'a 1'])
      return fails
    })
    const askNode = async (method: string, params: unknown) =>
      `${method} ${params}`
    expect(
      await askSimulationWorker(() => worker, question, { askNode, signal }),
    ).toEqual(fails)
    expect(isEnded()).toBe(true)
  })

  it('tells the worker that the node gave no answer, and not why', async () => {
    const { worker } = createWorker(async (ask) => {
      await expect(ask('a', [])).rejects.toThrow('The node gave no answer.')
      return fails
    })
    const askNode = () => Promise.reject(new Error('a secret'))
    expect(
      await askSimulationWorker(() => worker, question, { askNode, signal }),
    ).toEqual(fails)
  })

  it('ends with its time, and where the worker does not start', async () => {
    const askNode = async () => undefined
    const stuck = createWorker(() => new Promise(() => undefined))
    const ending = new AbortController()
    const answer = askSimulationWorker(() => stuck.worker, question, {
      askNode,
      signal: ending.signal,
    })
    ending.abort(new Error('late'))
    await expect(answer).rejects.toThrow('late')
    expect(stuck.isEnded()).toBe(true)
    const broken = createWorker(() => new Promise(() => undefined))
    const failed = askSimulationWorker(() => broken.worker, question, {
      askNode,
      signal,
    })
    broken.emit('error')
    await expect(failed).rejects.toThrow('did not start')
    expect(broken.isEnded()).toBe(true)
  })
})
