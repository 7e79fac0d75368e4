import { createHash } from 'node:crypto'
import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, desc, eq } from 'drizzle-orm'
import { fromNow } from '../database/moments.js'
import {
  moveChallenges,
  recoveries,
  recoveryProofs,
  users,
  wallets,
} from '../database/tables.js'
import { takeFrom } from '../limits/takeFrom.js'
import { findProject } from '../projects/findProject.js'
import type { Service } from '../Service.js'
import { emailHash } from '../secrets/emailHash.js'
import { askLimits } from './moveLimits.js'
import { floorMs, moveLifeMs } from './moveTimes.js'

type Body = WalletServiceBody<'askMove'>
type Reply = WalletServiceReply<'askMove'>
type Password = Extract<Reply, { outcome: 'ASKED' }>['password']

/** What a recovery password costs wherever there is none to know it of. */
const usualCost = { memoryKibibytes: 65_536, iterations: 3, parallelism: 1 }

interface Caller {
  readonly network: string
  readonly thumbprint: string
}

/**
 * Begins for whoever says that a mailbox is lost, and says what a way back is
 * proved with. Of a wallet that there is not, or that has no such way, it says
 * as much: what looks the same each time and opens nothing.
 */
export async function askMove(
  service: Service,
  body: Body,
  caller: Caller,
): Promise<Reply> {
  await findProject(service, body.projectId, service.walletOrigin)
  const [reply] = await Promise.all([
    ask(service, body, caller),
    service.clock.sleep(floorMs + (service.randomBytes(1)[0] ?? 0) / 8),
  ])
  return reply
}

async function ask(
  service: Service,
  { deviceName, email, locale, projectId }: Body,
  { network, thumbprint }: Caller,
): Promise<Reply> {
  const { database, secrets } = service
  const refusal = await takeFrom(database, askLimits(network))
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }
  const asked = { projectId, emailHash: emailHash(secrets, email) }
  const questions = await readQuestions(service, asked)
  const [challenge] = await database
    .insert(moveChallenges)
    .values({
      ...{ ...asked, deviceName, locale, thumbprint },
      expiresAt: fromNow(moveLifeMs),
    })
    .returning({ id: moveChallenges.id })
  if (!challenge) throw new Error('A challenge was not made.')
  return {
    outcome: 'ASKED',
    moveId: challenge.id,
    ...questions,
    expiresAfterMs: moveLifeMs,
  }
}

async function readQuestions(
  { database, secrets }: Pick<Service, 'database' | 'secrets'>,
  asked: { readonly projectId: string; readonly emailHash: string },
) {
  const ways = await database
    .select({ walletId: wallets.id, parameters: recoveries.parameters })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.id))
    .innerJoin(recoveries, eq(recoveries.walletId, wallets.id))
    .innerJoin(recoveryProofs, eq(recoveryProofs.recoveryId, recoveries.id))
    .where(
      and(
        eq(users.projectId, asked.projectId),
        eq(users.emailHash, asked.emailHash),
      ),
    )
    .orderBy(desc(recoveries.createdAt))
  const standIn = (name: string) =>
    secrets.mac(`move-${name}`, `${asked.projectId}|${asked.emailHash}`)
  const password = ways
    .map(({ parameters }) => JSON.parse(parameters))
    .find(({ type }) => type === 'password') as
    | (Password & { readonly type: 'password' })
    | undefined
  const { salt, iterations, memoryKibibytes, parallelism } = password ?? {
    salt: standIn('password'),
    ...usualCost,
  }
  return {
    password: { salt, iterations, memoryKibibytes, parallelism },
    passkeySalt: ways[0] ? passkeySalt(ways[0].walletId) : standIn('passkey'),
  }
}

/** As the wallet's pages ask passkeys of a wallet; its id is for no stranger. */
function passkeySalt(walletId: string): string {
  return createHash('sha256').update(`hw1/prf${walletId}`).digest('base64url')
}
