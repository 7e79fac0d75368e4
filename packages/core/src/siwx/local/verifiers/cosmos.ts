/** Fetched by itself: what a page imports by name would come with it. */
export { cosmosSignatures as createVerifier } from '../../verifiers/cosmos/cosmosSignatures.js'
