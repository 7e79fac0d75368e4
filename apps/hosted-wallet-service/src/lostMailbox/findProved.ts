import { createPublicKey, verify } from 'node:crypto'
import type { WalletServiceBody } from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { and, eq } from 'drizzle-orm'
import {
  recoveries,
  recoveryProofs,
  users,
  wallets,
} from '../database/tables.js'
import type { Secrets } from '../secrets/Secrets.js'

/** Under what the key is sealed by which a way back proves itself. */
export const proofPurpose = 'recoveries.proof'

/** The way back of an address whose key has signed a text, if there is one. */
export async function findProved(
  database: Pick<Database, 'select'>,
  secrets: Secrets,
  asked: {
    readonly projectId: string
    readonly emailHash: string
    readonly way: WalletServiceBody<'proveMove'>['way']
    readonly text: string
    readonly signature: string
  },
): Promise<
  { readonly userId: string; readonly recoveryId: string } | undefined
> {
  const ways = await database
    .select({
      userId: users.id,
      recoveryId: recoveries.id,
      keySealed: recoveryProofs.keySealed,
      parameters: recoveries.parameters,
    })
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
  const proved = ways.find(
    ({ keySealed, parameters }) =>
      JSON.parse(parameters).type === asked.way &&
      isSignedBy(secrets.open(proofPurpose, keySealed), asked),
  )
  return proved && { userId: proved.userId, recoveryId: proved.recoveryId }
}

/**
 * Whether a key of Ed25519 has signed a text.
 * @param publicKey 32 bytes as base64url
 * @see RFC 8032, RFC 8037
 */
function isSignedBy(
  publicKey: string,
  { signature, text }: { readonly text: string; readonly signature: string },
): boolean {
  try {
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
      format: 'jwk',
    })
    const given = Buffer.from(signature, 'base64url')
    return verify(null, Buffer.from(text, 'utf8'), key, given)
  } catch {
    return false
  }
}
