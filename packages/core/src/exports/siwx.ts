export { type SignInForm, signInForms } from '../entities/signIn/signInForm.js'
export type { SignInMessage } from '../entities/signIn/signInMessage.js'
export type { SignInSession } from '../entities/signIn/signInSession.js'
export type { SignInScope } from '../policies/signIn/coversAccount.js'
export type { SignInHandlers } from '../ports/SignInHandlers.js'
export type {
  AddedSession,
  SignInDocument,
  SignInSessions,
} from '../ports/SignInSessions.js'
export { localSiwx } from '../signIn/localSiwx.js'
export type { SignInOptions } from '../signIn/SignInOptions.js'
export { siwx } from '../signIn/siwx.js'
export { bearerFetch } from '../siwx/bearer/bearerFetch.js'
export { formatSignInMessage } from '../siwx/message/formatSignInMessage.js'
export { parseSignInMessage } from '../siwx/message/parseSignInMessage.js'
export type { SignInWriter } from '../siwx/message/writeSignInMessage.js'
export { bitcoinSignatures } from '../siwx/verifiers/bitcoin/bitcoinSignatures.js'
export type {
  SignatureProof,
  SignatureTools,
  SignInProof,
} from '../siwx/verifiers/checkSignature.js'
export { cosmosSignatures } from '../siwx/verifiers/cosmos/cosmosSignatures.js'
export { evmSignatures } from '../siwx/verifiers/evm/evmSignatures.js'
export { polkadotSignatures } from '../siwx/verifiers/polkadot/polkadotSignatures.js'
export type {
  SignatureVerdict,
  SignatureVerifier,
  SignedText,
} from '../siwx/verifiers/SignatureVerifier.js'
export { solanaSignatures } from '../siwx/verifiers/solana/solanaSignatures.js'
export { verifySignature } from '../siwx/verifySignature.js'
export { verifySignIn } from '../siwx/verifySignIn.js'
