import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import type { OperatorFile } from '@hasp/protocol/project'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import { createBalanceHolds } from './createBalanceHolds.js'

const addresses = {
  eip155: '0x00000000000000000000000000000000000A11cE',
  solana: '4DoL1AM6uyHzcLKGUGdfxg6wfRXTxumiwhf6QHLS1zX7',
}
const none = {
  eth_getBalance: '0x0',
  eth_call: '0x',
  getBalance: { value: 0 },
  getTokenAccountsByOwner: { value: [] },
}
const holding = (amount: string) => ({
  value: [
    { account: { data: { parsed: { info: { tokenAmount: { amount } } } } } },
  ],
})

let answers: Record<string, unknown> = none
let node: Server
let operator: OperatorFile
beforeAll(async () => {
  node = createServer(async (request, response) => {
    const asked = await json(request)
    const { method } = asked as { method: string }
    response.end(
      JSON.stringify({ jsonrpc: '2.0', id: 1, result: answers[method] }),
    )
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => node.listen(port, '127.0.0.1', resolve))
  const network = (id: string, token: string) => ({
    id,
    name: id,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    tokens: [{ address: token, symbol: 'HUSD', decimals: 6 }],
    rpcUrls: [`http://127.0.0.1:${port}`],
  })
  operator = {
    dev: true,
    areApprovalsStopped: false,
    holdMinutes: 90,
    projects: [],
    networks: [
      network('eip155:1', '0x000000000000000000000000000000000000dEaD'),
      network('solana:main', 'HimkK3683VhVG9RVaCdNv6nb8uFDqaMEhAwNggj4omHv'),
    ],
  }
})
afterAll(() => void node.close())
beforeEach(() => {
  answers = none
})

const lengthMs = () =>
  createBalanceHolds({
    log: () => undefined,
    readOperator: async () => operator,
  }).lengthMs(addresses)

describe('createBalanceHolds', () => {
  it('lets a wallet go that has nothing', async () => {
    expect(await lengthMs()).toBe(0)
    answers = { ...none, getTokenAccountsByOwner: holding('0') }
    expect(await lengthMs()).toBe(0)
  })

  it.each([
    ['coins on EVM', { eth_getBalance: '0x1' }],
    ['a token on EVM', { eth_call: `0x${'1'.padStart(64, '0')}` }],
    ['coins on Solana', { getBalance: { value: 1 } }],
    ['a token on Solana', { getTokenAccountsByOwner: holding('1') }],
    ['what no node says', { eth_getBalance: undefined }],
    ['what no node says right', { getBalance: { value: '0' } }],
  ])('holds a wallet with %s for the operator’s time', async (_, has) => {
    answers = { ...none, ...has }
    expect(await lengthMs()).toBe(90 * 60_000)
  })
})
