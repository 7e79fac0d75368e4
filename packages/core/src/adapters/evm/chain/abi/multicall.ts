import { encodeWord, splitWords } from './words.js'

/** `aggregate3((address,bool,bytes)[])` of Multicall3. */
const aggregate3Selector = '0x82ad56cb'

/** `getEthBalance(address)` of Multicall3. */
const getEthBalanceSelector = '0x4d2301cc'

export type ContractCall = { readonly to: string; readonly data: string }

/** Puts calls into one, each of which may fail alone. */
export function encodeAggregate3(calls: readonly ContractCall[]): string {
  const bodies = calls.map(({ data, to }) => {
    const digits = data.slice(2)
    const padded = digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
    return [to, 1, 0x60, digits.length / 2].map(encodeWord).join('') + padded
  })
  let offset = calls.length * 32
  const offsets = bodies.map((body) => {
    const own = encodeWord(offset)
    offset += body.length / 2
    return own
  })
  return [
    aggregate3Selector,
    encodeWord(0x20),
    encodeWord(calls.length),
    ...offsets,
    ...bodies,
  ].join('')
}

/** Asks Multicall3 for a balance of the network's currency. */
export function encodeGetEthBalance(address: string): string {
  return getEthBalanceSelector + encodeWord(address)
}

/**
 * Reads what the calls returned; undefined for a call that failed.
 * @returns undefined when the answer is not one of `aggregate3` to `count`
 * calls
 */
export function decodeAggregate3(
  data: string,
  count: number,
): readonly (string | undefined)[] | undefined {
  const words = splitWords(data)
  const number = (index: number) => {
    const word = words[index]
    const value = word === undefined ? Number.NaN : Number(BigInt(`0x${word}`))
    return Number.isSafeInteger(value) ? value : undefined
  }
  const array = wordIndex(number(0))
  if (array === undefined || number(array) !== count) return undefined
  const results: (string | undefined)[] = []
  for (let index = 0; index < count; index++) {
    const place = wordIndex(number(array + 1 + index))
    if (place === undefined) return undefined
    const tuple = array + 1 + place
    const isSuccess = number(tuple)
    const bytes = wordIndex(number(tuple + 1))
    if (isSuccess === undefined || bytes === undefined) return undefined
    const length = number(tuple + bytes)
    const start = 2 + (tuple + bytes + 1) * 64
    if (length === undefined || start + length * 2 > data.length)
      return undefined
    const returned = `0x${data.slice(start, start + length * 2)}`
    results.push(isSuccess === 1 ? returned : undefined)
  }
  return results
}

/** The word that an offset in bytes points at. */
function wordIndex(offset: number | undefined): number | undefined {
  return offset !== undefined && offset % 32 === 0 ? offset / 32 : undefined
}
