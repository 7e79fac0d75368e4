import { connect } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import { afterEach, expect, it } from 'vitest'
import { renderKit } from '../testing/renderKit.js'
import { AccountButton } from './AccountButton.js'
import { ConnectButton } from './ConnectButton.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

it.each([
  ['is shown', false, '10,001.204 ETH'],
  ['is covered with the amounts of the modal', true, '•••• ETH'],
])('the balance on a button %s', async (_, isHidden, words) => {
  const balance = { value: 10_001_204_900_000_000_000_000n, decimals: 18 }
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const adapter = mockAdapter({
    connectors: [kite],
    capabilities: { getBalance: async () => ({ ...balance, symbol: 'ETH' }) },
  })
  rendered = renderKit({
    options: { adapters: [adapter] },
    children: (
      <>
        <ConnectButton show={{ balance: true }} />
        <AccountButton show={{ balance: true }} />
      </>
    ),
  })
  const { container, kit } = rendered
  kit[internals].storage.set('amountsHidden', isHidden)
  await connect(kit, { connectorId: 'io.kite' })
  await expect
    .poll(() =>
      [...container.querySelectorAll('[data-part="balance"]')].map(
        ({ textContent }) => textContent?.replace('Amount hidden', ''),
      ),
    )
    .toEqual([words, words])
})
