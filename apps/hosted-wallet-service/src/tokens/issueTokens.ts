import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { sql } from 'drizzle-orm'
import { fromNow } from '../database/moments.js'
import { sessions } from '../database/tables.js'
import type { Service } from '../Service.js'
import { accessLifeMs } from './tokenTimes.js'

/** Tokens as a device gets them. */
export type Tokens = Extract<
  WalletServiceReply<'refreshTokens'>,
  { outcome: 'REFRESHED' }
>['tokens']

/** Draws tokens; nothing is kept. */
export function drawTokens({
  randomBytes,
}: Pick<Service, 'randomBytes'>): Tokens {
  const draw = () => Buffer.from(randomBytes(32)).toString('base64url')
  return {
    accessToken: draw(),
    accessExpiresAfterMs: accessLifeMs,
    refreshToken: draw(),
  }
}

/** How tokens are kept: by their hashes. */
export function tokenColumns(
  { secrets }: Pick<Service, 'secrets'>,
  tokens: Tokens,
) {
  return {
    accessHash: secrets.mac('token', tokens.accessToken),
    accessExpiresAt: fromNow(accessLifeMs),
    refreshHash: secrets.mac('token', tokens.refreshToken),
  }
}

/** Signs a device in. */
export async function issueTokens(
  service: Service,
  database: Pick<Database, 'insert'>,
  of: { readonly userId: string; readonly deviceId: string },
): Promise<Tokens> {
  const tokens = drawTokens(service)
  await database.insert(sessions).values({
    ...of,
    ...tokenColumns(service, tokens),
    codeProvedAt: sql`now()`,
  })
  return tokens
}
