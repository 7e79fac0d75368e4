import { KitError } from '../../../../errors/KitError.js'
import type { TransferObstacle } from '../../../../errors/TransferObstacle.js'
import { extensionTypes, readExtensions } from './tokenExtensions.js'

type Extensions = ReadonlyMap<number, DataView>

/** In a token account: its state, and the two states that matter. */
const stateAt = 108
const frozen = 2

/** A hook names its authority, then the program that it calls. */
const hookProgramAt = 32
const isPausedAt = 32

/**
 * Checks that nothing at the token itself makes every transfer fail.
 * @throws `TRANSFER_IMPOSSIBLE`
 */
export function assertMintTransferable(extensions: Extensions): void {
  const { notTransferable, pausable, transferHook } = extensionTypes
  const hook = extensions.get(transferHook)
  if (extensions.has(notTransferable)) refuse('notTransferable')
  if (byteOf(extensions.get(pausable), isPausedAt) === 1) refuse('paused')
  // The program would want accounts that only it can name.
  if (hook && hasAddress(hook, hookProgramAt)) refuse('programDecides')
}

/**
 * Checks that the receiver's account will take the token.
 * @param data of that account; undefined where it is still to be made
 * @param mint extensions of the token
 * @throws `TRANSFER_IMPOSSIBLE`
 */
export function assertReceivable(
  data: Uint8Array | undefined,
  mint: Extensions,
): void {
  const start = mint.get(extensionTypes.startState)
  const state = data ? data[stateAt] : byteOf(start, 0)
  if (state === frozen) refuse('receiverFrozen')
  const memo = data && readExtensions(data).get(extensionTypes.memo)
  if (byteOf(memo, 0) === 1) refuse('memoRequired')
}

/** Whether an extension has an address there: none is all zeros. */
export function hasAddress(extension: DataView, at: number): boolean {
  const { buffer, byteLength, byteOffset } = extension
  return new Uint8Array(buffer, byteOffset, byteLength)
    .subarray(at, at + 32)
    .some((byte) => byte !== 0)
}

function byteOf(extension: DataView | undefined, at: number) {
  return extension && at < extension.byteLength
    ? extension.getUint8(at)
    : undefined
}

function refuse(reason: TransferObstacle): never {
  throw new KitError('TRANSFER_IMPOSSIBLE', { reason })
}
