import { expect, it } from 'vitest'
import type { Door } from './createDoor.js'
import { createNodes } from './createNodes.js'
import { hexSchema } from './hexSchema.js'
import { UpstreamFailure } from './UpstreamFailure.js'

/** A node of chain 1 that says an error of each call. */
function setUp(error: unknown) {
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: { result: '0x1' },
    eth_call: { error },
  }
  const door = {
    ask: async ({ body }: { readonly body: { readonly method: string } }) =>
      answers[body.method],
  } as unknown as Door
  return createNodes(
    { door, log: () => {} },
    { id: 'eip155:1', rpcUrls: ['http://node.example'] },
  )
}

it.each([
  [{ code: 3, message: 'no' }, 'REVERTED'],
  [{ code: -32005, message: 'limit exceeded' }, 'LIMITED'],
  [{ code: -32602, message: 'invalid params' }, 'REFUSED'],
  [{ code: -32000, message: 'header not found' }, 'FAILED'],
])('what a node says as %j is %s', async (error, code) => {
  await expect(setUp(error).ask('eth_call', [], hexSchema)).rejects.toThrow(
    expect.objectContaining({ code }),
  )
})

it.each(['NO_ANSWER', 'REFUSED', 'FAILED'] as const)(
  'an answer that is too large is so whichever other node is %s',
  async (code) => {
    const failures = new Map<string, UpstreamFailure.Code>([
      ['http://one.example', code],
      ['http://two.example', 'TOO_LARGE'],
    ])
    const door = {
      async ask({ body, url }: { body: { method: string }; url: string }) {
        if (body.method === 'eth_chainId') return { result: '0x1' }
        throw new UpstreamFailure(failures.get(url) ?? 'NO_ANSWER')
      },
    } as unknown as Door
    for (const rpcUrls of [
      [...failures.keys()],
      [...failures.keys()].toReversed(),
    ]) {
      const parts = { door, log: () => {} }
      const nodes = createNodes(parts, { id: 'eip155:1', rpcUrls })
      await expect(nodes.ask('eth_call', [], hexSchema)).rejects.toThrow(
        expect.objectContaining({ code: 'TOO_LARGE' }),
      )
    }
  },
)
