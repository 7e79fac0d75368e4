import { base58 } from '@scure/base'
import {
  type Address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeMessage } from '../text/decodeMessage.js'
import { decodeSolanaTransactions } from './decodeSolanaTransactions.js'
import { readSolanaTransaction } from './readSolanaTransaction.js'

const addressOf = (byte: number) =>
  base58.encode(new Uint8Array(32).fill(byte)) as Address
const account = addressOf(1)
const receiver = addressOf(2)
const mint = addressOf(3)
const holding = addressOf(4)
const system = '11111111111111111111111111111111' as Address
const tokens = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
const budget = 'ComputeBudget111111111111111111111111111111' as Address
const context = {
  account,
  network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  origin: 'https://dapp.example',
}
const roles = { signer: 3, writable: 1, readonly: 0 } as const

interface Given {
  readonly program: Address
  readonly accounts: readonly (readonly [Address, keyof typeof roles])[]
  readonly data: Uint8Array
}

function build(given: readonly Given[], payer = account): Uint8Array {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(payer, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: addressOf(9) as never, lastValidBlockHeight: 1n },
        paid,
      ),
    (timed) =>
      appendTransactionMessageInstructions(
        given.map(({ accounts, data, program }) => ({
          programAddress: program,
          accounts: accounts.map(([address, role]) => ({
            address,
            role: roles[role],
          })),
          data,
        })),
        timed,
      ),
  )
  return Uint8Array.from(
    getTransactionEncoder().encode(compileTransaction(message)),
  )
}

/** A number of 64 bits behind what comes before it. */
function withAmount(before: readonly number[], amount: bigint) {
  const data = new Uint8Array(before.length + 8)
  data.set(before)
  new DataView(data.buffer).setBigUint64(before.length, amount, true)
  return data
}

const pay = (amount: bigint): Given => ({
  program: system,
  accounts: [
    [account, 'signer'],
    [receiver, 'writable'],
  ],
  data: withAmount([2, 0, 0, 0], amount),
})
const decode = (...given: Given[]) =>
  decodeSolanaTransactions([build(given)], context)

describe('decodeSolanaTransactions', () => {
  it('says what is paid, to the lamport, and what it costs at most', () => {
    const amounts = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n })
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(decode(pay(amount))).toMatchObject({
          action: 'moveValue',
          outgoing: [
            { asset: { type: 'native' }, amount, counterparty: receiver },
          ],
          highestFee: 5_000n,
          isBlind: false,
          refusals: [],
        })
      }),
    )
  })

  it('counts what is offered besides the fee', () => {
    const units: Given = {
      program: budget,
      accounts: [],
      data: Uint8Array.of(2, 0x40, 0x0d, 3, 0),
    }
    const price: Given = {
      program: budget,
      accounts: [],
      data: withAmount([3], 1_000_001n),
    }
    expect(decode(units, price, pay(1n)).highestFee).toBe(5_000n + 200_001n)
  })

  it('reads transfers and allowances of tokens', () => {
    const transfer: Given = {
      program: tokens,
      accounts: [
        [holding, 'writable'],
        [mint, 'readonly'],
        [receiver, 'writable'],
        [account, 'signer'],
      ],
      data: Uint8Array.from([...withAmount([12], 12_500_000n), 6]),
    }
    const approve: Given = {
      program: tokens,
      accounts: [
        [holding, 'writable'],
        [receiver, 'readonly'],
        [account, 'signer'],
      ],
      data: withAmount([4], (1n << 64n) - 1n),
    }
    expect(decode(transfer, approve)).toMatchObject({
      action: 'giveControl',
      outgoing: [
        { asset: { type: 'token', address: mint }, amount: 12_500_000n },
      ],
      approvals: [{ spender: receiver, isUnlimited: true }],
    })
  })

  it('T-APR-06: names an account or a holding that gets another owner', () => {
    const assign: Given = {
      program: system,
      accounts: [[account, 'signer']],
      data: Uint8Array.from([1, 0, 0, 0, ...base58.decode(receiver)]),
    }
    const authority: Given = {
      program: tokens,
      accounts: [
        [holding, 'writable'],
        [account, 'signer'],
      ],
      data: Uint8Array.from([6, 2, 1, ...base58.decode(receiver)]),
    }
    expect(decode(assign, authority).approvals).toMatchObject([
      { type: 'owner', of: account, spender: receiver },
      { type: 'owner', of: holding, spender: receiver },
    ])
  })

  it('is blind to a program that it does not know', () => {
    const call: Given = {
      program: mint,
      accounts: [[account, 'signer']],
      data: Uint8Array.of(1),
    }
    expect(decode(pay(1n), call)).toMatchObject({
      isBlind: true,
      warnings: ['callsUnknown'],
    })
  })

  it('is refused where the account does not sign', () => {
    const foreign = build([], receiver)
    expect(decodeSolanaTransactions([foreign], context).refusals).toEqual([
      'notThisAccount',
    ])
  })

  it('T-APR-11: is refused as a message', () => {
    const bytes = readSolanaTransaction(build([pay(1n)]))?.messageBytes
    expect(bytes && decodeMessage(bytes, context).refusals).toEqual([
      'transactionInMessage',
    ])
  })

  it('never throws, whatever the bytes are', () => {
    const whole = build([pay(1n)])
    fc.assert(
      fc.property(
        fc.nat(whole.length - 1),
        fc.integer({ min: 0, max: 255 }),
        fc.nat(whole.length),
        (place, byte, length) => {
          const bytes = Uint8Array.from(whole)
          bytes[place] = byte
          const cut = bytes.slice(0, length)
          expect(decodeSolanaTransactions([cut], context).account).toBe(account)
        },
      ),
    )
  })
})
