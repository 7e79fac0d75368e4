import { connect } from '@hasp/core'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../../testing/renderKit.js'
import { usePortfolio } from '../../data/usePortfolio.js'

let stage: ReturnType<typeof renderKit> | undefined
afterEach(() => stage?.unmount())

function Held() {
  const { data } = usePortfolio()
  return <p>{`held ${data?.[0]?.balance.value ?? 'unknown'}`}</p>
}

it('balances are asked for anew when a transaction is in a block', async () => {
  let value = 1n
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const adapter = mockAdapter({
    connectors: [kite],
    capabilities: {
      getTokens: async () => [
        { name: 'Ether', symbol: 'ETH', balance: { value, decimals: 18 } },
      ],
    },
  })
  stage = renderKit({ children: <Held />, options: { adapters: [adapter] } })
  const { kit } = stage
  await connect(kit, { connectorId: 'io.kite' })
  await expect.element(page.getByText('held 1')).toBeVisible()
  value = 75n
  kit.storage.remove('portfolios')
  kit.events.emit('TRANSACTION_STATUS', { hash: '0x1', status: 'included' })
  await expect.element(page.getByText('held 75')).toBeVisible()
})
