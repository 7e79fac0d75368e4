import { expect, it } from 'vitest'
import type { Door } from './createDoor.js'
import { createNodes } from './createNodes.js'
import { hexSchema } from './hexSchema.js'

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
