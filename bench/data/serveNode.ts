import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { encodeFunctionResult, type Hex, multicall3Abi } from 'viem'

/**
 * A node that is as far away as its parent says, and on whose chain everybody
 * holds 7 units of everything. It says where it listens, and whenever it is
 * asked how often it was, in all or for what contracts answer.
 */
process.once('message', (delayMs: number) => {
  const asked = { questions: 0, batches: 0 }
  const answers = new Map<number, Hex>()
  const callTogether = (data: Hex): Hex => {
    // The second word behind the selector: how many calls there are.
    const count = Number(`0x${data.slice(2 + 8 + 64, 2 + 8 + 128)}`)
    const answer = answers.get(count) ?? answerFor(count)
    answers.set(count, answer)
    return answer
  }
  const results: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_chainId: () => '0x1',
    eth_getBlockByNumber: () => ({ number: '0x10', timestamp: '0x65000000' }),
    eth_call([call]) {
      asked.batches += 1
      return callTogether((call as { data: Hex }).data)
    },
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method, params } = JSON.parse(`${Buffer.concat(parts)}`)
    asked.questions += 1
    if (delayMs > 0) await wait(delayMs)
    response.setHeader('Content-Type', 'application/json').end(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        result: results[method]?.(params),
      }),
    )
  })
  server.listen(0, '127.0.0.1', () =>
    process.send?.((server.address() as AddressInfo).port),
  )
  process.on('message', (about: keyof typeof asked) =>
    process.send?.(asked[about]),
  )
  process.once('SIGTERM', () => process.exit())
  // Its parent is gone.
  process.once('disconnect', () => process.exit())
})

function answerFor(count: number): Hex {
  const returnData: Hex = `0x${'7'.padStart(64, '0')}`
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: Array.from({ length: count }, () => ({
      success: true,
      returnData,
    })),
  })
}
