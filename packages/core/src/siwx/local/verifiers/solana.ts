/** Fetched by itself: what a page imports by name would come with it. */
export { solanaSignatures as createVerifier } from '../../verifiers/solana/solanaSignatures.js'
