import { readBigEndian } from '../../bytes/bigEndian.js'
import { toHex } from '../../bytes/hex.js'
import { type Effects, joinEffects, unknownEffects } from '../../Effects.js'
import { AbiError, type AbiReader } from '../abiReader.js'
import type { CallScope } from '../CallScope.js'
import type { Methods } from '../Method.js'

/** Calls that carry other calls. */
export const batchMethods: Methods = {
  '0xac9650d8': {
    signature: 'multicall(bytes[])',
    read: (reader, scope) => callsOfItself(reader, scope),
  },
  '0x5ae401dc': {
    signature: 'multicall(uint256,bytes[])',
    read: (reader, scope) => {
      reader.uint()
      return callsOfItself(reader, scope)
    },
  },
  '0x1f0464d1': {
    signature: 'multicall(bytes32,bytes[])',
    read: (reader, scope) => {
      reader.skip()
      return callsOfItself(reader, scope)
    },
  },
  // Multicall3: what it calls sees Multicall3, not the account.
  '0x252dba42': {
    signature: 'aggregate((address,bytes)[])',
    read: (reader, scope) =>
      joinEffects(
        reader.dynamicList((entry) =>
          callOfContract(scope, entry.address(), 0n, entry.bytes()),
        ),
      ),
  },
  '0xbce38bd7': {
    signature: 'tryAggregate(bool,(address,bytes)[])',
    read: (reader, scope) => {
      reader.bool()
      return joinEffects(
        reader.dynamicList((entry) =>
          callOfContract(scope, entry.address(), 0n, entry.bytes()),
        ),
      )
    },
  },
  '0x82ad56cb': {
    signature: 'aggregate3((address,bool,bytes)[])',
    read: (reader, scope) =>
      joinEffects(
        reader.dynamicList((entry) => {
          const to = entry.address()
          entry.bool()
          return callOfContract(scope, to, 0n, entry.bytes())
        }),
      ),
  },
  '0x174dea71': {
    signature: 'aggregate3Value((address,bool,uint256,bytes)[])',
    read: (reader, scope) =>
      joinEffects(
        reader.dynamicList((entry) => {
          const to = entry.address()
          entry.bool()
          return callOfContract(scope, to, entry.uint(), entry.bytes())
        }),
      ),
  },
  '0x6a761202': {
    signature:
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    read: (reader, scope) => {
      const to = reader.address()
      const value = reader.uint()
      const data = reader.bytes()
      return safeOperation(scope, to, value, data, reader.uint(8))
    },
  },
  '0x8d80ff0a': {
    signature: 'multiSend(bytes)',
    read: (reader, scope) => readPackedCalls(reader.bytes(), scope),
  },
  '0xd4d9bdcd': {
    signature: 'approveHash(bytes32)',
    // Whatever stands behind the hash is agreed to.
    read: () => unknownEffects,
  },
}

/** The contract calls itself in the name of who called it. */
function callsOfItself(reader: AbiReader, { call, inner }: CallScope): Effects {
  const calls = reader.dynamicBytes()
  return joinEffects(calls.map((data) => inner({ ...call, value: 0n, data })))
}

function callOfContract(
  { call, inner }: CallScope,
  to: string,
  value: bigint,
  data: Uint8Array,
): Effects {
  return inner({ caller: call.to, to, value, data })
}

/** What a Safe does: a call, or code of another that runs as the Safe. */
export function safeOperation(
  { call, inner }: Pick<CallScope, 'call' | 'inner'>,
  to: string,
  value: bigint,
  data: Uint8Array,
  operation: bigint,
): Effects {
  if (operation > 1n) throw new AbiError('A Safe knows two operations.')
  const isDelegate = operation === 1n
  return inner({ caller: call.to, to, value, data, isDelegate })
}

/** The calls of a Safe's `multiSend`, each in a form without padding. */
function readPackedCalls(
  packed: Uint8Array,
  { call, inner }: CallScope,
): Effects {
  const headerBytes = 85
  const parts: Effects[] = []
  for (let at = 0; at < packed.length; ) {
    const header = packed.slice(at, at + headerBytes)
    const length = Number(readBigEndian(header.slice(53)))
    const data = packed.slice(at + headerBytes, at + headerBytes + length)
    if (header.length < headerBytes || data.length !== length)
      throw new AbiError('It is cut off.')
    const [operation = 0] = header
    const to = toHex(header.slice(1, 21))
    const value = readBigEndian(header.slice(21, 53))
    // It runs as the Safe that calls it.
    const scope = { call: { ...call, to: call.caller }, inner }
    parts.push(safeOperation(scope, to, value, data, BigInt(operation)))
    at += headerBytes + length
  }
  return joinEffects(parts)
}
