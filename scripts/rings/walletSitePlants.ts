import type { Plant } from './Plant.js'

const site = 'apps/hosted-wallet-site/src'

/** What the rings of the hosted wallet's programs must catch. */
export const walletSitePlants: Readonly<Record<string, Plant>> = {
  'wallet-site-signer-stands-alone': {
    file: `${site}/signer/createSigner.ts`,
    text: "import 'valibot'",
  },
  'wallet-site-decode-is-pure': {
    file: `${site}/decode/decodeRequest.ts`,
    text: "import '../signer/createSigner.js'",
  },
  'wallet-site-asks-the-signer': {
    file: `${site}/pages/frame.ts`,
    text: "import '../signer/createSigner.js'",
  },
  'wallet-site-pages-run-in-browsers': {
    file: `${site}/pages/frame.ts`,
    text: "import 'node:fs'",
  },
  'wallet-escrow-stands-apart': {
    file: 'apps/hosted-wallet-escrow/src/startEscrow.ts',
    text: "import '../../hosted-wallet-service/src/index.js'",
  },
}
