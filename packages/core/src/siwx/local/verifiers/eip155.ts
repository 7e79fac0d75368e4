/** Fetched by itself: what a page imports by name would come with it. */
export { evmSignatures as createVerifier } from '../../verifiers/evm/evmSignatures.js'
