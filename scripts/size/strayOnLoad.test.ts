import { expect, it } from 'vitest'
import { strayOnLoad } from './strayOnLoad.js'

const source = '/repository/packages/core/src'
const modules = [
  `${source}/kit/createKit.ts`,
  `${source}/connectors/walletConnect/walletConnect.ts`,
  `${source}/connectors/walletConnect/createPhoneWallets.ts`,
  `${source}/clients/walletConnect/createWalletConnectClient.ts`,
  '/repository/packages/core/dist/directory/bundledDirectory.js',
]

it('of WalletConnect a page that asks for it has the shell, others nothing', () => {
  const late = modules.slice(2)
  expect(strayOnLoad(modules, { hasWalletConnect: true })).toEqual(late)
  expect(strayOnLoad(modules, { hasWalletConnect: false })).toEqual(
    modules.slice(1),
  )
})

it('modules of others are none of them', () => {
  const others = ['/r/node_modules/some/src/clients/one.js']
  expect(strayOnLoad(others, { hasWalletConnect: true })).toEqual([])
})
