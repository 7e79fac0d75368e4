import { readRecap, type SiwxBody, siwxRoutes } from '@hasp/protocol/siwx'
import { formatAccountId } from '../../entities/account/accountId.js'
import { isNetworkId } from '../../entities/network/networkId.js'
import {
  type SignInForm,
  signInForms,
} from '../../entities/signIn/signInForm.js'
import { checkSignIn } from '../../siwx/verifiers/checkSignature.js'
import { type TakenChallenge, takeChallenge } from '../challenges.js'
import { limitVerifications } from '../limitVerifications.js'
import { answer } from '../requests/answer.js'
import { assertOwnPage } from '../requests/assertOwnPage.js'
import { readJson } from '../requests/readJson.js'
import type { SiwxContext } from '../SiwxContext.js'
import { SiwxError } from '../SiwxError.js'
import type { SignedIn, SignedInAccount } from '../SiwxServerOptions.js'
import { hashSecret } from '../secrets.js'
import { keyOf, readSignIn, writeSignIn } from '../signIns.js'
import { describeSignIn } from './describeSignIn.js'

type Proof = SiwxBody<'verify'>['proofs'][number]

/** Until a node answers that did not. */
const undeterminedPauseMs = 5_000

/**
 * Signs in all accounts whose proofs are right, or none.
 * @throws `ACCOUNT_REFUSED`, and whatever speaks against it
 */
export async function verifyProofs(
  context: SiwxContext,
  request: Request,
): Promise<Response> {
  const { credential, options } = context
  const origin = assertOwnPage(request, options)
  const body = await readJson(request, siwxRoutes.verify.body)
  if (body.isAdded && !options.multiple) throw new SiwxError('BODY_INVALID')
  const accounts = readAccounts(context, body.proofs)
  const keys = accounts.map(({ accountId }) => keyOf(accountId))
  const caller = await credential.read(request, 'here')
  await limitVerifications(context, request, keys)
  const { browser } = caller
  const taken = await takeChallenge(context, origin, body.nonce, browser)
  await checkProofs(context, request, taken, body.proofs)
  await keepSignatures(context, taken, body.proofs)
  const decision = await options.onSignIn?.({ accounts, request })
  if (decision?.isAllowed === false) throw new SiwxError('ACCOUNT_REFUSED')
  const admitted = { accounts, data: decision?.data }
  const signedIn = body.isAdded
    ? addTo(await readSignIn(context, caller.owner), admitted)
    : admitted
  const { cookies, now } = await writeSignIn(context, caller, signedIn)
  return answer(describeSignIn(now), { cookies })
}

/** @throws `NETWORK_UNKNOWN` */
function readAccounts(
  { environment, options }: SiwxContext,
  proofs: readonly Proof[],
): readonly SignedInAccount[] {
  const signedInAtMs = environment.clock.now()
  return proofs.map(({ address, networkId }) => {
    if (
      !isNetworkId(networkId) ||
      !options.networks.some((one) => one.caipNetworkId === networkId)
    )
      throw new SiwxError('NETWORK_UNKNOWN')
    const accountId = formatAccountId(networkId, address)
    return { accountId, networkId, address, signedInAtMs }
  })
}

/** @throws `SIGNATURE_INVALID`, `SIGNATURE_UNDETERMINED` */
async function checkProofs(
  { environment, options: { networks, verifiers } }: SiwxContext,
  { signal }: Request,
  { challenge, countFailure, putBack }: TakenChallenge,
  proofs: readonly Proof[],
): Promise<void> {
  const { networkIds: _, ...record } = challenge
  const verdicts = await Promise.all(
    proofs.map(({ address, networkId, ...signed }) => {
      const { form, recap } = signed
      if (!isNetworkId(networkId) || !isForm(form)) return 'invalid'
      if (recap !== undefined && !isWithin(recap, challenge)) return 'invalid'
      const message = { ...record, accountAddress: address, chainId: networkId }
      const tools = { networks, verifiers, signal }
      return checkSignIn(environment, { ...signed, form, message }, tools)
    }),
  )
  if (verdicts.includes('invalid')) {
    await countFailure()
    throw new SiwxError('SIGNATURE_INVALID')
  }
  if (verdicts.includes('undetermined')) {
    await putBack()
    throw new SiwxError('SIGNATURE_UNDETERMINED', {
      retryAfterMs: undeterminedPauseMs,
    })
  }
}

/** What a wallet allows besides is for networks that were asked about. */
function isWithin(
  recap: string,
  { networkIds }: TakenChallenge['challenge'],
): boolean {
  const chains = readRecap(recap)?.chains
  return chains?.every((chain) => networkIds.includes(chain)) ?? false
}

function isForm(text: string): text is SignInForm {
  return Object.values(signInForms).some((forms) =>
    forms.some((one) => one === text),
  )
}

/**
 * Remembers signatures while their texts are valid: none signs in twice, even
 * if a nonce came back from a backup of the store.
 */
async function keepSignatures(
  { environment, options: { store } }: SiwxContext,
  { challenge }: TakenChallenge,
  proofs: readonly Proof[],
): Promise<void> {
  const expiresAtMs = Date.parse(challenge.expirationTime)
  const nowMs = environment.clock.now()
  for (const { address, networkId } of proofs) {
    const key = hashSecret('signed', challenge.nonce, networkId, address)
    const entry = { key, owner: key, value: '1', expiresAtMs }
    if (!(await store.put(entry, nowMs))) throw new SiwxError('NONCE_INVALID')
  }
}

/** An account that signs in again takes the place of itself. */
function addTo(
  before: SignedIn,
  { accounts, data }: Pick<SignedIn, 'accounts' | 'data'>,
): Pick<SignedIn, 'accounts' | 'data'> {
  const added = new Set(accounts.map(({ accountId }) => keyOf(accountId)))
  const kept = before.accounts.filter((one) => !added.has(keyOf(one.accountId)))
  return { accounts: [...kept, ...accounts], data: data ?? before.data }
}
