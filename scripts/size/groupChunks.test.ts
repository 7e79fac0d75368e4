import { expect, it } from 'vitest'
import type { Chunk } from './Chunk.js'
import { groupChunks } from './groupChunks.js'

const dist = '/repository/packages/react/dist'

it('files are grouped by the moment they are fetched', () => {
  const groups = groupChunks([
    chunk('main.js', ['react.js'], { isEntry: true }),
    chunk('react.js', []),
    chunk('modal.js', ['react.js', 'dialog.js', 'list.js'], {
      moduleIds: [`${dist}/chunks/KitModal.js`],
    }),
    chunk('dialog.js', []),
    chunk('list.js', []),
    chunk(
      'Send.js',
      ['list.js', 'amount.js', 'data.js', 'fee.js'],
      view('Send'),
    ),
    chunk('Account.js', ['data.js', 'amount.js'], view('Account')),
    chunk('Receive.js', ['qr.js'], view('Receive')),
    chunk('amount.js', []),
    chunk('fee.js', []),
    chunk('qr.js', [], { moduleIds: [`${dist}/chunks/QrCode.js`] }),
    chunk('data.js', [], { moduleIds: ['/r/node_modules/@tanstack/q/i.js'] }),
  ])
  expect(groups).toEqual({
    onLoad: ['main.js', 'react.js'],
    onFirstOpen: ['dialog.js', 'list.js', 'modal.js'],
    views: [
      { name: 'Send', files: ['Send.js', 'fee.js'] },
      { name: 'Account', files: ['Account.js'] },
      { name: 'Receive', files: ['Receive.js'] },
    ],
    shared: [
      { name: 'qr', files: ['qr.js'] },
      { name: 'first data view', files: ['data.js'] },
      { name: 'shared amount.js', files: ['amount.js'] },
    ],
  })
})

function view(name: string) {
  return { facadeModuleId: `${dist}/views/${name}.js` }
}

function chunk(
  fileName: string,
  imports: readonly string[],
  rest: Partial<Chunk> = {},
): Chunk {
  const facadeModuleId = null
  return {
    fileName,
    imports,
    isEntry: false,
    facadeModuleId,
    moduleIds: [],
    ...rest,
  }
}
