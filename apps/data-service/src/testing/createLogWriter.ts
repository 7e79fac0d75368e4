import { concatHex, type Hex, numberToHex, size, slice } from 'viem'

/** EVM instructions. */
const op = { push1: '0x60', push2: '0x61', push32: '0x7f' } as const
const store: Hex = '0x52'
const firstLog = 0xa0

/**
 * Code that writes logs while it is deployed, as a contract may: whatever a
 * test wants, in its own name.
 */
export function createLogWriter(
  logs: readonly { readonly topics: readonly Hex[]; readonly data: Hex }[],
): Hex {
  return concatHex(logs.map(writeLog))
}

function writeLog({
  data,
  topics,
}: {
  readonly topics: readonly Hex[]
  readonly data: Hex
}): Hex {
  const words = Array.from({ length: size(data) / 32 }, (_, index) =>
    slice(data, 32 * index, 32 * (index + 1)),
  )
  return concatHex([
    ...words.flatMap((word, index) => [
      op.push32,
      word,
      op.push2,
      numberToHex(32 * index, { size: 2 }),
      store,
    ]),
    ...topics.toReversed().flatMap((topic) => [op.push32, topic]),
    op.push2,
    numberToHex(size(data), { size: 2 }),
    op.push1,
    '0x00',
    numberToHex(firstLog + topics.length, { size: 1 }),
  ])
}
