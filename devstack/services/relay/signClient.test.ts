import diagnostics from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { stringToHex, verifyMessage } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testMnemonic } from '../../addresses.js'
import {
  type OpenedClient,
  openSignClients,
} from '../../testing/openSignClients.js'
import { startTestRelay, type TestRelay } from '../../testing/startTestRelay.js'

const account = mnemonicToAccount(testMnemonic)
const chain = 'eip155:31337'
const namespace = {
  chains: [chain],
  methods: ['personal_sign', 'eth_sendTransaction'],
  events: ['accountsChanged', 'chainChanged'],
}

describe('two clients of WalletConnect over the relay', () => {
  /** Where this process connected to, by name or address. */
  const hosts = new Set<string>()
  const watchSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.on('lookup', (_error, _address, _family, host) => hosts.add(host))
    socket.on('connect', () => hosts.add(socket.remoteAddress ?? ''))
  }
  let relay: TestRelay
  let dapp: OpenedClient
  let wallet: OpenedClient
  let close: () => Promise<void>

  beforeAll(async () => {
    // The client then asks no host but the relay.
    process.env.IS_VITEST = 'true'
    diagnostics.subscribe('net.client.socket', watchSocket)
    relay = await startTestRelay()
    const clients = await openSignClients(relay.url, {
      site: 'dapp',
      wallet: 'wallet',
    })
    ;({ close, site: dapp, wallet } = clients)
    wallet.on('session_proposal', async ({ id }) => {
      const accounts = [`${chain}:${account.address}`]
      const namespaces = { eip155: { ...namespace, accounts } }
      const { acknowledged } = await wallet.approve({ id, namespaces })
      await acknowledged()
    })
    wallet.on('session_request', async ({ id, params, topic }) => {
      const { method, params: inputs } = params.request
      const answer =
        method === 'personal_sign'
          ? {
              result: await account.signMessage({
                message: { raw: inputs[0] },
              }),
            }
          : { error: { code: 5000, message: 'User rejected.' } }
      await wallet.respond({
        topic,
        response: { id, jsonrpc: '2.0', ...answer },
      })
    })
  })

  afterAll(async () => {
    await close()
    await relay.stop()
    diagnostics.unsubscribe('net.client.socket', watchSocket)
    delete process.env.IS_VITEST
  })

  it('pair, sign, reject, ping and disconnect, and meet no other host', async () => {
    const { approval, uri = '' } = await dapp.connect({
      optionalNamespaces: { eip155: namespace },
    })
    await wallet.pair({ uri })
    const { topic } = await approval()

    const request = (method: string) =>
      dapp.request<`0x${string}`>({
        topic,
        chainId: chain,
        request: { method, params: [stringToHex('Hello'), account.address] },
      })
    const signature = await request('personal_sign')
    expect(
      await verifyMessage({
        address: account.address,
        message: 'Hello',
        signature,
      }),
    ).toBe(true)
    await expect(request('eth_sendTransaction')).rejects.toMatchObject({
      code: 5000,
    })
    await dapp.ping({ topic })
    await wallet.ping({ topic })

    const ended = new Promise((resolve) => {
      wallet.once('session_delete', resolve)
    })
    const reason = { code: 6000, message: 'User disconnected.' }
    await dapp.disconnect({ topic, reason })
    await ended
    expect(wallet.session.getAll()).toEqual([])
    expect([...hosts]).toEqual(['127.0.0.1'])
    expect(relay.stats().clients).toHaveLength(2)
  })

  it('pair over a slow relay, and go on after it was restarted', async () => {
    relay.faults.delay({ min: 5, max: 40 })
    const { approval, uri = '' } = await dapp.connect({
      optionalNamespaces: { eip155: namespace },
    })
    await wallet.pair({ uri })
    const { topic } = await approval()
    relay.faults.clear()
    await relay.stop()
    await relay.start()
    await expect
      .poll(() => relay.stats().clients.map(({ sockets }) => sockets), {
        timeout: 10_000,
      })
      .toEqual([1, 1])
    await dapp.ping({ topic })
    expect(wallet.session.getAll()).toHaveLength(1)
  })
})
