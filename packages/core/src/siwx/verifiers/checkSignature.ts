import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Network } from '../../entities/network/network.js'
import {
  type NetworkId,
  namespaceOf,
} from '../../entities/network/networkId.js'
import { isFormOf, type SignInForm } from '../../entities/signIn/signInForm.js'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Environment } from '../../ports/Environment.js'
import { addRecap } from '../message/addRecap.js'
import { formatSignInMessage } from '../message/formatSignInMessage.js'
import { isCanonicalAddress } from '../message/isCanonicalAddress.js'
import { isSignInTimely } from '../message/isSignInTimely.js'
import type {
  SignatureVerdict,
  SignatureVerifier,
  SignedText,
} from './SignatureVerifier.js'

/** With what signatures are verified. */
export type SignatureTools = {
  /** Those whose accounts may sign; contracts are asked by their nodes. */
  readonly networks: readonly Network[]
  readonly verifiers: readonly SignatureVerifier[]
  readonly signal?: AbortSignal | undefined
}

/** A signature of a text. */
export type SignatureProof = SignedText & { readonly networkId: NetworkId }

/** A signature of a message, whose text is written again and not taken over. */
export type SignInProof = {
  /** As it was made, by whoever verifies it. */
  readonly message: SignInMessage
  readonly form: SignInForm
  readonly signature: string
  readonly publicKey?: string | undefined
  /** Of the form `cacao`: what the wallet allows besides (ERC-5573). */
  readonly recap?: string | undefined
}

type Environs = Pick<Environment, 'clock' | 'fetch'>

/** @throws `UNSUPPORTED_CHAIN` without a verifier of the namespace */
export async function checkSignature(
  environment: Environs,
  proof: SignatureProof,
  tools: SignatureTools,
): Promise<SignatureVerdict> {
  const { address, form, networkId } = proof
  const { networks, signal = new AbortController().signal, verifiers } = tools
  const network = findNetwork({ networks }, networkId)
  if (!network) return 'invalid'
  const namespace = namespaceOf(networkId)
  const verifier = verifiers.find((one) => one.namespace === namespace)
  if (!verifier) throw new KitError('UNSUPPORTED_CHAIN', { namespace })
  if (!isFormOf(namespace, form) || !isCanonicalAddress(address, networkId))
    return 'invalid'
  return await verifier.verify(proof, { environment, network, signal })
}

/** @throws `UNSUPPORTED_CHAIN` without a verifier of the namespace */
export async function checkSignIn(
  environment: Environs,
  { message, recap, ...signed }: SignInProof,
  tools: SignatureTools,
): Promise<SignatureVerdict> {
  const text = textOf(message, signed.form, recap)
  if (text === undefined || !isSignInTimely(message, environment.clock.now()))
    return 'invalid'
  const { accountAddress: address, chainId: networkId } = message
  const proof = { ...signed, address, networkId, text }
  return await checkSignature(environment, proof, tools)
}

function textOf(
  message: SignInMessage,
  form: SignInForm,
  recap: string | undefined,
): string | undefined {
  try {
    const text = formatSignInMessage(
      message,
      form === 'walletStandard' ? 'walletStandard' : 'site',
    )
    return form === 'cacao' ? addRecap(text, message, recap) : text
  } catch (error) {
    if (isKitError(error, 'SIGN_IN_MESSAGE_INVALID')) return undefined
    throw error
  }
}
