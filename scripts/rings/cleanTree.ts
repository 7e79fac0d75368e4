/** A small repository that keeps every ring: path → text of the file. */
export const cleanTree: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "fixture", "private": true, "type": "module" }',
  'packages/protocol/package.json': manifest('protocol', ['rpc']),
  'packages/protocol/src/rpc.ts': lines("import 'valibot'", named('rpc')),
  'packages/protocol/src/exports/rpc.ts': "export { rpc } from '../rpc.js'",

  'packages/core/package.json': manifest('core', [
    'index',
    'internal',
    'testing',
  ]),
  'packages/core/src/errors/KitError.ts': named('KitError'),
  'packages/core/src/utils/once.ts': named('once'),
  'packages/core/src/entities/address.ts': lines(
    "import '../errors/KitError.js'",
    "import '../utils/once.js'",
    named('address'),
  ),
  'packages/core/src/policies/closing.ts': lines(
    "import '../entities/address.js'",
    named('closing'),
  ),
  'packages/core/src/eip1193/chainId.ts': lines(
    "import '../entities/address.js'",
    "import '../errors/KitError.js'",
    named('chainId'),
  ),
  'packages/core/src/encoding/hex.ts': named('hex'),
  'packages/core/src/addresses/ss58.ts': lines(
    "import '../encoding/hex.js'",
    "import '../entities/address.js'",
    named('ss58'),
  ),
  'packages/core/src/siwx/formatSignInMessage.ts': lines(
    "import '../addresses/ss58.js'",
    "import '../errors/KitError.js'",
    named('formatSignInMessage'),
  ),
  'packages/core/src/siwxServer/serveSiwx.ts': lines(
    "import '../siwx/formatSignInMessage.js'",
    "import '@hasp/protocol/rpc'",
    named('serveSiwx'),
  ),
  'packages/core/src/signIn/siwx.ts': lines(
    "import type { Kit } from '../kit/Kit.js'",
    named('siwx'),
  ),
  'packages/core/src/jsonRpc/createRpcClient.ts': lines(
    "import '../errors/KitError.js'",
    "import 'valibot'",
    named('createRpcClient'),
  ),
  'packages/core/src/signatures/verifyEd25519.ts': lines(
    "import '../encoding/hex.js'",
    named('verifyEd25519'),
  ),
  'packages/core/src/lazy/lazyConnector.ts': lines(
    "import '../errors/KitError.js'",
    named('lazyConnector'),
  ),
  'packages/core/src/ports/Connector.ts': lines(
    "import type { address } from '../entities/address.js'",
    "import type { rpc } from '@hasp/protocol/rpc'",
    'export type Connector = [typeof address, typeof rpc]',
  ),
  'packages/core/src/stores/modal.ts': lines(
    "import 'zustand'",
    "import '../policies/closing.js'",
    named('modal'),
  ),
  'packages/core/src/storage/keys.ts': lines("import 'valibot'", named('keys')),
  'packages/core/src/environment/browser.ts': named('browser'),
  'packages/core/src/kit/Kit.ts': lines(
    "import '../stores/modal.js'",
    "import '../storage/keys.js'",
    "import '../environment/browser.js'",
    'export type Kit = { id: string }',
  ),
  'packages/core/src/kit/createKit.ts': named('createKit'),
  'packages/core/src/actions/connect.ts': lines(
    "import type { Kit } from '../kit/Kit.js'",
    "import '../stores/modal.js'",
    'export const connect = (kit: Kit) => kit.id',
  ),
  'packages/core/src/queries/balance.ts': lines(
    "import '../actions/connect.js'",
    named('balance'),
  ),
  'packages/core/src/adapters/evm.ts': lines(
    "import 'ox'",
    "import type { Connector } from '../ports/Connector.js'",
    "import { rpc } from '@hasp/protocol/rpc'",
    'export const evm = (connector: Connector) => [connector, rpc]',
  ),
  'packages/core/src/clients/pairing.ts': named('pairing'),
  'packages/core/src/connectors/walletConnect.ts': lines(
    "import '../clients/pairing.js'",
    named('walletConnect'),
  ),
  'packages/core/src/bridges/viem.ts': lines(
    "import 'viem'",
    "import type { Kit } from '../kit/Kit.js'",
    'export type Bridge = Kit',
  ),
  'packages/core/src/networks/mainnet.ts': lines(
    "import '../entities/address.js'",
    named('mainnet'),
  ),
  'packages/core/src/testing/createTestKit.ts': named('createTestKit'),
  'packages/core/src/exports/testing.ts':
    "export { createTestKit } from '../testing/createTestKit.js'",
  'packages/core/src/exports/index.ts':
    "export { connect } from '../actions/connect.js'",
  'packages/core/src/exports/internal.ts':
    "export { modal } from '../stores/modal.js'",
  'packages/core/src/actions/connect.test.ts': lines(
    "import '../testing/createTestKit.js'",
    "import '../exports/index.js'",
    "import 'fast-check'",
    "import 'node:fs'",
  ),

  'packages/react/package.json': manifest('react', ['index']),
  'packages/react/src/icons/Close.tsx': lines("import 'react'", named('Close')),
  'packages/react/src/theme/tokens.ts': named('tokens'),
  'packages/react/src/i18n/translate.ts': named('translate'),
  'packages/react/src/KitContext.ts': named('KitContext'),
  'packages/react/src/hooks/useConnect.ts': lines(
    "import { connect } from '@hasp/core'",
    "import '@hasp/core/internal'",
    "import { KitContext } from '../KitContext.js'",
    'export const useConnect = () => [connect, KitContext]',
  ),
  'packages/react/src/primitives/Button.tsx': lines(
    "import '../icons/Close.js'",
    "import '../theme/tokens.js'",
    named('Button'),
  ),
  'packages/react/src/lazy/lazyPart.tsx': named('lazyPart'),
  'packages/react/src/composites/ReviewSummary.tsx': lines(
    "import '../hooks/useConnect.js'",
    "import '../primitives/Button.js'",
    named('ReviewSummary'),
  ),
  'packages/react/src/views/Connect/ConnectView.tsx': lines(
    "import '../../composites/ReviewSummary.js'",
    "import '../../i18n/translate.js'",
    "import type { connect } from '@hasp/core'",
    "import './useConnectView.js'",
    'export const ConnectView = (use: typeof connect) => use',
  ),
  'packages/react/src/views/Connect/useConnectView.ts': named('useConnectView'),
  'packages/react/src/views/Send/SendView.tsx': named('SendView'),
  'packages/react/src/modal/views.ts': lines(
    "export const load = () => import('../views/Connect/ConnectView.js')",
  ),
  'packages/react/src/modal/KitModal.tsx': lines(
    "import './views.js'",
    "import '../hooks/useConnect.js'",
    named('KitModal'),
  ),
  'packages/react/src/buttons/ConnectButton.tsx': lines(
    "import '../hooks/useConnect.js'",
    named('ConnectButton'),
  ),
  'packages/react/src/KitProvider.tsx': lines(
    "import './KitContext.js'",
    "import './theme/tokens.js'",
    "export const open = () => import('./modal/KitModal.js')",
  ),
  'packages/react/src/exports/index.ts': lines(
    "export { open } from '../KitProvider.js'",
    "export { ConnectButton } from '../buttons/ConnectButton.js'",
  ),

  'apps/hosted-wallet-service/src/index.ts': named('service'),
  'apps/demo/src/main.tsx': lines("import '@hasp/react'", named('main')),
  'node_modules/valibot/package.json': stub('valibot'),
  'node_modules/valibot/index.js': '',
  'node_modules/zustand/package.json': stub('zustand'),
  'node_modules/zustand/index.js': '',
  'node_modules/ox/package.json': stub('ox'),
  'node_modules/ox/index.js': '',
  'node_modules/viem/package.json': stub('viem'),
  'node_modules/viem/index.js': '',
  'node_modules/react/package.json': stub('react'),
  'node_modules/react/index.js': '',
  'node_modules/fast-check/package.json': stub('fast-check'),
  'node_modules/fast-check/index.js': '',
}

function named(name: string): string {
  return `export const ${name} = '${name}'`
}

function lines(...text: readonly string[]): string {
  return text.join('\n')
}

function stub(name: string): string {
  return JSON.stringify({ name, version: '1.0.0', main: './index.js' })
}

function manifest(name: string, entries: readonly string[]): string {
  const exported = entries.map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    { 'hasp-source': `./src/exports/${entry}.ts` },
  ])
  return JSON.stringify({
    name: `@hasp/${name}`,
    version: '0.0.0',
    type: 'module',
    exports: Object.fromEntries(exported),
  })
}
