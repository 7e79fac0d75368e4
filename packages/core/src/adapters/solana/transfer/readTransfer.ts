import {
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import type { SendRequest } from '../../../entities/transfer/transfer.js'
import { token2022Program, tokenProgram } from '../chain/tokenPrograms.js'
import { systemProgram } from './systemProgram.js'
import type { TransferPlan, TransferSource } from './TransferPlan.js'
import { discriminators } from './transferInstructions.js'

/** A transaction, read back from its own bytes. */
export type ReadTransfer = {
  /** Who pays the fee. */
  readonly payer: string | undefined
  /** The payer's signature, once there is one. */
  readonly signature: Uint8Array | undefined
  /** The network takes it as long as it knows this blockhash. */
  readonly blockhash: string
  readonly movements: readonly Movement[]
}

type Movement = {
  /** The token's mint; undefined is SOL. */
  readonly mint: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly amount: bigint
  /** What the token must keep of it, and nothing else; undefined is any. */
  readonly kept?: bigint | undefined
}

/** @throws when the bytes are no transaction */
export function readTransfer(transaction: Uint8Array): ReadTransfer {
  const { messageBytes, signatures } =
    getTransactionDecoder().decode(transaction)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (!('instructions' in message)) throw new TypeError('Unknown version')
  const keys: readonly string[] = message.staticAccounts
  const [payer] = keys
  const signature = Object.values(signatures)[0] ?? undefined
  return {
    payer,
    blockhash: message.lifetimeToken,
    signature: signature && Uint8Array.from(signature),
    movements: message.instructions.flatMap((instruction) => {
      const { accountIndices = [], data, programAddressIndex } = instruction
      const movement = readMovement({
        program: keys[programAddressIndex],
        accounts: accountIndices.map((index) => keys[index]),
        data: Uint8Array.from(data ?? []),
      })
      return movement ? [movement] : []
    }),
  }
}

/** Whether the bytes say what the visitor saw, and nothing besides. */
export function isMeant(
  { movements, payer }: ReadTransfer,
  { amount, from, to, token }: SendRequest,
  { way }: TransferPlan,
): boolean {
  const mint = token.type === 'token' ? token.address : undefined
  const receiver = way.type === 'token' ? way.destination : to
  const sources: readonly Pick<TransferSource, 'kept'>[] =
    way.type === 'token' ? way.sources : [{}]
  const total = movements.reduce((sum, movement) => sum + movement.amount, 0n)
  return (
    payer === from &&
    movements.length === sources.length &&
    total === amount &&
    movements.every(
      (movement, index) =>
        movement.kept === sources[index]?.kept &&
        movement.mint === mint &&
        movement.from === from &&
        movement.to === receiver,
    )
  )
}

function readMovement(instruction: {
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}): Movement | undefined {
  const { accounts, data, program } = instruction
  const view = new DataView(data.buffer)
  const [discriminator] = data
  if (program === systemProgram) {
    if (discriminator !== discriminators.transferLamports || data.length !== 12)
      return undefined
    const [from, to] = accounts
    return { mint: undefined, from, to, amount: view.getBigUint64(4, true) }
  }
  if (program !== tokenProgram && program !== token2022Program) return undefined
  const [, mint, to, from] = accounts
  if (discriminator === discriminators.transferChecked && data.length === 10)
    return { mint, from, to, amount: view.getBigUint64(1, true) }
  if (discriminator !== discriminators.transferFee || data.length !== 19)
    return undefined
  if (data[1] !== discriminators.transferCheckedWithFee) return undefined
  const amount = view.getBigUint64(2, true)
  return { mint, from, to, amount, kept: view.getBigUint64(11, true) }
}
