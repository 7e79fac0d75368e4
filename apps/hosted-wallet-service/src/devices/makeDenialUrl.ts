import type { Database } from '@hasp/service-frame'
import { fromNow } from '../database/moments.js'
import { denials } from '../database/tables.js'
import type { Service } from '../Service.js'

/** As long as the links of all mails that tell of somebody at the door. */
export const denialLifeMs = 7 * 24 * 3_600_000

/** A link by which the owner of a mailbox says "this was not me", once kept. */
export async function makeDenialUrl(
  { randomBytes, secrets, walletOrigin }: Service,
  database: Pick<Database, 'insert'>,
  of: {
    readonly projectId: string
    readonly emailHash: string
    readonly thumbprint: string
  },
): Promise<string> {
  const { emailHash, projectId, thumbprint } = of
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  await database.insert(denials).values({
    tokenHash: secrets.mac('denial', token),
    ...{ projectId, emailHash, thumbprint },
    expiresAt: fromNow(denialLifeMs),
  })
  return `${walletOrigin}/not-me/#${token}`
}
