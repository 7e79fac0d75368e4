export { type SignInForm, signInForms } from '../entities/signIn/signInForm.js'
export type { SignInMessage } from '../entities/signIn/signInMessage.js'
export {
  formatSignInMessage,
  type SignInWriter,
} from '../siwx/message/formatSignInMessage.js'
export { parseSignInMessage } from '../siwx/message/parseSignInMessage.js'
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
