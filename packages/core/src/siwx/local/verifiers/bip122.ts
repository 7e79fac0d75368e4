/** Fetched by itself: what a page imports by name would come with it. */
export { bitcoinSignatures as createVerifier } from '../../verifiers/bitcoin/bitcoinSignatures.js'
