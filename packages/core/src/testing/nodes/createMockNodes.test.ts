import { describe, expect, it } from 'vitest'
import { getActiveAccount } from '../../actions/account/getActiveAccount.js'
import { getBalance } from '../../actions/account/getBalance.js'
import { connect } from '../../actions/connection/connect.js'
import { reviewSend } from '../../actions/transfer/reviewSend.js'
import { evm } from '../../adapters/evm/evmAdapter.js'
import { codeOf } from '../codeOf.js'
import { createTestKit } from '../createTestKit.js'
import { testAccounts } from '../evm/testAccounts.js'
import { createFakeClock } from '../fakeClock.js'
import { createMockWallet } from '../mockWallets/createMockWallet.js'
import { testNetworks } from '../testNetworks.js'
import { createMockNodes } from './createMockNodes.js'

const [{ rpcUrls }] = testNetworks
const [url = ''] = rpcUrls.default.http

/** A site whose visitor is connected, beside nodes of the test. */
async function openPage() {
  const clock = createFakeClock()
  const nodes = createMockNodes({ networks: testNetworks, clock })
  const page = createTestKit(
    { adapters: [evm()], networks: testNetworks },
    { clock, environment: { fetch: nodes.fetch } },
  )
  const wallet = await createMockWallet({ namespace: 'eip155', chainId: 31337 })
  wallet.install(page.window)
  await clock.settle()
  const { connectors } = page.kit.stores.connectors.getState()
  const connectorId = connectors[0]?.info.id ?? ''
  await connect(page.kit, { connectorId })
  const read = (options: { isFresh?: boolean } = {}) =>
    getBalance(page.kit, { ...getActiveAccount(page.kit), ...options })
  return { ...page, clock, nodes, read }
}

function ask(nodes: { fetch: typeof fetch }, body: unknown, to = url) {
  return nodes.fetch(to, { method: 'POST', body: JSON.stringify(body) })
}

describe('mock nodes', () => {
  it('tell a kit what it asks, or what the test decided', async () => {
    const { nodes, read, stop } = await openPage()
    const ten = 10n ** 19n
    expect(await read()).toMatchObject({ value: ten })
    nodes.answer('eth_getBalance', () => '0x5')
    const balance = await read({ isFresh: true })
    expect(balance).toMatchObject({ value: 5n })
    const [call] = nodes.calls
    expect(call).toMatchObject({ method: 'eth_getBalance', url: `${url}/` })
    stop()
  })

  it('are slow as long as they are told to be', async () => {
    const { clock, nodes, read, stop } = await openPage()
    nodes.play({ type: 'slow', delayMs: 2_000 })
    let isAnswered = false
    const asking = read().then(() => {
      isAnswered = true
    })
    await clock.advance(1_999)
    expect(isAnswered).toBe(false)
    await clock.advance(1)
    await asking
    stop()
  })

  it.each([{ type: 'offline' }, { type: 'limited' }] as const)(
    'fail a kit when they play $type',
    async (scenario) => {
      const { clock, nodes, read, stop } = await openPage()
      nodes.play(scenario)
      const asking = codeOf(read())
      await clock.advance(60_000)
      expect(await asking).toBe('TOKEN_BALANCE_UNAVAILABLE')
      nodes.play({ type: 'usual' })
      stop()
    },
  )

  it('refuse a transfer when they play another chain', async () => {
    const { kit, stop } = await openPage()
    const draft = { amount: '1', receiver: testAccounts[1].address }
    expect(await reviewSend(kit, { draft })).toMatchObject({
      amount: 10n ** 18n,
    })
    stop()
    const other = await openPage()
    other.nodes.play({ type: 'wrongChain', chainId: 5 })
    expect(await codeOf(reviewSend(other.kit, { draft }))).toBe(
      'RPC_WRONG_CHAIN',
    )
    other.stop()
  })

  it('answer several requests at once', async () => {
    const nodes = createMockNodes({ networks: testNetworks })
    const call = { jsonrpc: '2.0', method: 'eth_chainId' }
    const response = await ask(nodes, [
      { ...call, id: 1 },
      { ...call, id: 2 },
    ])
    expect(await response.json()).toMatchObject([
      { id: 1, result: '0x7a69' },
      { id: 2, result: '0x7a69' },
    ])
  })

  it('say what they do not know, and reach no other host', async () => {
    const nodes = createMockNodes({ networks: testNetworks })
    const response = await ask(nodes, { id: 1, method: 'eth_x' })
    expect(await response.json()).toMatchObject({ error: { code: -32_601 } })
    await expect(
      ask(nodes, { id: 1, method: 'eth_x' }, 'https://node.example'),
    ).rejects.toThrow('No mock node is at https://node.example/')
  })
})
