import { systemClock } from '@hasp/service-frame'
import { type Hex, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { createDoor } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import { createTracer } from './createTracer.js'
import { listPayments } from './listPayments.js'

const from = numberToHex(0xa1, { size: 20 })
const hash = numberToHex(7, { size: 32 })
const block: Hex = numberToHex(8, { size: 32 })
const payment = `{"type":"CALL","from":"${from}","to":"${from}","value":"0x5"}`

/** The trace of a transaction whose last call is so many calls deep. */
function writeTrace(depth: number): string {
  const open = `{"type":"CALL","from":"${from}","value":"0x0","calls":[`
  const call = `${open.repeat(depth)}${payment}${']}'.repeat(depth)}`
  return `[{"txHash":"${hash}","result":${call}}]`
}

/** Asks a node that traces, and never does anything else. */
function traceWith(trace: string) {
  const door = createDoor({
    clock: systemClock,
    random: () => 0,
    send: async (_url, { body }) => {
      const isTrace = body?.includes('debug_traceBlockByHash')
      const result = isTrace ? trace : '"0x7a69"'
      const text = `{"jsonrpc":"2.0","id":1,"result":${result}}`
      return { status: 200, bytes: Buffer.from(text) }
    },
  })
  const nodes = createNodes(
    { door, log: () => undefined },
    { id: 'eip155:31337', rpcUrls: ['https://node.example'] },
  )
  return createTracer(nodes, { clock: systemClock })(block, [hash])
}

it.each([1, 19, 200, 1_024])(
  'knows what was paid %i calls deep, as deep as a chain allows',
  async (depth) => {
    const [transaction] = (await traceWith(writeTrace(depth))) ?? []
    expect(transaction && listPayments(transaction.result)).toEqual([
      { source: from, target: from, amount: 5n },
    ])
  },
)

it('keeps calls in their order', async () => {
  const pay = (value: number, calls = '') =>
    `{"type":"CALL","from":"${from}","to":"${from}","value":"0x${value}","calls":[${calls}]}`
  const inner = [pay(1, [pay(2), pay(3)].join()), pay(4)].join()
  const trace = `[{"txHash":"${hash}","result":${pay(9, inner)}}]`
  const [transaction] = (await traceWith(trace)) ?? []
  expect(
    transaction && listPayments(transaction.result).map((each) => each.amount),
  ).toEqual([1n, 2n, 3n, 4n])
})

it.each([
  ['deeper than any chain allows', writeTrace(1_100)],
  ['no call somewhere within', writeTrace(30).replace(payment, '7')],
  ['nothing', '[]'],
])('knows nothing of a trace that is %s', async (_what, trace) => {
  expect(await traceWith(trace)).toBeUndefined()
})
