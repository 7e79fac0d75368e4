import {
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  pad,
  parseAbiParameters,
  toEventSelector,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { createDeepPayer } from '../testing/createDeepPayer.js'
import { createLogWriter } from '../testing/createLogWriter.js'
import { createPayer } from '../testing/createPayer.js'
import {
  askHistory,
  readHistory,
  readWholeHistory,
} from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import {
  type FollowingService,
  startFollowingService,
} from '../testing/startFollowingService.js'

const [own, friend, stranger] = testAccounts
const lower = (address: string) => address.toLowerCase()
const [coin] = testTokens

let chain: TestChain
let service: FollowingService
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: false })
  service = await startFollowingService(chain)
})
afterAll(async () => {
  await service?.stop()
  await chain?.stop()
})

const send = (transaction: object) => sendTransaction(chain, transaction)
/** Deploys code that writes logs, as a stranger. */
const write = (...logs: Parameters<typeof createLogWriter>[0]) =>
  send({ from: stranger, data: createLogWriter(logs), gas: '0x1c9c380' })
const topic = (address: string) => pad(address as Hex)
const words = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  )
const events = {
  transfer: toEventSelector('Transfer(address,address,uint256)'),
  approval: toEventSelector('Approval(address,address,uint256)'),
  operator: toEventSelector('ApprovalForAll(address,address,bool)'),
  single: toEventSelector(
    'TransferSingle(address,address,address,uint256,uint256)',
  ),
  batch: toEventSelector(
    'TransferBatch(address,address,address,uint256[],uint256[])',
  ),
}

/** The newest entry of an account, once the chain is indexed. */
async function newest(account: string) {
  await service.catchUp()
  const { entries } = await readHistory(service.url, account, { limit: 1 })
  return entries[0]
}

describe('what an account did', () => {
  it('[R7.36] is what it sent, to sender and receiver', async () => {
    const receipt = await send({ from: own, to: friend, value: '0xde' })
    const { effectiveGasPrice, gasUsed, transactionHash: hash } = receipt
    const entry = {
      hash,
      status: 'succeeded',
      sender: lower(own),
      receiver: lower(friend),
      fee: `${BigInt(gasUsed) * BigInt(effectiveGasPrice)}`,
      isFinal: false,
      movements: [
        {
          kind: 'native',
          source: lower(own),
          target: lower(friend),
          amount: '222',
        },
      ],
      spam: [],
    }
    expect(await newest(own)).toMatchObject({ ...entry, kind: 'sent' })
    expect(await newest(friend)).toMatchObject({ ...entry, kind: 'received' })
    const answer = await readHistory(service.url, own)
    expect(answer).toMatchObject({
      account: `eip155:31337:${lower(own)}`,
      networkId: 'eip155:31337',
      since: 0,
      isComplete: true,
      missing: [],
    })
    // All that it has from the deployment of the tokens on.
    expect(answer.entries.at(-1)).toMatchObject({ kind: 'received' })
  })

  it('is what it allowed, by ERC-20', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [friend, 5n],
    })
    const sent = await send({ from: own, to: coin.address, data })
    const hash = sent.transactionHash
    expect(await newest(own)).toMatchObject({
      hash,
      kind: 'approved',
      movements: [
        {
          kind: 'allowance',
          token: lower(coin.address),
          source: lower(own),
          target: lower(friend),
          amount: '5',
        },
      ],
    })
    // Nor is it to a contract that was merely called.
    for (const account of [friend, coin.address])
      expect(await newest(account)).not.toMatchObject({ hash })
  })

  it('is what failed, with the fee that it cost and nothing moved', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [friend, 10n ** 40n],
    })
    const asked = { from: own, to: coin.address, data, gas: '0x186a0' }
    const { transactionHash: hash } = await send(asked)
    const entry = await newest(own)
    expect(entry).toMatchObject({
      hash,
      status: 'failed',
      kind: 'called',
      movements: [],
    })
    expect(BigInt(entry?.fee ?? 0)).toBeGreaterThan(21_000n)
  })

  it('is a deployment that failed, of nothing', async () => {
    const asked = { from: own, data: '0xfe', gas: '0x186a0' }
    const { transactionHash: hash } = await send(asked)
    const entry = await newest(own)
    expect(entry).toMatchObject({ hash, status: 'failed', kind: 'called' })
    expect(entry).not.toHaveProperty('deployed')
  })

  it('is what it deployed, which has a history of its own', async () => {
    const asked = { from: own, data: '0x00', gas: '0x186a0' }
    const { contractAddress, transactionHash: hash } = await send(asked)
    const entry = { hash, deployed: contractAddress }
    expect(await newest(own)).toMatchObject({ ...entry, kind: 'deployed' })
    expect(await newest(contractAddress)).toMatchObject({
      ...entry,
      kind: 'called',
    })
  })

  it('is what a contract paid out, and nothing that it took back', async () => {
    const data = createPayer(friend, { kept: 5, undone: 3 })
    const asked = { from: stranger, data, value: '0x9', gas: '0x7a120' }
    const { contractAddress, transactionHash: hash } = await send(asked)
    expect(await newest(friend)).toMatchObject({
      hash,
      kind: 'received',
      movements: [
        {
          kind: 'native',
          source: contractAddress,
          target: lower(friend),
          amount: '5',
        },
      ],
    })
  })

  it('is what a contract paid out within hundreds of calls', async () => {
    const { code, payer } = createDeepPayer(friend)
    await chain.request('anvil_setCode', [payer, code])
    await chain.request('anvil_setBalance', [payer, '0x5'])
    const asked = { from: stranger, to: payer, gas: '0x1c9c380' }
    const { transactionHash: hash } = await send({
      ...asked,
      data: words(200n),
    })
    expect(await newest(friend)).toMatchObject({
      hash,
      kind: 'received',
      movements: [
        { kind: 'native', source: payer, target: lower(friend), amount: '1' },
      ],
    })
    const { missing } = await readHistory(service.url, friend)
    expect(missing).toEqual([])
  })

  it('is what moved of ERC-721 and ERC-1155, one by one and many at once', async () => {
    const between = [topic(own), topic(friend)]
    const data = encodeAbiParameters(
      parseAbiParameters('uint256[], uint256[]'),
      [
        [8n, 9n],
        [1n, 2n],
      ],
    )
    const id = numberToHex(7n, { size: 32 })
    await write(
      { topics: [events.transfer, ...between, id], data: '0x' },
      {
        topics: [events.single, topic(stranger), ...between],
        data: words(8n, 3n),
      },
      { topics: [events.batch, topic(stranger), ...between], data },
      { topics: [events.approval, ...between, id], data: '0x' },
      { topics: [events.operator, ...between], data: words(1n) },
    )
    const entry = await newest(own)
    expect(
      entry?.movements.map(({ amount, kind, tokenId }) => [
        kind,
        tokenId,
        amount,
      ]),
    ).toEqual([
      ['erc721', '7', undefined],
      ['erc1155', '8', '3'],
      ['erc1155', '8', '1'],
      ['erc1155', '9', '2'],
      ['tokenApproval', '7', undefined],
      ['operatorApproval', undefined, '1'],
    ])
    // Somebody else says that it moved: the account sent nothing.
    expect(entry).toMatchObject({ kind: 'sent', spam: ['UNSIGNED'] })
    expect(await newest(friend)).toMatchObject({ kind: 'received', spam: [] })
  })

  it('is nothing that a contract merely pretends', async () => {
    const before = await newest(own)
    const dirty: Hex = `0x${'11'.repeat(12)}${own.slice(2)}`
    const between = [topic(own), topic(friend)]
    const endless = words(64n, 2n ** 255n, 2n ** 64n)
    await write(
      { topics: [events.transfer], data: words(1n) },
      { topics: [events.transfer, ...between], data: words(1n, 2n) },
      { topics: [events.transfer, dirty, topic(friend)], data: words(1n) },
      { topics: [events.operator, ...between], data: words(2n) },
      { topics: [events.batch, topic(stranger), ...between], data: endless },
      { topics: [], data: words(1n) },
    )
    await service.catchUp()
    expect(await newest(own)).toEqual(before)
  })

  it('says that nothing was moved in its name, and by whom it was not sent', async () => {
    await write({
      topics: [events.transfer, topic(own), topic(friend)],
      data: words(0n),
    })
    expect(await newest(own)).toMatchObject({
      spam: ['UNSIGNED', 'NOTHING_MOVED'],
    })
  })
})

describe('pages', () => {
  it('are the whole, however large they are', async () => {
    await service.catchUp()
    const whole = await readWholeHistory(service.url, own)
    const read: unknown[] = []
    let cursor: string | undefined
    do {
      const page = await readHistory(service.url, own, {
        limit: 2,
        ...(cursor && { cursor }),
      })
      read.push(...page.entries)
      cursor = page.cursor
    } while (cursor)
    expect(whole.length).toBeGreaterThan(5)
    expect(read).toEqual(whole)
  })

  it('can be of one kind', async () => {
    const { entries } = await readHistory(service.url, own, { kind: 'sent' })
    const whole = await readWholeHistory(service.url, own)
    expect(entries).toEqual(whole.filter(({ kind }) => kind === 'sent'))
  })

  it('are asked for with a cursor of the same question alone', async () => {
    const { cursor = '' } = await readHistory(service.url, own, { limit: 1 })
    const forged = Buffer.from(cursor, 'base64url')
    forged[forged.length - 1] = 0x39
    const strange = [
      forged.toString('base64url'),
      cursor.slice(0, -4),
      `${cursor}AAAA`,
      'x'.repeat(40),
      'x',
      '',
    ]
    for (const text of strange) {
      const response = await askHistory(service.url, own, { cursor: text })
      expect([text, response.status, await response.json()]).toEqual([
        text,
        400,
        { status: 400, code: 'CURSOR_INVALID' },
      ])
    }
    for (const [account, more] of [
      [friend, {}],
      [own, { kind: 'sent' }],
    ] as const) {
      const response = await askHistory(service.url, account, {
        cursor,
        ...more,
      })
      expect(response.status).toBe(400)
    }
    expect((await askHistory(service.url, own, { cursor })).status).toBe(200)
  })

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '1e1'],
    ['kind', 'all'],
  ])('with the %s %s there is none', async (name, value) => {
    const response = await askHistory(service.url, own, { [name]: value })
    expect(await response.json()).toEqual({
      status: 400,
      code: 'QUERY_INVALID',
    })
  })
})
