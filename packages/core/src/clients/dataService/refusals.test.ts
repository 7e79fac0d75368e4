import { expect, it } from 'vitest'
import { getTokens } from '../../actions/account/getTokens.js'
import { getHistory } from '../../actions/activity/getHistory.js'
import { getGasPrice } from '../../actions/gas/getGasPrice.js'
import { dismissAlert } from '../../actions/modal/raiseAlert.js'
import { getIdentity } from '../../actions/name/getIdentity.js'
import { lookupName } from '../../actions/name/lookupName.js'
import { suggestNames } from '../../actions/name/suggestNames.js'
import { evm } from '../../adapters/evm/evmAdapter.js'
import type { Kit } from '../../kit/Kit.js'
import type { KitOptions } from '../../kit/options.js'
import type { DataSource } from '../../ports/DataSource.js'
import { dataSource } from './dataSource.js'
import { networkId, own, setUpHistory, status } from './history.test.fixture.js'

const account = { networkId, address: own } as const
const questions: readonly [string, (kit: Kit) => Promise<unknown>][] = [
  ['getTokens', (kit) => getTokens(kit, account)],
  ['getHistory', (kit) => getHistory(kit, account)],
  ['getGasPrice', (kit) => getGasPrice(kit, { networkId })],
  ['getIdentity', (kit) => getIdentity(kit, account)],
  ['lookupName', (kit) => lookupName(kit, { name: 'ana.eth', networkId })],
  ['suggestNames', (kit) => suggestNames(kit, { query: 'ana' })],
]

/** A kit whose service and whose node refuse everything. */
async function setUp(code: number, options: Partial<KitOptions> = {}) {
  const { asked, kit } = await setUpHistory(status(code), {
    adapters: [evm()],
    ...options,
  })
  const raised: string[] = []
  kit.events.on('CONFIG_ALERT', (event) => void raised.push(event.code))
  return { asked, kit, raised }
}

it.each(questions)(
  'a site that is refused tells its developer, whatever was asked: %s',
  async (_name, question) => {
    const { kit, raised } = await setUp(403)
    question(kit).catch(() => undefined)
    await expect
      .poll(() => raised, { timeout: 15_000 })
      .toEqual(['ORIGIN_NOT_ALLOWED'])
  },
)

/** What no node knows. */
const ofServiceAlone = (kit: Kit) =>
  Promise.allSettled([
    getHistory(kit, account),
    getGasPrice(kit, { networkId }),
    suggestNames(kit, { query: 'ana' }),
  ])

it('is told once, though several are refused together', async () => {
  const { asked, kit, raised } = await setUp(403)
  await ofServiceAlone(kit)
  await expect.poll(() => raised, { timeout: 15_000 }).toHaveLength(1)
  // Nor is what was dismissed told anew by each question.
  dismissAlert(kit)
  await ofServiceAlone(kit)
  expect(asked).toHaveLength(6)
  expect(raised).toHaveLength(1)
})

it('is told once, though it is refused twice in the same moment', async () => {
  const activity: DataSource['activity'] = async ({ onRefused }) => {
    onRefused?.('ORIGIN_NOT_ALLOWED')
    onRefused?.('ORIGIN_NOT_ALLOWED')
    throw new Error('refused')
  }
  const { kit, raised } = await setUp(403, { data: dataSource({ activity }) })
  for (const _ of [1, 2]) {
    await getHistory(kit, account).catch(() => undefined)
    await expect.poll(() => raised, { timeout: 15_000 }).toHaveLength(1)
  }
})

it('a pause of the service is nobody’s to mend', async () => {
  const { asked, kit, raised } = await setUp(503)
  await ofServiceAlone(kit)
  expect(asked).toHaveLength(3)
  expect(raised).toEqual([])
})
