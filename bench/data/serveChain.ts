import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeEventTopics, erc20Abi, type Hex, numberToHex } from 'viem'
import { hex, tokenOf } from './dataConfiguration.js'

const accountsCount = 5_000

/**
 * A node of a chain whose blocks have as many transfers of tokens as its parent
 * says, each a transaction. It says where it listens; told a number, it grows by
 * as many blocks, and says its height.
 */
process.once('message', (transfersCount: number) => {
  const blocks: ReturnType<typeof makeBlock>[] = []
  const grow = (count: number) => {
    for (let made = 0; made < count; made += 1)
      blocks.push(
        makeBlock(blocks.length, blocks.length === 0 ? 0 : transfersCount),
      )
    return blocks.length - 1
  }
  grow(1)
  const blockAt = (tag: unknown) =>
    tag === 'latest' ? blocks.at(-1) : blocks[Number(tag)]
  const results: Record<string, (params: readonly unknown[]) => string> = {
    eth_chainId: () => '"0x1"',
    eth_getBlockByNumber: ([tag, isWhole]) =>
      (isWhole ? blockAt(tag)?.whole : blockAt(tag)?.header) ?? 'null',
    eth_getBlockReceipts: ([tag]) => blockAt(tag)?.receipts ?? 'null',
    debug_traceBlockByHash: ([hash]) =>
      blocks.find((block) => block.hash === hash)?.trace ?? 'null',
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method, params } = JSON.parse(`${Buffer.concat(parts)}`)
    const result = results[method]?.(params)
    const said = result === undefined ? '"error":{}' : `"result":${result}`
    response
      .setHeader('Content-Type', 'application/json')
      .end(`{"jsonrpc":"2.0","id":1,${said}}`)
  })
  server.listen(0, '127.0.0.1', () =>
    process.send?.((server.address() as AddressInfo).port),
  )
  process.on('message', (count: number) => process.send?.(grow(count)))
  process.once('SIGTERM', () => process.exit())
  // Its parent is gone.
  process.once('disconnect', () => process.exit())
})

const hashOf = (block: number, place: number) =>
  numberToHex(0x10_00_00_00_00_00n + BigInt(block) * 100_000n + BigInt(place), {
    size: 32,
  })

/** A block as the text of each answer about it. */
function makeBlock(number: number, transfersCount: number) {
  const hash = hashOf(number, 99_999)
  const header = {
    ...{ hash, number: numberToHex(number) },
    parentHash: hashOf(number - 1, 99_999),
    timestamp: numberToHex(Math.floor(Date.now() / 1_000)),
  }
  const transfers = Array.from({ length: transfersCount }, (_, place) => {
    const turn = number * transfersCount + place
    return {
      transactionHash: hashOf(number, place),
      from: hex(0x10_00_00 + (turn % accountsCount)),
      receiver: hex(0x10_00_00 + ((turn * 7 + 1) % accountsCount)),
      to: tokenOf(turn),
    }
  })
  return {
    hash,
    header: JSON.stringify(header),
    whole: JSON.stringify({
      ...header,
      transactions: transfers.map(({ from, to, transactionHash }) => ({
        ...{ hash: transactionHash, from, to, value: '0x0', gasPrice: '0x1' },
      })),
    }),
    receipts: JSON.stringify(
      transfers.map(({ from, receiver, to, transactionHash }) => ({
        ...{ transactionHash, blockHash: hash, status: '0x1' },
        ...{ gasUsed: '0xc350', effectiveGasPrice: '0x1' },
        logs: [
          {
            address: to,
            topics: topicsOf(from, receiver),
            data: numberToHex(7, { size: 32 }),
          },
        ],
      })),
    ),
    trace: JSON.stringify(
      transfers.map(({ from, to, transactionHash }) => ({
        txHash: transactionHash,
        result: { type: 'CALL', from, to, value: '0x0' },
      })),
    ),
  }
}

function topicsOf(from: Hex, to: Hex) {
  return encodeEventTopics({
    abi: erc20Abi,
    eventName: 'Transfer',
    args: { from, to },
  })
}
