import type { Plant } from './Plant.js'

const core = 'packages/core/src'

/** What the rings of signing in must catch. */
export const signInPlants: Readonly<Record<string, Plant>> = {
  'core-addresses': {
    file: `${core}/addresses/ss58.ts`,
    text: "import '../errors/KitError.js'",
  },
  'core-addresses-packages': {
    file: `${core}/addresses/ss58.ts`,
    text: "import 'fast-check'",
  },
  'core-siwx': {
    file: `${core}/siwx/formatSignInMessage.ts`,
    text: "import '../stores/modal.js'",
  },
  'core-signIn': {
    file: `${core}/signIn/siwx.ts`,
    text: "import '../adapters/evm.js'",
  },
  'core-siwxServer': {
    file: `${core}/siwxServer/serveSiwx.ts`,
    text: "import '../adapters/evm.js'",
  },
}
