import { describe, expect, it } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { namespaces } from '../../entities/network/namespace.js'
import type { AdapterFixture } from '../adapterSuite/AdapterFixture.js'
import { createStandardFixture } from '../bitcoin/createBitcoinFixture.js'
import { createCosmosFixture } from '../cosmos/createCosmosFixture.js'
import { createTestKit } from '../createTestKit.js'
import { createEvmFixture } from '../evm/createEvmFixture.js'
import { createPolkadotFixture } from '../polkadot/createPolkadotFixture.js'
import { createSolanaFixture } from '../solana/createSolanaFixture.js'

const fixtures = {
  eip155: createEvmFixture,
  solana: createSolanaFixture,
  polkadot: createPolkadotFixture,
  bip122: createStandardFixture,
  cosmos: createCosmosFixture,
}

/** A kit beside the mock wallet of one namespace. */
async function openPage(createFixture: () => Promise<AdapterFixture>) {
  const fixture = await createFixture()
  const { adapter, clock, networks, wallet } = fixture
  const page = createTestKit({ adapters: [adapter], networks }, { clock })
  wallet.install(page.window)
  // Wallets without an announcement are looked for again after a while.
  await clock.advance(5_000)
  const { connectors } = page.kit.stores.connectors.getState()
  const connector = connectors.find(
    ({ namespace }) => namespace === adapter.namespace,
  )
  if (!connector) throw new Error('The kit found no wallet')
  return { ...page, connector, fixture, wallet }
}

describe.each(namespaces)('the mock wallet of %s', (namespace) => {
  it('connects to a kit and signs so that others can verify', async () => {
    const { connector, fixture, kit, stop, wallet } = await openPage(
      fixtures[namespace],
    )
    expect(wallet.namespace).toBe(namespace)
    const connection = await connect(kit, { connectorId: connector.info.id })
    const { address } = connection.accounts[0]
    const networks = fixture.networks.map((one) => wallet.addresses(one)[0])
    expect(networks).toContain(address)
    expect(wallet.prompts()).toBe(1)
    expect(await fixture.signsAs(connector, address)).toBe(true)
    expect(wallet.prompts()).toBe(2)
    expect(wallet.requests().length).toBeGreaterThan(1)
    stop()
  })

  it('declines, then approves, as it is told', async () => {
    const { connector, kit, stop, wallet } = await openPage(fixtures[namespace])
    wallet.decide('connect', { type: 'reject' })
    const connectorId = connector.info.id
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({
      code: 'CONNECTION_REJECTED',
    })
    wallet.decide('connect', { type: 'approve' })
    await expect(connect(kit, { connectorId })).resolves.toBeDefined()
    stop()
  })
})
