import type { NetworkAccount } from '../../entities/account/accountId.js'
import { KitError } from '../../errors/KitError.js'
import type { Clock } from '../../ports/Environment.js'
import type {
  SignInAtLogin,
  SignInWhileConnecting,
} from '../../ports/SignInWhileConnecting.js'
import { beginInTime } from './beginInTime.js'

/** A visitor who has just given a code waits no longer for a site's server. */
const patienceMs = 3_000

/**
 * Signs in with the account of a login, where the server makes a challenge in
 * time and for that network. The wallet is given the record and not the text,
 * and puts in its own account.
 * @returns whether somebody is signed in by it
 * @throws what the wallet, or the server, refuses it with
 */
export async function signInAtLogin(
  { clock }: { readonly clock: Clock },
  signIn: SignInWhileConnecting,
  {
    account,
    sign,
    signal,
  }: Pick<Parameters<SignInAtLogin>[0], 'sign' | 'signal'> & {
    readonly account: NetworkAccount
  },
): Promise<boolean> {
  const challenge = await beginInTime(signIn, { clock, patienceMs, signal })
  const { networkId } = account
  if (!challenge?.networkIds.includes(networkId)) return false
  const {
    accountAddress: _,
    chainId,
    expirationTime,
    resources,
    version,
    ...record
  } = await challenge.write(account)
  // A text without an end is left to the view.
  if (expirationTime === undefined) return false
  const { address, signature } = await sign({
    ...record,
    networkId,
    expirationTime,
    resources: resources && [...resources],
  })
  // Somebody else would take the visitor's place at the server.
  if (address !== account.address)
    throw new KitError('SIGN_IN_FAILED', { reason: 'wrongSignature' })
  const proof = {
    account,
    signed: { form: 'text', signature },
  } as const
  await challenge.add([proof], signal)
  return true
}
