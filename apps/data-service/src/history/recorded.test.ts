import { systemClock } from '@hasp/service-frame'
import type { Hex } from 'viem'
import { expect, it } from 'vitest'
import { createDoor } from '../sources/createDoor.js'
import { createBlockscout } from './createBlockscout.js'
import { createEtherscan } from './createEtherscan.js'
import { createPace } from './createPace.js'
import type { HistorySource } from './HistorySource.js'

/**
 * What Etherscan's documentation of version 2 gives as answers, each of its own
 * account, as read on 26 November 2026.
 */
const recorded: Readonly<Record<string, object>> = {
  txlist: {
    blockNumber: '14923678',
    timeStamp: '1654646411',
    hash: '0xc52783ad354aecc04c670047754f062e3d6d04e8f5b24774472651f9c3882c60',
    nonce: '1',
    blockHash:
      '0x7e1638fd2c6bdd05ffd83c1cf06c63e2f67d0f802084bef076d06bdcf86d1bb0',
    transactionIndex: '61',
    from: '0x9aa99c23f67c81701c772b106b4f83f6e858dd2e',
    to: '',
    value: '0',
    gas: '6000000',
    gasPrice: '83924748773',
    isError: '0',
    txreceipt_status: '1',
    input: '',
    contractAddress: '0xc5102fe9359fd9a28f877a67e36b0f050d81a3cc',
    cumulativeGasUsed: '10450178',
    gasUsed: '4457269',
    confirmations: '122485',
    methodId: '0x61016060',
    functionName: '',
  },
  tokentx: {
    blockNumber: '4730207',
    timeStamp: '1513240363',
    hash: '0xe8c208398bd5ae8e4c237658580db56a2a94dfa0ca382c99b776fa6e7d31d5b4',
    nonce: '406',
    blockHash:
      '0x022c5e6a3d2487a8ccf8946a2ffb74938bf8e5c8a3f6d91b41c56378a96b5c37',
    from: '0x642ae78fafbb8032da552d619ad43f1d81e4dd7c',
    contractAddress: '0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2',
    to: '0x4e83362442b8d1bec281594cea3050c8eb01311c',
    value: '5901522149285533025181',
    tokenName: 'Maker',
    tokenSymbol: 'MKR',
    tokenDecimal: '18',
    transactionIndex: '81',
    gas: '940000',
    gasPrice: '32010000000',
    gasUsed: '77759',
    cumulativeGasUsed: '2523379',
    input: 'deprecated',
    confirmations: '7968350',
  },
  tokennfttx: {
    blockNumber: '4708120',
    timeStamp: '1512907118',
    hash: '0x031e6968a8de362e4328d60dcc7f72f0d6fc84284c452f63176632177146de66',
    nonce: '0',
    blockHash:
      '0x4be19c278bfaead5cb0bc9476fa632e2447f6e6259e0303af210302d22779a24',
    from: '0xb1690c08e213a35ed9bab7b318de14420fb57d8c',
    contractAddress: '0x06012c8cf97bead5deae237070f9587f8e7a266d',
    to: '0x6975be450864c02b4613023c2152ee0743572325',
    tokenID: '202106',
    tokenName: 'CryptoKitties',
    tokenSymbol: 'CK',
    tokenDecimal: '0',
    transactionIndex: '81',
    gas: '158820',
    gasPrice: '40000000000',
    gasUsed: '60508',
    cumulativeGasUsed: '4880352',
    input: 'deprecated',
    confirmations: '7990490',
  },
  token1155tx: {
    blockNumber: '13472395',
    timeStamp: '1634973285',
    hash: '0x643b15f3ffaad5d38e33e5872b4ebaa7a643eda8b50ffd5331f682934ee65d4d',
    nonce: '41',
    blockHash:
      '0xa5da536dfbe8125eb146114e2ee0d0bdef2b20483aacbf30fed6b60f092059e6',
    transactionIndex: '100',
    gas: '140000',
    gasPrice: '52898577246',
    gasUsed: '105030',
    cumulativeGasUsed: '11739203',
    input: 'deprecated',
    contractAddress: '0x76be3b62873462d2142405439777e971754e8e77',
    from: '0x1e63326a84d2fa207bdfa856da9278a93deba418',
    to: '0x83f564d180b58ad9a02a449105568189ee7de8cb',
    tokenID: '10371',
    tokenValue: '1',
    tokenName: 'parallel',
    tokenSymbol: 'LL',
    confirmations: '1447769',
  },
  txlistinternal: {
    blockNumber: '1743059',
    timeStamp: '1466489498',
    hash: '0x40eb908387324f2b575b4879cd9d7188f69c8fc9d87c901b9e2daaea4b442170',
    from: '0x2cac6e4b11d6b58f6d3c1c9d5fe8faa89f60e5a2',
    to: '0x66a1c3eaf0f1ffc28d209c0763ed0ca614f3b002',
    value: '7106740000000000',
    contractAddress: '',
    input: '',
    type: 'call',
    gas: '2300',
    gasUsed: '0',
    isError: '0',
    errCode: '',
  },
}

const account: Hex = `0x${'a1'.repeat(20)}`

/** Etherscan with answers in its words, one after the other for each list. */
function open(answer: (action: string, query: URLSearchParams) => object): {
  readonly source: HistorySource
  readonly asked: URLSearchParams[]
} {
  const asked: URLSearchParams[] = []
  const clock = { now: Date.now, sleep: async () => undefined }
  const door = createDoor({
    clock: { ...systemClock, now: Date.now },
    random: () => 0,
    send: async (url) => {
      const query = new URL(url).searchParams
      asked.push(query)
      const body = answer(query.get('action') ?? '', query)
      return { status: 200, bytes: Buffer.from(JSON.stringify(body)) }
    },
  })
  return {
    asked,
    source: createEtherscan(
      { clock, door, pace: createPace(clock, 3) },
      {
        url: 'https://api.etherscan.io/v2/api',
        key: 'own-key',
        chainId: 10,
      },
    ),
  }
}

it('Etherscan: reads what it documents', async () => {
  const { asked, source } = open((action) => ({
    status: '1',
    message: 'OK',
    result: [recorded[action]],
  }))
  const pages = await Promise.all(
    source.begin().map((read) => read(account, 7)),
  )
  expect(pages.map(({ readNext }) => readNext)).toEqual(
    Array(5).fill(undefined),
  )
  expect(pages.flatMap(({ items }) => items)).toMatchObject([
    {
      block: 14_923_678,
      time: 1_654_646_411,
      transaction: {
        place: 61,
        sender: '0x9aa99c23f67c81701c772b106b4f83f6e858dd2e',
        receiver: undefined,
        deployed: '0xc5102fe9359fd9a28f877a67e36b0f050d81a3cc',
        isFailed: false,
      },
    },
    {
      movement: {
        kind: 'erc20',
        token: '0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2',
        amount: 5_901_522_149_285_533_025_181n,
      },
    },
    { movement: { kind: 'erc721', tokenId: 202_106n } },
    { movement: { kind: 'erc1155', tokenId: 10_371n, amount: 1n } },
    { movement: { kind: 'native', amount: 7_106_740_000_000_000n } },
  ])
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    chainid: '10',
    module: 'account',
    action: 'txlist',
    address: account,
    startblock: '0',
    endblock: '7',
    page: '1',
    offset: '100',
    sort: 'desc',
    apikey: 'own-key',
  })
})

it('Etherscan: nothing found is a status of 0, too', async () => {
  const { source } = open(() => ({
    status: '0',
    message: 'No transactions found',
    result: [],
  }))
  const page = await source.begin()[0]?.(account)
  expect(page).toEqual({ items: [] })
})

it('Etherscan: what it refuses comes as 200, and is a failure', async () => {
  const { asked, source } = open(() => ({
    status: '0',
    message: 'NOTOK',
    result: 'Invalid API Key (#err2)|own-key-',
  }))
  await expect(source.begin()[0]?.(account)).rejects.toMatchObject({
    code: 'REFUSED',
  })
  expect(asked).toHaveLength(1)
})

it('Etherscan: a limit that it names is kept to, and asked again', async () => {
  let left = 2
  const { asked, source } = open(() => {
    left -= 1
    return left >= 0
      ? {
          status: '0',
          message: 'NOTOK',
          result: 'Max calls per sec rate limit reached (3/sec)',
        }
      : { status: '0', message: 'No transactions found', result: [] }
  })
  expect(await source.begin()[0]?.(account)).toEqual({ items: [] })
  expect(asked).toHaveLength(3)
})

it('Etherscan: nobody waits here where it wants to be left alone for a day', async () => {
  let asked = 0
  const slept: number[] = []
  const door = createDoor({
    clock: systemClock,
    random: () => 0,
    send: async () => {
      asked += 1
      return { status: 429, retryAfter: '86400', bytes: Buffer.alloc(0) }
    },
  })
  const clock = {
    now: systemClock.now,
    sleep: async (delayMs: number) => void slept.push(delayMs),
  }
  const lists = createEtherscan(
    { clock, door, pace: createPace(clock, 100) },
    {
      url: 'https://api.etherscan.io/v2/api',
      key: 'own-key',
      chainId: 1,
    },
  ).begin()
  await expect(lists[0]?.(account)).rejects.toMatchObject({
    code: 'LIMITED',
    retryAfterMs: 60_000,
  })
  expect({ asked, slept }).toEqual({ asked: 1, slept: [] })
})

it('Blockscout: goes on as its document of 17 June 2026 says, and with no key', async () => {
  const asked: URL[] = []
  const door = createDoor({
    clock: systemClock,
    random: () => 0,
    send: async (url) => {
      asked.push(new URL(url))
      const body = {
        items: [],
        // Its example, with what releases before 12 repeat besides.
        next_page_params: {
          block_number: 22_566_361,
          fee: '19206937428000',
          hash: '0xe38d616dade747097354b0731b5560f581536dacf22121feb4bb4a0b776018aa',
          index: 103,
          inserted_at: '2025-05-26T10:26:51.474Z',
          items_count: 50,
          value: '24741049597737',
          key: 'own-key',
          apikey: 'own-key',
          sort: 'block_number',
          order: 'asc',
        },
      }
      return { status: 200, bytes: Buffer.from(JSON.stringify(body)) }
    },
  })
  const lists = createBlockscout(door, {
    url: 'https://eth.blockscout.com/',
  }).begin()
  await (await lists[0]?.(account))?.readNext?.()
  expect(asked[0]?.href).toBe(
    `https://eth.blockscout.com/api/v2/addresses/${account}/transactions?sort=block_number&order=desc&items_count=50`,
  )
  expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toEqual({
    sort: 'block_number',
    order: 'desc',
    items_count: '50',
    block_number: '22566361',
    fee: '19206937428000',
    hash: '0xe38d616dade747097354b0731b5560f581536dacf22121feb4bb4a0b776018aa',
    index: '103',
    inserted_at: '2025-05-26T10:26:51.474Z',
    value: '24741049597737',
  })
})
