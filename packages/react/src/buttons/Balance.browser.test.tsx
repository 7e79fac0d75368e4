import { connect } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import { afterEach, expect, it } from 'vitest'
import { renderKit } from '../testing/renderKit.js'
import { AccountButton } from './AccountButton.js'
import { ConnectButton } from './ConnectButton.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const held = 10_001_204_900_000_000_000_000n

it.each<[string, boolean, string, bigint?]>([
  ['is shown', false, '10,001.204 ETH'],
  ['is short when it is much', false, '1.234B ETH', 1_234n * 10n ** 24n],
  ['is covered with the amounts of the modal', true, '•••• ETH'],
])('the balance on a button %s', async (_, isHidden, words, value = held) => {
  const balance = { value, decimals: 18 }
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
