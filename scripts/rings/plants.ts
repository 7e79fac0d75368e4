import type { Plant } from './Plant.js'
import { signInPlants } from './signInPlants.js'
import { walletSitePlants } from './walletSitePlants.js'

const core = 'packages/core/src'
const react = 'packages/react/src'
const kitValue = "export * from '../kit/Kit.js'"
const aPolicy = "import '../policies/closing.js'"
const anyPackage = "import 'fast-check'"

/** Rule of `.dependency-cruiser.mjs` → what it must catch. */
export const plants: Readonly<Record<string, Plant>> = {
  'no-cycles': plant(
    `${react}/views/Connect/useConnectView.ts`,
    "import type { ConnectView } from './ConnectView.js'",
  ),
  'no-unresolved': plant(`${core}/utils/once.ts`, "import './nowhere.js'"),

  'protocol-imports-nothing-of-ours': plant(
    'packages/protocol/src/rpc.ts',
    "import '@hasp/core'",
  ),
  'protocol-depends-on-valibot-only': plant(
    'packages/protocol/src/rpc.ts',
    "import 'ox'",
  ),
  'packages-run-in-browsers': plant(
    `${core}/adapters/evm.ts`,
    "import 'node:fs'",
  ),
  'exports-are-for-others': plant(
    `${core}/clients/pairing.ts`,
    "import '../exports/index.js'",
  ),
  'testing-is-for-tests': plant(
    `${core}/clients/pairing.ts`,
    "import '../testing/createTestKit.js'",
  ),
  'tests-are-imported-by-nobody': plant(
    `${core}/testing/createTestKit.ts`,
    "import '../actions/connect.test.js'",
  ),
  'apps-use-public-entries': plant(
    'apps/demo/src/main.tsx',
    "import '../../../packages/core/src/stores/modal.js'",
  ),
  'internal-is-for-react': plant(
    'apps/demo/src/main.tsx',
    "import '@hasp/core/internal'",
  ),
  'packages-know-no-program': plant(
    `${react}/KitProvider.tsx`,
    "import '../../../apps/demo/src/main.js'",
  ),

  ...signInPlants,
  ...walletSitePlants,
  'core-known-folders': plant(
    `${core}/exports/index.ts`,
    "import '../helpers/anything.js'",
  ),
  'core-never-imports-react': plant(
    `${core}/adapters/evm.ts`,
    "import 'react'",
  ),
  'core-ports-are-types': plant(
    `${core}/ports/Connector.ts`,
    "import { once } from '../utils/once.js'\nexport const twice = once",
  ),
  'core-actions-take-kit-as-type': plant(
    `${core}/actions/connect.ts`,
    "export * from '../kit/createKit.js'",
  ),
  'core-connection-knows-no-modal': plant(
    `${core}/actions/connection/disconnect.ts`,
    "import '../modal/closeModal.js'",
  ),
  'core-modal-calls-no-connection-action': plant(
    `${core}/actions/modal/closeModal.ts`,
    "import '../connection/disconnect.js'",
  ),
  'core-errors': plant(
    `${core}/errors/KitError.ts`,
    "import '../utils/once.js'",
  ),
  'core-utils': plant(
    `${core}/utils/once.ts`,
    "import '../policies/closing.js'",
  ),
  'core-entities': plant(
    `${core}/entities/address.ts`,
    "import '../policies/closing.js'",
  ),
  'core-policies': plant(
    `${core}/policies/closing.ts`,
    "import '../stores/modal.js'",
  ),
  'core-eip1193': plant(
    `${core}/eip1193/chainId.ts`,
    "import '../policies/closing.js'",
  ),
  'core-encoding': plant(
    `${core}/encoding/hex.ts`,
    "import '../errors/KitError.js'",
  ),
  'core-ens': plant(`${core}/ens/encodeName.ts`, aPolicy),
  'core-logos': plant(`${core}/logos/bundledLogos.ts`, aPolicy),
  'core-jsonRpc': plant(
    `${core}/jsonRpc/createRpcClient.ts`,
    "import '../adapters/evm.js'",
  ),
  'core-signatures': plant(
    `${core}/signatures/verifyEd25519.ts`,
    "import '../errors/KitError.js'",
  ),
  'core-lazy': plant(
    `${core}/lazy/lazyConnector.ts`,
    "import '../adapters/evm.js'",
  ),
  'core-ports': plant(
    `${core}/ports/Connector.ts`,
    "import type { Kit } from '../kit/Kit.js'",
  ),
  'core-stores': plant(
    `${core}/stores/modal.ts`,
    "import '../storage/keys.js'",
  ),
  'core-storage': plant(
    `${core}/storage/keys.ts`,
    "import '../stores/modal.js'",
  ),
  'core-environment': plant(
    `${core}/environment/browser.ts`,
    "import '../storage/keys.js'",
  ),
  'core-grouping': plant(
    `${core}/grouping/grouping.ts`,
    "import '../stores/modal.js'",
  ),
  'core-kit': plant(`${core}/kit/Kit.ts`, "import '../adapters/evm.js'"),
  'core-directory': plant(
    `${core}/directory/bundledDirectory.ts`,
    "import '../clients/pairing.js'",
  ),
  'core-actions': plant(
    `${core}/actions/connect.ts`,
    "import '../adapters/evm.js'",
  ),
  'core-queries': plant(
    `${core}/queries/balance.ts`,
    "import '../clients/pairing.js'",
  ),
  'core-adapters': plant(`${core}/adapters/evm.ts`, kitValue),
  'core-connectors': plant(
    `${core}/connectors/walletConnect.ts`,
    "import '../stores/modal.js'",
  ),
  'core-clients': plant(
    `${core}/clients/pairing.ts`,
    "import '../connectors/walletConnect.js'",
  ),
  'core-bridges': plant(
    `${core}/bridges/viem.ts`,
    "import '../adapters/evm.js'",
  ),
  'core-networks': plant(
    `${core}/networks/mainnet.ts`,
    "import '../policies/closing.js'",
  ),
  'core-errors-packages': plant(`${core}/errors/KitError.ts`, anyPackage),
  'core-entities-packages': plant(`${core}/entities/address.ts`, anyPackage),
  'core-policies-packages': plant(`${core}/policies/closing.ts`, anyPackage),
  'core-eip1193-packages': plant(`${core}/eip1193/chainId.ts`, anyPackage),
  'core-encoding-packages': plant(`${core}/encoding/hex.ts`, anyPackage),
  'core-ens-packages': plant(`${core}/ens/normalizeName.ts`, anyPackage),
  'core-logos-packages': plant(`${core}/logos/bundledLogos.ts`, anyPackage),
  'core-jsonRpc-packages': plant(
    `${core}/jsonRpc/createRpcClient.ts`,
    anyPackage,
  ),
  'core-signatures-packages': plant(
    `${core}/signatures/verifyEd25519.ts`,
    anyPackage,
  ),
  'core-lazy-packages': plant(`${core}/lazy/lazyConnector.ts`, anyPackage),
  'core-ports-packages': plant(`${core}/ports/Connector.ts`, anyPackage),
  'core-stores-packages': plant(`${core}/stores/modal.ts`, anyPackage),
  'core-storage-packages': plant(`${core}/storage/keys.ts`, anyPackage),
  'core-environment-packages': plant(
    `${core}/environment/browser.ts`,
    anyPackage,
  ),
  'core-kit-packages': plant(`${core}/kit/Kit.ts`, anyPackage),
  'core-grouping-packages': plant(`${core}/grouping/grouping.ts`, anyPackage),
  'core-directory-packages': plant(
    `${core}/directory/bundledDirectory.ts`,
    anyPackage,
  ),
  'core-actions-packages': plant(`${core}/actions/connect.ts`, anyPackage),
  'core-queries-packages': plant(`${core}/queries/balance.ts`, anyPackage),
  'core-networks-packages': plant(`${core}/networks/mainnet.ts`, anyPackage),

  'react-known-folders': plant(
    `${react}/exports/index.ts`,
    "import '../components/Thing.js'",
  ),
  'react-addresses': plant(
    `${react}/addresses/shortenAddress.ts`,
    "import '../icons/Close.js'",
  ),
  'react-pictures': plant(
    `${react}/pictures/useShownLogo.ts`,
    "import '../composites/ReviewSummary.js'",
  ),
  'react-icons': plant(`${react}/icons/Close.tsx`, "import '@hasp/core'"),
  'react-theme': plant(
    `${react}/theme/tokens.ts`,
    "import '../icons/Close.js'",
  ),
  'react-i18n': plant(
    `${react}/i18n/translate.ts`,
    "import '../hooks/useConnect.js'",
  ),
  'react-primitives': plant(
    `${react}/primitives/Button.tsx`,
    "import '../i18n/translate.js'",
  ),
  'react-hooks': plant(
    `${react}/hooks/useConnect.ts`,
    "import '../primitives/Button.js'",
  ),
  'react-composites': plant(
    `${react}/composites/ReviewSummary.tsx`,
    "import '../theme/tokens.js'",
  ),
  'react-views': plant(
    `${react}/views/Connect/ConnectView.tsx`,
    "import '../../theme/tokens.js'",
  ),
  'react-modal': plant(
    `${react}/modal/KitModal.tsx`,
    "import '../composites/ReviewSummary.js'",
  ),
  'react-lazy': plant(
    `${react}/lazy/lazyPart.tsx`,
    "import '../hooks/useConnect.js'",
  ),
  'react-buttons': plant(
    `${react}/buttons/ConnectButton.tsx`,
    "import '../modal/KitModal.js'",
  ),
  'react-mount': plant(
    `${react}/mount/createMounts.tsx`,
    "import '../primitives/Button.js'",
  ),
  'react-devtools': plant(
    `${react}/devtools/redact.ts`,
    "import '../primitives/Button.js'",
  ),
  'react-core-values-through-hooks': plant(
    `${react}/views/Send/SendView.tsx`,
    "import { connect } from '@hasp/core'",
  ),
  'react-core-by-entry-points': plant(
    `${react}/hooks/useConnect.ts`,
    "import '../../../core/src/stores/modal.js'",
  ),
  'react-views-not-each-other': plant(
    `${react}/views/Connect/ConnectView.tsx`,
    "import '../Send/SendView.js'",
  ),
  'react-views-by-table-only': plant(
    `${react}/modal/KitModal.tsx`,
    "import '../views/Send/SendView.js'",
  ),
  'react-views-are-chunks': plant(
    `${react}/modal/views.ts`,
    "import '../views/Send/SendView.js'",
  ),
  'react-internal-hooks-stay-inside': plant(
    `${react}/exports/index.ts`,
    "export * from '../hooks/internal/useRow.js'",
  ),
  'react-provider-is-the-root': plant(
    `${react}/modal/KitModal.tsx`,
    "import '../KitProvider.js'",
  ),
}

/** Files that exist only so that a plant has something to import. */
export const plantedTargets: Readonly<Record<string, string>> = {
  [`${core}/helpers/anything.ts`]: 'export const anything = 1',
  [`${react}/hooks/internal/useRow.ts`]: 'export const useRow = () => 1',
  [`${react}/components/Thing.tsx`]: 'export const Thing = 1',
}

function plant(file: string, text: string): Plant {
  return { file, text }
}
