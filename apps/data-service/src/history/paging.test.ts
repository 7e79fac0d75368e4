import type { History } from '@hasp/protocol/data'
import { systemClock } from '@hasp/service-frame'
import fc from 'fast-check'
import { type Hex, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { createDoor } from '../sources/createDoor.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { blockscoutDialect } from '../testing/blockscoutDialect.js'
import { etherscanDialect } from '../testing/etherscanDialect.js'
import { answerIn, type Dialect } from '../testing/startExplorer.js'
import { createBlockscout } from './createBlockscout.js'
import { createEtherscan } from './createEtherscan.js'
import { createPace } from './createPace.js'
import { createSourceReader, type Place } from './createSourceReader.js'

type Entry = History['entries'][number]

const runs = process.env.HASP_LONG ? 500 : 15
const account: Hex = `0x${'a1'.repeat(20)}`
const other: Hex = `0x${'b2'.repeat(20)}`
const token: Hex = `0x${'c3'.repeat(20)}`
const hashOf = (block: number, place: number): Hex =>
  numberToHex(block * 1_000 + place, { size: 32 })

/** What transactions can be: the lists that they are in differ. */
const shapes = ['sent', 'received', 'token', 'many', 'paid'] as const

function entryOf(
  block: number,
  place: number,
  shape: (typeof shapes)[number],
): Entry {
  const isSent = shape === 'sent'
  const isTold = isSent || shape === 'received'
  const between = { source: other, target: account, amount: '5' }
  const movement = {
    sent: { kind: 'native', source: account, target: other, amount: '5' },
    received: { kind: 'native', ...between },
    token: { kind: 'erc20', token, ...between },
    many: { kind: 'erc20', token, ...between },
    paid: { kind: 'native', ...between, source: token },
  } as const
  return {
    hash: hashOf(block, place),
    block: { number: block, time: 1_700_000_000 + block },
    place,
    isFinal: false,
    status: 'succeeded',
    kind: isSent ? 'sent' : 'received',
    sender: isSent ? account : other,
    receiver: isTold ? (isSent ? other : account) : token,
    fee: '1',
    movements: Array.from({ length: shape === 'many' ? 60 : 1 }, () => ({
      ...movement[shape],
    })),
    hasMoreMovements: false,
    spam: [],
  }
}

const ledger = fc
  .array(fc.array(fc.constantFrom(...shapes), { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((blocks) =>
    blocks.flatMap((block, height) =>
      block.map((shape, place) => entryOf(2 * height + 1, place, shape)),
    ),
  )

/** A source that asks an explorer without a network between them. */
function openSource(
  dialect: Dialect,
  create: (
    door: ReturnType<typeof createDoor>,
  ) => Parameters<typeof createSourceReader>[0]['source'],
  known: () => readonly Entry[],
  mostBytes = Infinity,
) {
  const door = createDoor({
    clock: systemClock,
    random: () => 0,
    send: async (url) => {
      const { body, status } = answerIn(dialect, new URL(url), known)
      const bytes = Buffer.from(JSON.stringify(body))
      if (bytes.length > mostBytes) throw new UpstreamFailure('TOO_LARGE')
      return { status, bytes }
    },
  })
  return createSourceReader({
    chain: 31337,
    clock: systemClock,
    source: create(door),
    readTime: async (block) => 1_700_000_000 + block,
    readReceipts: async (asked) =>
      new Map(
        known()
          .filter(({ hash }) => asked.some((each) => each.hash === hash))
          .map(({ hash, movements, place, receiver, sender }) => [
            hash as Hex,
            {
              transaction: {
                place,
                sender: sender as Hex,
                receiver: receiver as Hex,
                deployed: undefined,
                isFailed: false,
                fee: 1n,
              },
              movements: movements
                .filter(({ kind }) => kind === 'erc20')
                .map(() => ({
                  kind: 'erc20' as const,
                  token,
                  source: other,
                  target: account,
                  amount: 5n,
                })),
            },
          ]),
      ),
  })
}

const sources = [
  [
    'Blockscout',
    (known: () => readonly Entry[], mostBytes?: number) =>
      openSource(
        blockscoutDialect,
        (door) => createBlockscout(door, { url: 'https://explorer.example' }),
        known,
        mostBytes,
      ),
  ],
  [
    'Etherscan',
    (known: () => readonly Entry[], mostBytes?: number) =>
      openSource(
        etherscanDialect,
        (door) =>
          createEtherscan(
            {
              ...{ clock: systemClock, door },
              pace: createPace(systemClock, 100_000),
            },
            {
              url: 'https://explorer.example/api',
              key: 'own-key',
              chainId: 31337,
            },
          ),
        known,
        mostBytes,
      ),
  ],
] as const

it.each(sources)(
  '%s: pages of any size repeat nothing and skip nothing, while the chain goes on',
  async (_name, open) => {
    await fc.assert(
      fc.asyncProperty(
        ledger,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        async (entries, limits) => {
          let known = [...entries]
          const read = open(() => known)
          const seen: string[] = []
          let below: Place | undefined
          let top = known.at(-1)?.block.number ?? 0
          for (let page = 0; ; page += 1) {
            const limit = limits[page % limits.length] ?? 1
            const answer = await read({
              account,
              kind: undefined,
              below,
              limit,
            })
            expect(answer.isWhole).toBe(true)
            expect(page).toBeLessThanOrEqual(entries.length)
            expect(answer.entries.length).toBeLessThanOrEqual(limit)
            seen.push(...answer.entries.map((entry) => entry.transaction.hash))
            below = answer.rest
            if (!below) break
            top += 1
            known = [...known, entryOf(top, 0, 'token')]
          }
          const all = entries.map(({ hash }) => hash).reverse()
          expect(seen).toEqual(all)
        },
      ),
      { numRuns: runs },
    )
  },
)

it.each(
  sources.flatMap(([name, open]) => [
    [name, 'any', open, Infinity] as const,
    // Some of what somebody sent is long, and a page of it too large.
    [name, 'a tenth', open, 12_000] as const,
  ]),
)(
  '%s: a block with more than a page of its lists is whole, by pages of %s size',
  async (_name, _size, open, mostBytes) => {
    const block = Array.from({ length: 130 }, (_, place) =>
      entryOf(5, place, place % 2 ? 'token' : 'received'),
    )
    const known = [entryOf(4, 0, 'sent'), ...block, entryOf(6, 0, 'paid')]
    const read = open(() => known, mostBytes)
    const seen: string[] = []
    let below: Place | undefined
    do {
      const answer = await read({ account, kind: undefined, below, limit: 50 })
      seen.push(...answer.entries.map((entry) => entry.transaction.hash))
      below = answer.rest
    } while (below)
    expect(seen).toEqual(known.map(({ hash }) => hash).reverse())
  },
)
