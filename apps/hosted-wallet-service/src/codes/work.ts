import { hash } from 'node:crypto'
import {
  beginsWithZeros,
  type Work,
  workText,
} from '@hasp/protocol/walletService'
import { takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import { nonceLifeMs } from '../tokens/Nonces.js'

/**
 * Half a second of a computer and a few of a phone, for one code: who asks for
 * a thousand needs many machines.
 */
const workBits = 18
const challengeBytes = 16

/** Says what has to be done for the next code. */
export async function askForWork({
  nonces,
  randomBytes,
}: Pick<Service, 'nonces' | 'randomBytes'>) {
  const drawn = Buffer.from(randomBytes(challengeBytes)).toString('base64url')
  return {
    outcome: 'WORK_NEEDED',
    challenge: `${drawn}.${await nonces.issue()}`,
    bits: workBits,
  } as const
}

/** Whether work was done that was asked for just now, and never used before. */
export async function isWorkDone(
  { database, nonces }: Pick<Service, 'database' | 'nonces'>,
  work: Work | undefined,
): Promise<boolean> {
  if (!work) return false
  const { challenge } = work
  const hashed = hash('sha256', workText(work), 'buffer')
  if (!beginsWithZeros(hashed, workBits)) return false
  const nonce = challenge.slice(challenge.indexOf('.') + 1)
  if (!(await nonces.isFresh(nonce))) return false
  const bucket = `work:${challenge}`
  const isSpent = await takeFrom(database, [
    { bucket, count: 1, windowMs: nonceLifeMs },
  ])
  return isSpent === undefined
}
