import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../testing/propertyRuns.js'
import { nodeUrls, setUpRpc as setUp } from '../testing/setUpRpc.js'

const [a, b] = nodeUrls

const ok = { result: '0x10' }

describe('F-07 a node that talks garbage', () => {
  const text = (body: string) => () =>
    new Response(body, { headers: { 'content-type': 'application/json' } })

  it.each([
    ['HTML', text('<!doctype html><title>Sign in</title>')],
    ['cut JSON', text('{"jsonrpc":"2.0","id":1,"resu')],
    ['nothing', text('')],
    ['null', text('null')],
    ['a list', text('[]')],
    ['another id', text('{"jsonrpc":"2.0","id":99,"result":"0x10"}')],
    ['no id', text('{"jsonrpc":"2.0","result":"0x10"}')],
    ['no result', text('{"jsonrpc":"2.0","id":1}')],
    ['a result of null', () => ({ result: null })],
    ['a number', () => ({ result: 16 })],
    ['negative hex', () => ({ result: '-0x10' })],
    ['NaN', () => ({ result: 'NaN' })],
    ['empty hex', () => ({ result: '0x' })],
    ['too many bits', () => ({ result: `0x${'f'.repeat(65)}` })],
    ['an error without a code', text('{"id":1,"error":{"message":"x"}}')],
  ])('has failed (%s)', async (_name, reply) => {
    const { readWithin } = setUp(reply)
    expect(await readWithin(10_000)).toBe('RPC_ANSWER_INVALID')
  })

  it('never gives anything but a number', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.json(), fc.string()),
        fc.boolean(),
        async (body, isResult) => {
          const { readWithin } = setUp(
            isResult ? () => ({ result: body }) : text(body),
          )
          const outcome = await readWithin(10_000)
          const isFine = typeof outcome === 'bigint' || isCode(outcome)
          expect(isFine).toBe(true)
        },
      ),
      propertyRuns(50),
    )
  })

  it('is left for the next one', async () => {
    const { readWithin } = setUp(
      ({ url }) => (url === a ? new Response('<html>') : ok),
      [a, b],
    )
    expect(await readWithin(0)).toBe(16n)
  })
})

describe('F-08 a node that sends without end', () => {
  it('is cut off at 2 MiB', async () => {
    let sent = 0
    const megabyte = new Uint8Array(1024 * 1024).fill(0x5b)
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 1
            controller.enqueue(megabyte)
          },
        }),
      )
    const { readWithin } = setUp(
      ({ url }) => (url === a ? endless() : ok),
      [a, b],
    )
    expect(await readWithin(4_000)).toBe(16n)
    expect(sent).toBeLessThanOrEqual(4)
  })

  it('is cut off at its deadline when it drips', async () => {
    let isCancelled = false
    const drip = () =>
      new Response(
        new ReadableStream({
          cancel() {
            isCancelled = true
          },
        }),
      )
    const { readWithin } = setUp(drip)
    expect(await readWithin(10_000)).toBe('RPC_UNAVAILABLE')
    expect(isCancelled).toBe(true)
  })
})

function isCode(outcome: unknown): boolean {
  return typeof outcome === 'string' && outcome.startsWith('RPC_')
}
