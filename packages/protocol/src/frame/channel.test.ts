import { afterEach, describe, expect, it } from 'vitest'
import { sampleHandlers } from '../testing/sampleHandlers.js'
import { samplePayloads } from '../testing/samplePayloads.js'
import { createFrameClient } from './createFrameClient.js'
import type { FrameHandlers } from './FrameHandlers.js'
import { FrameError } from './frameErrors.js'
import { type FrameMethod, frameRequests } from './requests.js'
import { serveFrame } from './serveFrame.js'

const methods = Object.keys(frameRequests) as FrameMethod[]
const clock = {
  now: () => Date.now(),
  after(delayMs: number, run: () => void, signal?: AbortSignal) {
    if (signal?.aborted) return
    const timer = setTimeout(run, delayMs)
    signal?.addEventListener('abort', () => clearTimeout(timer), { once: true })
  },
}
const randomBytes = (length: number) =>
  crypto.getRandomValues(new Uint8Array(length))

let end = new AbortController()
afterEach(() => end.abort())

/** Both sides over a real channel. */
function open(changes?: Partial<FrameHandlers>) {
  end = new AbortController()
  const { signal } = end
  const { port1, port2 } = new MessageChannel()
  const { asked, handlers } = sampleHandlers(changes)
  const frame = serveFrame({ port: port2, handlers, clock, signal })
  const client = createFrameClient({ clock, randomBytes, signal })
  client.attach(port1)
  const ask = (method: FrameMethod, payload: unknown) =>
    client.request(method as 'connectOtp', payload as { otp: string })
  return { ask, asked, client, frame }
}

describe('[R7.38] every message is a request with a reply and an error', () => {
  it.each(methods)('%s is answered', async (method) => {
    const { ask, asked } = open()
    const payload = samplePayloads[method]
    const reply = await ask(method, payload)
    expect(asked).toEqual([[method, payload]])
    const { handlers } = sampleHandlers()
    const handler = handlers[method] as (payload: unknown) => unknown
    expect(reply).toEqual(handler(payload))
  })

  it.each(methods)('%s is refused', async (method) => {
    const { ask } = open({
      [method]: () => {
        throw new FrameError('TRY_LATER', { retryAfterMs: 30_000 })
      },
    })
    await expect(ask(method, samplePayloads[method])).rejects.toMatchObject({
      code: 'TRY_LATER',
      details: { retryAfterMs: 30_000 },
    })
  })

  it.each(methods)('%s says nothing of what broke inside', async (method) => {
    const { ask } = open({
      [method]: () => Promise.reject(new Error('secret at line 7')),
    })
    const caught = await ask(method, samplePayloads[method]).catch(
      (error: unknown) => error,
    )
    expect(caught).toMatchObject({ code: 'INTERNAL', details: {} })
    expect(JSON.stringify(caught)).not.toContain('secret')
  })

  it.each(methods)('%s has one form of reply', async (method) => {
    const { ask } = open({ [method]: () => ({ more: 1 }) })
    await expect(ask(method, samplePayloads[method])).rejects.toMatchObject({
      code: 'INTERNAL',
    })
  })
})

describe('the channel', () => {
  it('gives each of many requests its own answer', async () => {
    const { client } = open({
      rpcRequest: ({ params }) => ({ result: (params as string[])[1] }),
    })
    const blocks = Array.from({ length: 60 }, (_, index) => `0x${index}`)
    const answers = blocks.map((block) =>
      client.request('rpcRequest', {
        networkId: 'eip155:1',
        method: 'eth_getBalance',
        params: [`0x${'0'.repeat(40)}`, block],
      }),
    )
    expect(await Promise.all(answers)).toEqual(
      blocks.map((result) => ({ result })),
    )
  })

  it('carries events, and drops one that is none', async () => {
    const { client, frame } = open()
    const heard: unknown[] = []
    client.listen((event) => heard.push(event), end.signal)
    frame.emit('signedOut', { reason: 'expired' })
    await client.request('isConnected')
    expect(heard).toEqual([{ type: 'signedOut', reason: 'expired' }])
  })
})
