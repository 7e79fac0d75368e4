import {
  escrowDepositText,
  type WalletEscrowBody,
  type WalletEscrowReply,
} from '@hasp/protocol/walletEscrow'
import { emailHash, normalEmail } from '@hasp/service-frame/secrets'
import { eq } from 'drizzle-orm'
import { deposits } from '../database/tables.js'
import type { Escrow } from '../Escrow.js'
import { isSignedBy } from '../keys/isSignedBy.js'
import { emailPurpose, secretPurpose } from '../keys/purposes.js'

/**
 * Keeps the secret of a wallet. The first one stays, or a second could take
 * its place and lock the visitor out; a frame whose answer was lost asks again.
 */
export async function depositSecret(
  { database, secrets }: Escrow,
  { locale, signature, ...body }: WalletEscrowBody<'deposit'>,
): Promise<WalletEscrowReply<'deposit'>> {
  const { addresses, email, publicKey, secret, walletId } = body
  if (!isSignedBy(publicKey, escrowDepositText(body), signature))
    return { outcome: 'REFUSED' }
  await database
    .insert(deposits)
    .values({
      walletId,
      emailHash: emailHash(secrets, email),
      emailSealed: secrets.seal(emailPurpose, normalEmail(email)),
      locale,
      addressEip155: addresses.eip155,
      addressSolana: addresses.solana,
      publicKey,
      secretSealed: secrets.seal(secretPurpose, secret),
    })
    .onConflictDoNothing()
  const [kept] = await database
    .select()
    .from(deposits)
    .where(eq(deposits.walletId, walletId))
  const isSame =
    kept?.publicKey === publicKey &&
    kept.emailHash === emailHash(secrets, email) &&
    secrets.open(secretPurpose, kept.secretSealed) === secret
  return { outcome: isSame ? 'KEPT' : 'REFUSED' }
}
