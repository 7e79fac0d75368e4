import {
  sealEscrowReply,
  type WalletEscrowBody,
  type WalletEscrowCall,
  type WalletEscrowReply,
  walletEscrowMessageSchema,
  walletEscrowRequests,
} from '@hasp/protocol/walletEscrow'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Escrow } from '../Escrow.js'
import { answerCode } from './answerCode.js'
import { collectSecret } from './collectSecret.js'
import { depositSecret } from './depositSecret.js'
import { forgetWallet } from './forgetWallet.js'
import { rebindMailbox } from './rebindMailbox.js'
import { startAttempt } from './startAttempt.js'

const responseNonceBytes = 32

type Handlers = {
  readonly [Call in WalletEscrowCall]: (
    escrow: Escrow,
    body: WalletEscrowBody<Call>,
  ) => Promise<WalletEscrowReply<Call>>
}

const handlers: Handlers = {
  deposit: depositSecret,
  start: startAttempt,
  answer: answerCode,
  collect: collectSecret,
  rebind: rebindMailbox,
  forget: forgetWallet,
}

/**
 * Opens a request, does what it asks for, and seals the answer for the one who
 * sealed the request. Who brought it plays no part.
 * @throws HttpProblem 400 for what nobody has sealed to the escrow
 */
export async function answerRequest(
  escrow: Escrow,
  sealed: string,
): Promise<string> {
  const { exchange, text } = await open(escrow, sealed)
  const { body, call } = read(text)
  const handle = handlers[call] as (
    escrow: Escrow,
    body: unknown,
  ) => Promise<unknown>
  const reply = v.parse(
    walletEscrowRequests[call].reply,
    await handle(escrow, body),
  )
  const bytes = await sealEscrowReply(
    exchange,
    JSON.stringify(reply),
    escrow.randomBytes(responseNonceBytes),
  )
  return Buffer.from(bytes).toString('base64url')
}

async function open({ keys }: Escrow, sealed: string) {
  try {
    return await keys.open(new Uint8Array(Buffer.from(sealed, 'base64url')))
  } catch (cause) {
    throw new HttpProblem(400, 'BODY_INVALID', { cause })
  }
}

function read(text: string) {
  try {
    const { body, call } = v.parse(walletEscrowMessageSchema, JSON.parse(text))
    return { call, body: v.parse(walletEscrowRequests[call].body, body) }
  } catch (cause) {
    throw new HttpProblem(400, 'BODY_INVALID', { cause })
  }
}
