import { base58 } from '@scure/base'

/** An account that a message names, or one that a table on the chain holds. */
export type SolanaAccount =
  | { readonly type: 'address'; readonly address: string }
  | { readonly type: 'inTable'; readonly table: string; readonly index: number }

export interface SolanaInstruction {
  readonly program: string
  readonly accounts: readonly SolanaAccount[]
  readonly data: Uint8Array
}

/** What is signed of a transaction. */
export interface SolanaMessage {
  /** In the order of the signatures; the first pays. */
  readonly signers: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
}

const addressBytes = 32
const versionFlag = 0x80

/**
 * Reads bytes that are exactly one message, legacy or version 0.
 * @returns undefined for anything else
 */
export function readSolanaMessage(
  bytes: Uint8Array,
): SolanaMessage | undefined {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof CutOffError) return undefined
    throw error
  }
}

function read(bytes: Uint8Array): SolanaMessage | undefined {
  const reader = createSolanaReader(bytes)
  const isVersioned = (bytes[0] ?? 0) >= versionFlag
  if (isVersioned && reader.byte() !== versionFlag) return undefined
  const [signerCount = 0] = reader.take(3)
  const keys = reader.list(() => base58.encode(reader.take(addressBytes)))
  reader.take(addressBytes)
  const raw = reader.list(() => ({
    program: reader.byte(),
    accounts: reader.list(() => reader.byte()),
    data: reader.take(reader.length()),
  }))
  const tables = isVersioned ? reader.list(() => readTable(reader)) : []
  if (!reader.isAtEnd() || signerCount === 0 || signerCount > keys.length)
    return undefined
  const looked: SolanaAccount[] = [
    ...tables.flatMap(({ table, writable }) =>
      writable.map((index) => ({ type: 'inTable', table, index }) as const),
    ),
    ...tables.flatMap(({ readable, table }) =>
      readable.map((index) => ({ type: 'inTable', table, index }) as const),
    ),
  ]
  const accounts: readonly SolanaAccount[] = [
    ...keys.map((address) => ({ type: 'address', address }) as const),
    ...looked,
  ]
  const instructions: SolanaInstruction[] = []
  for (const { accounts: indexes, data, program } of raw) {
    const called = keys[program]
    const named = indexes.map((index) => accounts[index])
    if (called === undefined || !isComplete(named)) return undefined
    instructions.push({ program: called, accounts: named, data })
  }
  return { signers: keys.slice(0, signerCount), instructions }
}

function isComplete(
  accounts: readonly (SolanaAccount | undefined)[],
): accounts is readonly SolanaAccount[] {
  return accounts.every((account) => account !== undefined)
}

function readTable(reader: SolanaReader) {
  return {
    table: base58.encode(reader.take(addressBytes)),
    writable: reader.list(reader.byte),
    readable: reader.list(reader.byte),
  }
}

/** Bytes that end too early. */
export class CutOffError extends Error {
  override readonly name = 'CutOffError'
}

export interface SolanaReader {
  take(count: number): Uint8Array
  byte(): number
  /** Seven bits in each byte, the lowest first; at most 65,535. */
  length(): number
  list<Entry>(read: () => Entry): Entry[]
  rest(): Uint8Array
  isAtEnd(): boolean
}

/** Reads the wire format of Solana. @throws CutOffError */
export function createSolanaReader(bytes: Uint8Array): SolanaReader {
  let at = 0
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new CutOffError()
    at += count
    return bytes.slice(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  const length = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const part = byte()
      value |= (part & 0x7f) << shift
      if (part < versionFlag) return value
    }
    throw new CutOffError()
  }
  return {
    take,
    byte,
    length,
    list: (read) => Array.from({ length: length() }, () => read()),
    rest: () => take(bytes.length - at),
    isAtEnd: () => at === bytes.length,
  }
}
