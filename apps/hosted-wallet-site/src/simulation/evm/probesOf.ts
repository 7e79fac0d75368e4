import { allowance, collectionControl } from '../../decode/approvals.js'
import { readHex } from '../../decode/bytes/hex.js'
import { AbiError, createAbiReader } from '../../decode/evm/abiReader.js'
import type { Probe } from './Probe.js'

/** What a contract has said aloud, in hex of lower case. */
export interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** Of the events of ERC-20, ERC-721 and ERC-1155, as their topics begin. */
const transfer = '0xddf252ad'
const transferSingle = '0xc3d58168'
const transferBatch = '0x4a39dc06'
const approval = '0x8c5be1e5'
const approvalForAll = '0x17307eab'

/**
 * What to measure for a log: it says where to look, and nothing of it is
 * believed. A contract that names the account in any other event may keep a
 * balance for it, as wrapped coins do.
 * @param account in lower case
 */
export function probesOf(
  { address, data, topics }: Log,
  account: string,
): readonly Probe[] {
  const own = wordOf(account)
  const words = topics.map((topic) => topic.slice(2))
  const [, first, second = '', third] = words
  if (!words.includes(own)) return []
  switch (topics[0]?.slice(0, transfer.length)) {
    case transfer:
      return third
        ? [probeItem(address, third, account)]
        : [probeToken(address, account)]
    case transferSingle:
      return [probeShare(address, data.slice(2, 66), account)]
    case transferBatch:
      return idsOf(data).map((id) => probeShare(address, id, account))
    case approval:
      if (first !== own) return []
      return third
        ? [probeItemControl(address, third)]
        : [probeAllowance(address, second, own)]
    case approvalForAll:
      return first === own ? [probeCollection(address, second, own)] : []
    default:
      return [{ ...probeToken(address, account), absent: 0n }]
  }
}

/** What the account has of a token. */
export function probeToken(address: string, account: string): Probe {
  return {
    to: address,
    data: `0x70a08231${wordOf(account)}`,
    asks: 'balance',
    asset: { type: 'token', address },
  }
}

/** Whether the account has one of a collection of single ones. */
function probeItem(address: string, id: string, account: string): Probe {
  return {
    to: address,
    data: `0x6352211e${id}`,
    // Before it is made and after it is gone nobody has it.
    absent: 0n,
    count: (word) => (word === BigInt(account) ? 1n : 0n),
    asks: 'balance',
    asset: { type: 'item', address, id: BigInt(`0x${id}`) },
  }
}

/** How many the account has of one in a collection. */
function probeShare(address: string, id: string, account: string): Probe {
  return {
    to: address,
    data: `0x00fdd58e${wordOf(account)}${id}`,
    asks: 'balance',
    asset: { type: 'item', address, id: BigInt(`0x${id}`) },
  }
}

function probeAllowance(of: string, spender: string, own: string): Probe {
  return {
    to: of,
    data: `0xdd62ed3e${own}${spender}`,
    asks: 'control',
    controlOf: (amount) =>
      allowance({ of, spender: addressOf(spender), amount }),
  }
}

function probeCollection(of: string, operator: string, own: string): Probe {
  return {
    to: of,
    data: `0xe985e9c5${own}${operator}`,
    asks: 'control',
    controlOf: (word) => collectionControl(of, addressOf(operator), word > 0n),
  }
}

function probeItemControl(of: string, id: string): Probe {
  return {
    to: of,
    data: `0x081812fc${id}`,
    absent: 0n,
    asks: 'control',
    // An allowance for a single one.
    controlOf: (word) =>
      allowance({
        of,
        spender: addressOf(word.toString(16).padStart(64, '0')),
        amount: word > 0n ? 1n : 0n,
      }),
  }
}

function idsOf(data: string): readonly string[] {
  try {
    const reader = createAbiReader(readHex(data) ?? new Uint8Array())
    return reader.list((ids) => ids.uint().toString(16).padStart(64, '0'))
  } catch (error) {
    if (error instanceof AbiError) return []
    throw error
  }
}

/** An address as contracts are asked with it. */
export function wordOf(address: string): string {
  return address.slice(2).padStart(64, '0')
}

function addressOf(word: string): string {
  return `0x${word.slice(24)}`
}
