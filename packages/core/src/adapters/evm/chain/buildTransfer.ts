import type { SendRequest } from '../../../entities/transfer/transfer.js'
import { KitError } from '../../../errors/KitError.js'
import { parseReceiver } from '../parseReceiver.js'
import { encodeTransfer } from './abi/erc20.js'

/** The parts of a transaction that decide who gets what. */
export type Transfer = {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
}

/**
 * The transaction that carries out a request.
 * @throws `INVALID_ADDRESS`, `TOKEN_ADDRESS_REQUIRED`, `INVALID_AMOUNT`
 */
export function buildTransfer(request: SendRequest): Transfer {
  const { amount, token } = request
  const from = parseReceiver(request.from)
  const to = parseReceiver(request.to)
  if (!from) throw new KitError('INVALID_ADDRESS', { value: request.from })
  if (!to) throw new KitError('INVALID_ADDRESS', { value: request.to })
  if (amount < 0n || amount >= 1n << 256n)
    throw new KitError('INVALID_AMOUNT', { value: `${amount}` })
  if (token.type === 'native')
    return { from, to, value: `0x${amount.toString(16)}`, data: '0x' }
  const contract = parseReceiver(token.address)
  if (!contract) throw new KitError('TOKEN_ADDRESS_REQUIRED')
  return { from, to: contract, value: '0x0', data: encodeTransfer(to, amount) }
}
