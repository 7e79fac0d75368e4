import { connect } from '@hasp/core'
import { balanceQuery, tokensQuery } from '@hasp/core/queries'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../../testing/renderKit.js'
import { useNativeBalance } from '../../data/useNativeBalance.js'
import { useKit } from '../../useKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const networkId = 'eip155:31337'
const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const held: { readonly [address: string]: bigint } = { [own]: 1n, [other]: 22n }
const client = new QueryClient()

function Balances() {
  const kit = useKit()
  const account = { networkId, address: other } as const
  const balance = useQuery(balanceQuery(kit, account), client)
  const tokens = useQuery(tokensQuery(kit, account), client)
  return (
    <ul>
      <li>{`own ${useNativeBalance().data?.value}`}</li>
      <li>{`given ${useNativeBalance(account).data?.value}`}</li>
      <li>{`queried ${balance.data?.value}`}</li>
      <li>{`token ${tokens.data?.[0]?.balance.value}`}</li>
    </ul>
  )
}

it('a query of another account shows that account, not the active one', async () => {
  const kite = mockConnector({ networkId })
  const amountOf = (address: string) => ({
    value: held[address] ?? 0n,
    decimals: 18,
  })
  const adapter = mockAdapter({
    connectors: [kite],
    capabilities: {
      getBalance: async ({ address }) => ({
        ...amountOf(address),
        symbol: 'ETH',
      }),
      getTokens: async ({ address }) => [
        { name: 'Ether', symbol: 'ETH', balance: amountOf(address) },
      ],
    },
  })
  rendered = renderKit({
    children: <Balances />,
    options: { adapters: [adapter] },
  })
  await connect(rendered.kit, { connectorId: 'io.kite' })
  await expect.element(page.getByText('own 1')).toBeVisible()
  for (const text of ['given 22', 'queried 22', 'token 22'])
    await expect.element(page.getByText(text)).toBeVisible()
})
