import { describe, expect, it } from 'vitest'
import { encodeBase58 } from '../../../encoding/base58.js'
import type { SendRequest } from '../../../entities/transfer/transfer.js'
import { token2022Program, tokenProgram } from '../chain/tokenPrograms.js'
import { buildTransfer } from './buildTransfer.js'
import { isMeant, readTransfer } from './readTransfer.js'
import type { TransferPlan } from './TransferPlan.js'
import { transferInstructions } from './transferInstructions.js'

const key = (byte: number) => encodeBase58(new Uint8Array(32).fill(byte))
const [from, to, mint, source, other, destination] = [1, 2, 3, 4, 5, 6].map(
  key,
) as [string, string, string, string, string, string]
const blockhash = { hash: key(9), lastBlock: 1_000n }

const native: SendRequest = {
  namespace: 'solana',
  networkId: 'solana:localnet',
  from,
  to,
  token: { type: 'native', symbol: 'SOL', decimals: 9 },
  amount: 1_500_000_000n,
}
const plain: TransferPlan = {
  way: { type: 'native' },
  arriving: 1n,
  rent: 0n,
  unitPrice: 0n,
  unitLimit: 1_000,
  isContract: false,
  cautions: [],
}
const tokens: SendRequest = {
  ...native,
  token: { type: 'token', address: mint, symbol: 'PASS', decimals: 0 },
  amount: 3n,
}
const toNew = (program: string): TransferPlan => ({
  ...plain,
  way: {
    type: 'token',
    program,
    destination,
    isDestinationNew: true,
    sources: [
      { address: source, amount: 2n },
      { address: other, amount: 1n },
    ],
  },
})

/** The same from a token that keeps so much of each part. */
const keeping = (...kept: readonly bigint[]): TransferPlan => ({
  ...plain,
  way: {
    ...{ type: 'token', program: token2022Program },
    ...{ destination, isDestinationNew: false },
    sources: [
      { address: source, amount: 2n, kept: kept[0] },
      { address: other, amount: 1n, kept: kept[1] },
    ],
  },
})

/** Programs, accounts with their roles (w: writable, s: signer), and data. */
function written(request: SendRequest, plan: TransferPlan) {
  const names = new Map(
    Object.entries({ from, to, mint, source, other, destination }).map(
      ([name, address]) => [address, name],
    ),
  )
  const roles = ['', 'w', 's', 'ws']
  return transferInstructions(request, plan).map(
    ({ accounts = [], data, programAddress }) => [
      programAddress.slice(0, 6),
      accounts
        .map(
          ({ address, role }) =>
            `${names.get(address) ?? address.slice(0, 6)}:${roles[role]}`,
        )
        .join(' '),
      Buffer.from(data ?? []).toString('hex'),
    ],
  )
}

describe('the instructions of a transfer', () => {
  it('[R1.6] are one for SOL: 1.5 of it are 1500000000 lamports', () => {
    expect(written(native, plain)).toEqual([
      ['111111', 'from:ws to:w', '02000000002f685900000000'],
    ])
  })

  it('set a limit and a price where others pay for haste', () => {
    const plan = { ...plain, unitPrice: 20_000n }
    expect(written(native, plan)).toEqual([
      ['Comput', '', '02e8030000'],
      ['Comput', '', '03204e000000000000'],
      ['111111', 'from:ws to:w', '02000000002f685900000000'],
    ])
  })

  it.each([
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', tokenProgram],
    ['TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', token2022Program],
  ])(
    '[R1.6] make the account, then move from each source (%s)',
    (_, program) => {
      const moved = `destination:w from:s`
      expect(written(tokens, toNew(program))).toEqual([
        [
          'ATokenG'.slice(0, 6),
          `from:ws destination:w to: mint: 111111: ${program.slice(0, 6)}:`,
          '01',
        ],
        [
          program.slice(0, 6),
          `source:w mint: ${moved}`,
          '0c020000000000000000',
        ],
        [program.slice(0, 6), `other:w mint: ${moved}`, '0c010000000000000000'],
      ])
    },
  )
})

describe('a transfer of a token that keeps a part', () => {
  const moved = 'destination:w from:s'

  it('says of each part how much may be kept', () => {
    expect(written(tokens, keeping(1n, 0n))).toEqual([
      [
        'Tokenz',
        `source:w mint: ${moved}`,
        '1a010200000000000000000100000000000000',
      ],
      [
        'Tokenz',
        `other:w mint: ${moved}`,
        '1a010100000000000000000000000000000000',
      ],
    ])
  })

  it('is not meant when another part is kept, or any may be', () => {
    const plan = keeping(1n, 0n)
    const read = (written: TransferPlan) =>
      readTransfer(buildTransfer(tokens, written, blockhash))
    expect(isMeant(read(plan), tokens, plan)).toBe(true)
    for (const other of [
      keeping(2n, 0n),
      keeping(0n, 1n),
      keeping(),
      keeping(1n),
    ]) {
      expect(isMeant(read(other), tokens, plan)).toBe(false)
      expect(isMeant(read(plan), tokens, other)).toBe(false)
    }
  })
})

describe('a transaction, read back', () => {
  it.each([
    ['SOL', native, plain],
    ['SOL with haste', native, { ...plain, unitPrice: 1n }],
    ['tokens', tokens, toNew(tokenProgram)],
    ['tokens of Token-2022', tokens, toNew(token2022Program)],
  ])('means what was asked for: %s', (_, request, plan) => {
    const read = readTransfer(buildTransfer(request, plan, blockhash))
    expect(isMeant(read, request, plan)).toBe(true)
    expect(read.signature).toBe(undefined)
  })

  it.each<[string, Partial<SendRequest>, SendRequest, TransferPlan]>([
    ['amount', { amount: 1n }, native, plain],
    ['receiver', { to: other }, native, plain],
    ['sender', { from: other }, native, plain],
    ['amount of tokens', { amount: 4n }, tokens, toNew(tokenProgram)],
    ['sender of tokens', { from: other }, tokens, toNew(tokenProgram)],
    [
      'token',
      { token: { ...tokens.token, type: 'token', address: other } },
      tokens,
      toNew(tokenProgram),
    ],
    [
      'SOL instead of a token',
      { token: native.token },
      tokens,
      toNew(tokenProgram),
    ],
  ])('tells another %s', (_, changes, request, plan) => {
    const read = readTransfer(buildTransfer(request, plan, blockhash))
    expect(isMeant(read, { ...request, ...changes }, plan)).toBe(false)
  })
})
