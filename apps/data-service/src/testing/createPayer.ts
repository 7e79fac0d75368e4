import { concatHex, type Hex, numberToHex, size } from 'viem'

const byte = (value: number) => numberToHex(value, { size: 1 })
/** PUSH1 */
const push = (value: number) => concatHex(['0x60', byte(value)])
const nothing = push(0)
const create: Hex = '0xf0'
const copyCode: Hex = '0x39'
const revert: Hex = concatHex([nothing, nothing, '0xfd'])

/** Code that pays while it is deployed. */
const pay = (receiver: Hex, amount: number) =>
  concatHex([
    ...[nothing, nothing, nothing, nothing],
    push(amount),
    ...(['0x73', receiver, '0x61', '0xffff', '0xf1'] satisfies Hex[]),
  ])

/**
 * Code that pays a receiver while it is deployed, after another contract paid
 * the same one and took it back.
 */
export function createPayer(
  receiver: Hex,
  { kept, undone }: { readonly kept: number; readonly undone: number },
): Hex {
  const child = concatHex([pay(receiver, undone), revert])
  const start = (offset: number) =>
    concatHex([
      ...[push(size(child)), push(offset), nothing, copyCode],
      ...[push(size(child)), nothing, push(undone), create],
      pay(receiver, kept),
      '0x00',
    ])
  return concatHex([start(size(start(0))), child])
}
