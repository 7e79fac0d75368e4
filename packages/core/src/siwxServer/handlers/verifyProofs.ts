import { type SiwxBody, siwxRoutes } from '@hasp/protocol/siwx'
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
import { readCookie } from '../requests/cookies.js'
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

/** Signs in all accounts whose proofs are right, or none. */
export async function verifyProofs(
  context: SiwxContext,
  request: Request,
): Promise<Response> {
  const { cookies, options } = context
  assertOwnPage(request, options.origins)
  const body = await readJson(request, siwxRoutes.verify.body)
  if (body.isAdded && !options.multiple) throw new SiwxError('BODY_INVALID')
  const accounts = readAccounts(context, body.proofs)
  const keys = accounts.map(({ accountId }) => keyOf(accountId))
  await limitVerifications(context, request, keys)
  const browser = readCookie(request, cookies.begun)
  const taken = await takeChallenge(context, body.nonce, browser)
  await checkProofs(context, request, taken, body.proofs)
  await keepSignatures(context, taken, body.proofs)
  const signedIn = await admit(context, request, accounts, body.isAdded)
  const cookie = await writeSignIn(context, request, signedIn)
  return answer(describeSignIn(signedIn), { cookies: [cookie] })
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
      const { form } = signed
      if (!isNetworkId(networkId) || !isForm(form)) return 'invalid'
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
    throw new SiwxError('SIGNATURE_UNDETERMINED', undeterminedPauseMs)
  }
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

/** @throws `ACCOUNT_REFUSED` */
async function admit(
  context: SiwxContext,
  request: Request,
  accounts: readonly SignedInAccount[],
  isAdded = false,
): Promise<SignedIn> {
  const decision = await context.options.onSignIn?.({ accounts, request })
  if (decision?.isAllowed === false) throw new SiwxError('ACCOUNT_REFUSED')
  if (!isAdded) return { accounts, data: decision?.data }
  const before = await readSignIn(context, request)
  const added = new Set(accounts.map(({ accountId }) => keyOf(accountId)))
  const kept = before.accounts.filter((one) => !added.has(keyOf(one.accountId)))
  return {
    accounts: [...kept, ...accounts],
    data: decision?.data ?? before.data,
  }
}
