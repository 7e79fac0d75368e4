import { buildAuthObject } from '@walletconnect/utils'
import { evmAccount } from '../../namespaces/eip155/evmAccount.js'
import type { PendingSignIn, PhoneClient } from '../PhoneClient.js'
import { phoneAccountsCount } from '../PhoneMemory.js'
import type { PhoneSettings } from '../PhoneSettings.js'
import type { PhoneDecision } from '../PhoneWallet.js'
import { rejected } from '../refusals.js'
import { writeSignIns } from './writeSignIns.js'

/**
 * Connects and signs in with one approval, or with none.
 * @returns what happened, in a sentence
 */
export async function answerSignIn(
  client: PhoneClient,
  request: PendingSignIn,
  how: {
    readonly accountIndex: number
    readonly decision: PhoneDecision
    readonly settings: Pick<PhoneSettings, 'chains' | 'fault' | 'signIn'>
  },
): Promise<string> {
  const { id } = request
  const { accountIndex, decision, settings } = how
  if (decision.type === 'rejected') {
    await client.rejectSessionAuthenticate({ id, reason: rejected })
    return 'Rejected.'
  }
  const isWrong = settings.fault === 'wrongAccount'
  const signer = isWrong
    ? (accountIndex + 1) % phoneAccountsCount
    : accountIndex
  const auths = await Promise.all(
    writeSignIns(request, how).map(async ({ issuer, payload, text }) => {
      const s = await evmAccount(signer).signMessage({ message: text })
      return buildAuthObject(payload, { t: 'eip191', s }, issuer)
    }),
  )
  await client.approveSessionAuthenticate({ id, auths })
  return 'Connected and signed in.'
}
