import type { History } from '@hasp/protocol/data'
import { createTestDatabase } from '@hasp/service-frame/testing'
import {
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  pad,
  toEventSelector,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { blockscoutDialect } from '../testing/blockscoutDialect.js'
import { createLogWriter } from '../testing/createLogWriter.js'
import { createPayer } from '../testing/createPayer.js'
import { etherscanDialect } from '../testing/etherscanDialect.js'
import {
  askHistory,
  readHistory,
  readWholeHistory,
} from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import {
  type Dialect,
  type Explorer,
  startExplorer,
} from '../testing/startExplorer.js'
import {
  catchUp,
  type FollowingService,
  startFollowingService,
} from '../testing/startFollowingService.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const [own, friend, stranger] = testAccounts
const account = own.toLowerCase()
const [coin] = testTokens
const transfer = toEventSelector('Transfer(address,address,uint256)')

let chain: TestChain
/** Indexed everything: what others have to tell as well. */
let truth: FollowingService
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: false })
  truth = await startFollowingService(chain)
  for (let round = 0; round < 4; round += 1) await act(round)
  await truth.catchUp()
})
afterAll(async () => {
  await truth?.stop()
  await chain?.stop()
})

const send = (transaction: object) => sendTransaction(chain, transaction)
const call = (functionName: 'transfer' | 'approve', to: string) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [to as Hex, 5n] })

/** Some of everything that an account can do or have done to it. */
async function act(round: number) {
  await send({ from: own, to: friend, value: numberToHex(round + 1) })
  await send({ from: friend, to: own, value: '0x7' })
  await send({ from: own, to: coin.address, data: call('transfer', friend) })
  await send({ from: own, to: coin.address, data: call('approve', friend) })
  await send({
    from: own,
    to: coin.address,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [friend, 10n ** 40n],
    }),
    gas: '0x186a0',
  })
  await send({ from: own, data: '0x00', gas: '0x186a0' })
  await send({
    from: stranger,
    data: createPayer(own, { kept: 5, undone: 3 }),
    value: '0x9',
    gas: '0x7a120',
  })
  const between = [pad(friend as Hex), pad(own as Hex)]
  await send({
    from: stranger,
    data: createLogWriter([
      {
        topics: [transfer, ...between],
        data: encodeAbiParameters([{ type: 'uint256' }], [3n]),
      },
      {
        topics: [transfer, ...between, numberToHex(7n, { size: 32 })],
        data: '0x',
      },
    ]),
    gas: '0x1c9c380',
  })
  // Several of one block.
  await chain.request('evm_setAutomine', [false])
  const hashes = []
  for (const value of ['0x1', '0x2', '0x3'])
    hashes.push(
      await chain.request('eth_sendTransaction', [
        { from: friend, to: own, value, gas: '0x5208' },
      ]),
    )
  await chain.request('evm_mine')
  await chain.request('evm_setAutomine', [true])
  expect(hashes).toHaveLength(3)
}

/** Every page, one after the other. */
async function readPages(
  service: TestService,
  query: Readonly<Record<string, string | number>>,
): Promise<History['entries']> {
  const entries: History['entries'] = []
  let cursor: string | undefined
  do {
    const page = await readHistory(service.url, own, {
      ...query,
      ...(cursor && { cursor }),
    })
    entries.push(...page.entries)
    cursor = page.cursor
  } while (cursor)
  return entries
}

/** What others paid is not told by every list, and not worth a question. */
function comparable(entries: History['entries']) {
  return entries.map(({ fee, ...entry }) =>
    entry.sender === account ? { ...entry, fee } : entry,
  )
}

const explorers = [
  ['Blockscout', blockscoutDialect, { kind: 'blockscout', key: 'own-key' }],
  [
    'Etherscan',
    etherscanDialect,
    { kind: 'etherscan', key: 'own-key', callsPerSecond: 100 },
  ],
] as const

describe.each(explorers)('%s', (_name, dialect: Dialect, settings) => {
  let explorer: Explorer
  let whole: History['entries']
  let middle: number
  const stops: (() => Promise<void>)[] = []
  const start = async (rest: object) => {
    const { location, drop } = await createTestDatabase()
    const service = await startTestService(chain.url, {
      network: {
        history: { ...settings, url: explorer.url },
        ...rest,
      },
      configuration: { database: location },
    })
    stops.push(async () => {
      await service.stop()
      await drop()
    })
    return service
  }
  beforeAll(async () => {
    explorer = await startExplorer(dialect)
    whole = await readWholeHistory(truth.url, own)
    middle = whole[Math.floor(whole.length / 2)]?.block.number ?? 0
    explorer.know(account, whole)
  })
  afterAll(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
    await explorer?.stop()
  })

  it('tells of a network that nobody follows what an index would', async () => {
    const service = await start({})
    const told = await readWholeHistory(service.url, own)
    expect(comparable(told)).toEqual(comparable(whole))
    expect(await readHistory(service.url, own)).toMatchObject({
      account: `eip155:31337:${account}`,
      since: 0,
      isComplete: true,
      missing: [],
    })
    const { networks } = (await (
      await fetch(`${service.url}/v1/networks`)
    ).json()) as { networks: unknown[] }
    expect(networks).toMatchObject([{ hasHistory: true }])
  })

  it('tells what was before the first indexed block, behind one cursor', async () => {
    const service = await start({ follow: { from: middle, everyMs: 100 } })
    await catchUp(chain, service.url)
    const asked = explorer.asked.length
    await readHistory(service.url, own, { limit: 3 })
    // The index knows so many by itself.
    expect(explorer.asked).toHaveLength(asked)
    for (const limit of [5, 100])
      expect(comparable(await readPages(service, { limit }))).toEqual(
        comparable(whole),
      )
    const { isComplete, since } = await readHistory(service.url, own)
    expect({ isComplete, since }).toEqual({ isComplete: true, since: 0 })
    for (const kind of ['approved', 'called'])
      expect(comparable(await readPages(service, { kind, limit: 2 }))).toEqual(
        comparable(whole.filter((entry) => entry.kind === kind)),
      )
  })

  it('no key leaves, in an answer or in the log', async () => {
    const service = await start({})
    const response = await askHistory(service.url, own, { limit: 1 })
    const text = await response.text()
    const { cursor } = JSON.parse(text) as History
    expect(explorer.asked.at(-1)).toContain('own-key')
    expect(text).not.toContain('own-key')
    expect(Buffer.from(cursor ?? '', 'base64url').toString()).not.toContain(
      'own-key',
    )
    expect(JSON.stringify(service.lines)).not.toContain('own-key')
  })
})
