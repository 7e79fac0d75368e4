import { connect, formatAccountId, invalidateAccount } from '@hasp/core'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../../testing/renderKit.js'
import { usePortfolio } from '../../data/usePortfolio.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

function Held() {
  const { data } = usePortfolio()
  return <p>{`held ${data?.[0]?.balance.value ?? 'unknown'}`}</p>
}

it('balances are asked for anew when their account is declared outdated', async () => {
  let asked = 0
  let value = 1n
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const adapter = mockAdapter({
    connectors: [kite],
    capabilities: {
      getTokens: async () => {
        asked += 1
        return [
          { name: 'Ether', symbol: 'ETH', balance: { value, decimals: 18 } },
        ]
      },
    },
  })
  rendered = renderKit({ children: <Held />, options: { adapters: [adapter] } })
  const { kit } = rendered
  await connect(kit, { connectorId: 'io.kite' })
  await expect.element(page.getByText('held 1')).toBeVisible()
  value = 75n
  invalidateAccount(kit, formatAccountId('eip155:31337', other))
  invalidateAccount(kit, formatAccountId('eip155:31337', own.toLowerCase()))
  await expect.element(page.getByText('held 75')).toBeVisible()
  expect(asked).toBe(2)
})
