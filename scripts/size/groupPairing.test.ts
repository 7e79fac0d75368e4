import { expect, it } from 'vitest'
import type { Chunk } from './Chunk.js'
import { groupPairing } from './groupPairing.js'

const core = '/repository/packages/core/dist'
const react = '/repository/packages/react/dist'

const built = [
  chunk('main.js', ['load.js'], [], { isEntry: true }),
  chunk('load.js', [], [`${core}/load.js`]),
  chunk('modal.js', ['load.js'], [`${react}/chunks/KitModal.js`]),
  view('Connect', ['list.js']),
  chunk('list.js', [], [`${core}/actions/wallets/getWallets.js`]),
  chunk(
    'phones.js',
    ['list.js', 'valibot.js'],
    [`${core}/connectors/walletConnect/createPhoneWallets.js`],
  ),
  chunk(
    'client.js',
    ['base.js', 'noble.js', 'valibot.js'],
    [`${core}/clients/walletConnect/createWalletConnectClient.js`],
  ),
  chunk('hear.js', [], [`${core}/kit/connection/handleSourceEvent.js`]),
  chunk('base.js', [], ['/repository/node_modules/@scure/base/index.js']),
  chunk('noble.js', []),
  chunk('valibot.js', []),
  view('ConnectingWalletConnect', ['more.js', 'links.js', 'pairing.js']),
  view('ConnectingWalletConnectBasic', ['pairing.js']),
  view('Receive', ['code.js', 'more.js']),
  chunk('pairing.js', []),
  chunk('code.js', ['valibot.js'], [`${react}/chunks/QrCode.js`]),
  chunk('more.js', []),
  chunk('links.js', []),
  view('AllWallets', ['list.js', 'more.js', 'search.js']),
  chunk('search.js', []),
  chunk('snapshot.js', [], [`${core}/directory/snapshot.js`]),
]

it('files of a page with WalletConnect are counted once, when they come', () => {
  expect(groupPairing(built)).toEqual({
    onLoad: ['load.js', 'main.js'],
    onFirstOpen: ['Connect.js', 'list.js', 'modal.js'],
    client: ['client.js', 'noble.js', 'valibot.js'],
    kitSide: ['phones.js'],
    drawing: ['code.js'],
    firstCode: ['ConnectingWalletConnect.js', 'links.js', 'pairing.js'],
    withFirstCode: ['more.js'],
    allWallets: ['AllWallets.js', 'search.js'],
    encodings: ['base.js'],
    snapshot: ['snapshot.js'],
  })
})

it('a part that is not in the build is an error, not a weight of nothing', () => {
  const without = built.filter(({ fileName }) => fileName !== 'client.js')
  expect(() => groupPairing(without)).toThrow('createWalletConnectClient')
})

function view(name: string, imports: readonly string[]): Chunk {
  const path = `${react}/views/${name}.js`
  return chunk(`${name}.js`, imports, [path], { facadeModuleId: path })
}

function chunk(
  fileName: string,
  imports: readonly string[],
  moduleIds: readonly string[] = [],
  rest: Partial<Chunk> = {},
): Chunk {
  const facadeModuleId = null
  return {
    ...{ fileName, imports, moduleIds, facadeModuleId },
    isEntry: false,
    ...rest,
  }
}
