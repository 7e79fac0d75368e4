import { expect, test } from 'vitest'
import { getActiveAccount } from '../actions/account/getActiveAccount.js'
import { connect } from '../actions/connection/connect.js'
import { KitError } from '../errors/KitError.js'
import type { Kit } from '../kit/Kit.js'
import { createTestKit } from '../testing/createTestKit.js'
import { mockAdapter } from '../testing/mockAdapter.js'
import { mockConnector } from '../testing/mockConnector.js'
import { testNetworks } from '../testing/testNetworks.js'
import { balanceQuery } from './balanceQuery.js'
import { gasPriceQuery } from './gasPriceQuery.js'
import { historyQuery } from './historyQuery.js'
import { identityQuery } from './identityQuery.js'
import { tokensQuery } from './tokensQuery.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const networkId = 'eip155:31337'
const other = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

/** A node that notes whose data it is asked for. */
async function setUp() {
  const asked: string[] = []
  const kite = mockConnector({ networkId, addresses: [own, other] })
  const { kit } = createTestKit({
    adapters: [
      mockAdapter({
        connectors: [kite],
        capabilities: {
          getBalance: async ({ address }) => {
            asked.push(address)
            return { value: 1n, decimals: 18, symbol: 'ETH' }
          },
          getTokens: async ({ address }) => {
            asked.push(address)
            return []
          },
        },
      }),
    ],
    networks: testNetworks,
  })
  await connect(kit, { connectorId: 'io.kite' })
  return { asked, kit, kite }
}

const queries = [
  ['balanceQuery', balanceQuery],
  ['tokensQuery', tokensQuery],
] as const

test.each(queries)(
  '%s reads the account of its key, not the active one',
  async (_, query) => {
    const { asked, kit } = await setUp()
    await query(kit, { networkId, address: other }).queryFn()
    expect(asked).toEqual([other])
  },
)

test.each(queries)(
  '%s keeps to its account when the wallet has gone on',
  async (_, query) => {
    const { asked, kit, kite } = await setUp()
    const options = query(kit, { networkId, address: own })
    kite.emit({
      type: 'accountsChanged',
      accounts: [{ address: other, type: 'eoa' }],
    })
    expect(getActiveAccount(kit).address).toBe(other)
    await options.queryFn()
    expect(asked).toEqual([own])
  },
)

test.each(queries)('%s without an account asks nobody', async (_, query) => {
  const { asked, kit } = await setUp()
  const options = query(kit, undefined)
  expect(options.enabled).toBe(false)
  await expect(options.queryFn()).rejects.toMatchObject({
    code: 'NO_ACTIVE_ACCOUNT',
  })
  expect(asked).toEqual([])
})

test.each(queries)(
  '%s has one key for an account, in either case',
  async (_, query) => {
    const { kit } = await setUp()
    const keyOf = (address: string) =>
      query(kit, { networkId, address }).queryKey
    expect(keyOf(own)).toEqual(keyOf(own.toLowerCase()))
    expect(keyOf(own)).not.toEqual(keyOf(other))
  },
)

test.each([
  ...queries,
  ['historyQuery', historyQuery],
  ['identityQuery', identityQuery],
  ['gasPriceQuery', (kit: Kit) => gasPriceQuery(kit, networkId)],
] as const)(
  '%s is asked once more where it ended with a kit that was stopped, and leaves who failed alone',
  async (_, query) => {
    const { kit } = await setUp()
    const { retry, retryDelay } = query(kit, { networkId, address: own })
    const cancelled = new KitError('CANCELLED')
    expect([retry(0, cancelled), retry(1, cancelled)]).toEqual([true, false])
    expect(retry(0, new KitError('TIMED_OUT', { afterMs: 1 }))).toBe(false)
    expect(retryDelay).toBe(0)
  },
)
