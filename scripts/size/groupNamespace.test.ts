import { expect, it } from 'vitest'
import type { Chunk } from './Chunk.js'
import { foreignModules, groupNamespace } from './groupNamespace.js'

const core = '/repository/packages/core/dist'
const react = '/repository/packages/react/dist'

const evmOnly = [
  chunk('main.js', ['load.js'], ['/source/index.html'], true),
  chunk('load.js', [], [`${core}/load.js`]),
  chunk('chain.js', [], [`${core}/adapters/evm/chain/createEvmChain.js`]),
]

const withSolana = [
  ...evmOnly.slice(0, 2),
  chunk('rest.js', [], [`${core}/adapters/evm/chain/createEvmChain.js`]),
  chunk(
    'tokens.js',
    ['base.js'],
    [`${core}/adapters/solana/chain/createSolanaChain.js`],
  ),
  chunk('base.js', [], ['/repository/node_modules/@scure/base/index.js']),
  chunk(
    'transfers.js',
    [],
    [`${core}/adapters/solana/transfer/planTransfer.js`],
  ),
  chunk('modal.js', ['load.js'], [`${react}/chunks/KitModal.js`]),
  chunk('signIn.js', [], [`${core}/adapters/solana/signing/signMessage.js`]),
  chunk('sending.js', [], ['/repository/node_modules/@solana/kit/index.mjs']),
]

it('what a namespace fetches later is counted without the libraries of several', () => {
  const withModal = [...evmOnly, ...withSolana.slice(6, 7)]
  expect(groupNamespace(withSolana, withModal)).toEqual({
    onLoad: ['load.js', 'main.js'],
    onFirstOpen: ['modal.js'],
    later: ['tokens.js'],
    withFirstSend: ['transfers.js'],
    withFirstSignIn: ['signIn.js'],
    encodings: ['base.js'],
  })
})

it('modules of other namespaces are found by their folder or their library', () => {
  const modules = withSolana.flatMap(({ moduleIds }) => moduleIds)
  expect(foreignModules(modules)).toEqual([
    `${core}/adapters/solana/chain/createSolanaChain.js`,
    '/repository/node_modules/@scure/base/index.js',
    `${core}/adapters/solana/transfer/planTransfer.js`,
    `${core}/adapters/solana/signing/signMessage.js`,
    '/repository/node_modules/@solana/kit/index.mjs',
  ])
})

function chunk(
  fileName: string,
  imports: readonly string[],
  moduleIds: readonly string[],
  isEntry = false,
): Chunk {
  return { fileName, imports, moduleIds, isEntry, facadeModuleId: null }
}
