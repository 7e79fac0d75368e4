/** Fetched by itself: what a page imports by name would come with it. */
export { polkadotSignatures as createVerifier } from '../../verifiers/polkadot/polkadotSignatures.js'
