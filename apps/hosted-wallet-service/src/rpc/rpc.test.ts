import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import {
  createTestDevice,
  type TestDevice,
} from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

/** What the node does, where a real one cannot be made to. */
let answerWith: { status: number; body: string }
let node: Server
let service: TestService
let device: TestDevice

beforeAll(async () => {
  node = createServer(async (request, response) => {
    await text(request)
    response.writeHead(answerWith.status, { Location: 'http://127.0.0.1:1/' })
    response.end(answerWith.body)
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => node.listen(port, '127.0.0.1', resolve))
  service = await startTestService({ rpcUrl: `http://127.0.0.1:${port}` })
  device = await createTestDevice(service)
  await device.signIn('mary@example.test')
})
afterAll(async () => {
  await service.stop()
  node.close()
})

async function ask(networkId: string, method: string, accessToken?: string) {
  const path = `/v1/rpc/${networkId}`
  return await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `DPoP ${device.accessToken}`,
      DPoP: await device.proof(
        'POST',
        path,
        {},
        accessToken ?? device.accessToken,
      ),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
  })
}

describe('the way to nodes', () => {
  it('hands a listed question to the node of the network, and its answer back', async () => {
    answerWith = {
      status: 200,
      body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}',
    }
    const response = await ask('eip155:31337', 'eth_chainId')
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: '0x1',
    })
  })

  it.each([
    ['eip155:31337', 'eth_sendTransaction', 403, 'METHOD_NOT_ALLOWED'],
    ['eip155:31337', 'anvil_setBalance', 403, 'METHOD_NOT_ALLOWED'],
    ['eip155:31337', 'getBalance', 403, 'METHOD_NOT_ALLOWED'],
    ['eip155:31337', 'constructor', 403, 'METHOD_NOT_ALLOWED'],
    ['eip155:1', 'eth_chainId', 404, 'NETWORK_UNKNOWN'],
  ])(
    'T-SVC-14: %s %s ends with %i %s',
    async (networkId, method, status, code) => {
      const response = await ask(networkId, method)
      expect([response.status, await response.json()]).toEqual([
        status,
        { status, code },
      ])
    },
  )

  it.each([
    ['answers 500', { status: 500, body: '{}' }],
    ['redirects', { status: 302, body: '' }],
    ['sends 3 MiB', { status: 200, body: 'x'.repeat(3 * 1024 * 1024) }],
  ])('T-SVC-14: a node that %s is no answer', async (_, answer) => {
    answerWith = answer
    const response = await ask('eip155:31337', 'eth_chainId')
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 503, code: 'UPSTREAM_UNAVAILABLE' },
    ])
    expect(service.lines.join()).toContain(
      '"event":"node failed","networkId":"eip155:31337"',
    )
  })

  it('is for nobody without a proof of the token', async () => {
    const response = await ask('eip155:31337', 'eth_chainId', 'A'.repeat(43))
    expect(response.status).toBe(401)
  })
})
