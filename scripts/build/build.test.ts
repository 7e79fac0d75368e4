import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildReact } from './buildReact.js'
import { chunkName } from './chunkName.js'
import { createChunkGroups } from './createChunkGroups.js'
import { createCoreGroups } from './createCoreGroups.js'
import { isExternal } from './isExternal.js'

describe('the groups of modules', () => {
  const imports: Record<string, readonly string[]> = {
    'exports/index.ts': [
      'KitProvider.tsx',
      'buttons/ConnectButton.tsx',
      'buttons/AccountButton.tsx',
      'buttons/NetworkButton.tsx',
      'hooks/useOne.ts',
    ],
    'KitProvider.tsx': ['KitContext.ts'],
    'KitContext.ts': [],
    'buttons/ConnectButton.tsx': ['Button.tsx', 'hooks/usePrivate.ts'],
    'buttons/AccountButton.tsx': ['Button.tsx'],
    'buttons/NetworkButton.tsx': ['Button.tsx', 'Mark.tsx'],
    'Mark.tsx': [],
    'Button.tsx': [],
    'hooks/usePrivate.ts': [],
    'hooks/useOne.ts': ['KitContext.ts', 'hooks/useShared.ts'],
    'hooks/useShared.ts': [],
    'modal/KitModal.tsx': [
      'modal/views.ts',
      'Dialog.tsx',
      'Icon.tsx',
      'Button.tsx',
      'Mark.tsx',
    ],
    'modal/views.ts': [],
    'Dialog.tsx': [],
    'Icon.tsx': [],
    'modal/messages/MessageLayer.tsx': ['Icon.tsx', 'Snackbar.tsx'],
    'Snackbar.tsx': [],
    'views/Connect/ConnectView.tsx': ['Row.tsx'],
    'views/Send/SendView.tsx': ['Row.tsx', 'Amount.tsx', 'Tag.tsx', 'One.tsx'],
    'views/SendPreview/SendPreviewView.tsx': ['Amount.tsx'],
    'views/Networks/NetworksView.tsx': ['Tag.tsx'],
    'Row.tsx': [],
    'Amount.tsx': [],
    'Tag.tsx': [],
    'One.tsx': [],
    'devtools/KitDevtools.tsx': [],
    'devtools/panel/Part.tsx': [],
  }
  const fetched = [
    'modal/KitModal.tsx',
    'modal/views.ts',
    'modal/messages/MessageLayer.tsx',
    'views/Connect/ConnectView.tsx',
    'views/Send/SendView.tsx',
    'views/SendPreview/SendPreviewView.tsx',
    'views/Networks/NetworksView.tsx',
  ]
  const views = {
    Connect: { when: 'opening' },
    Send: { when: 'sending' },
    SendPreview: { when: 'sending' },
    Networks: { when: 'network' },
  }
  const groupOf = createChunkGroups('/src', views)
  const find = (id: string) => {
    const path = id.slice('/src/'.length)
    const importedIds = imports[path]?.map((one) => `/src/${one}`)
    const dynamicImporters = fetched.includes(path) ? ['/src/a.ts'] : []
    return importedIds ? { importedIds, dynamicImporters } : null
  }

  it.each([
    ['KitContext.ts', 'load'],
    ['Button.tsx', 'buttons'],
    ['hooks/usePrivate.ts', 'buttons'],
    ['hooks/useOne.ts', 'useOne'],
    ['hooks/useShared.ts', 'useShared'],
    ['Dialog.tsx', 'KitModal'],
    ['Row.tsx', 'KitModal'],
    ['Icon.tsx', 'layers'],
    ['Mark.tsx', 'Mark'],
    ['buttons/NetworkButton.tsx', 'NetworkButton'],
    ['Snackbar.tsx', 'message'],
    ['Amount.tsx', 'sending'],
    ['Tag.tsx', 'network-sending'],
    ['One.tsx', null],
    ['devtools/KitDevtools.tsx', 'devtools'],
    ['devtools/panel/Part.tsx', null],
    ['modal/KitModal.tsx', 'KitModal'],
    ['modal/views.ts', 'KitModal'],
    ['modal/messages/MessageLayer.tsx', null],
    ['views/Connect/ConnectView.tsx', 'KitModal'],
    ['views/Send/SendView.tsx', null],
  ])('put %s into %s', (path, group) => {
    expect(groupOf(`/src/${path}`, find)).toBe(group)
  })

  it('leave alone what is not of the package', () => {
    expect(groupOf('/node_modules/qr/index.js', find)).toBe(null)
  })

  it('cannot be made of a view that has no file', () => {
    const wrong = createChunkGroups('/src', { Gone: { when: 'sending' } })
    expect(() => wrong('/src/Row.tsx', find)).toThrow(
      '/src/views/Gone/GoneView.tsx is not in the build.',
    )
  })
})

describe('the groups of the core', () => {
  const imports: Record<string, readonly string[]> = {
    'exports/index.ts': ['kit/createKit.ts', 'actions/connect.ts'],
    'kit/createKit.ts': ['stores/modal.ts'],
    'stores/modal.ts': [],
    'actions/connect.ts': ['stores/modal.ts'],
    'kit/poll.ts': [],
  }
  const groupOf = createCoreGroups('/src', ['kit/createKit.ts'])
  const find = (id: string) => {
    const path = id.slice('/src/'.length)
    const importedIds = imports[path]?.map((one) => `/src/${one}`)
    const dynamicImporters = path === 'kit/poll.ts' ? ['/src/a.ts'] : []
    return importedIds ? { importedIds, dynamicImporters } : null
  }

  it.each([
    ['kit/createKit.ts', 'load'],
    ['stores/modal.ts', 'load'],
    ['actions/connect.ts', 'actions/connect'],
    ['kit/poll.ts', null],
    ['exports/index.ts', null],
  ])('put %s into %s', (path, group) => {
    expect(groupOf(`/src/${path}`, find)).toBe(group)
  })

  it('cannot start from a file that does not exist', () => {
    const wrong = createCoreGroups('/src', ['kit/gone.ts'])
    expect(() => wrong('/src/kit/createKit.ts', find)).toThrow(
      '/src/kit/gone.ts is not in the build.',
    )
  })
})

describe('the name of a chunk', () => {
  it('tells the view', () => {
    const facadeModuleId = '/a/packages/react/src/views/Send/SendView.tsx'
    expect(chunkName({ name: 'SendView', facadeModuleId })).toBe(
      'views/Send.js',
    )
    expect(chunkName({ name: 'jsx', facadeModuleId: null })).toBe(
      'chunks/jsx.js',
    )
  })
})

describe('what stays outside', () => {
  it('is every dependency and peer with its subpaths', () => {
    const external = isExternal({
      dependencies: { '@hasp/core': '0' },
      peerDependencies: { react: '19' },
    })
    const ids = ['react', 'react/jsx-runtime', '@hasp/core/evm']
    expect(ids.every(external)).toBe(true)
    expect(['./react', 'react-dom', '@hasp/corex'].some(external)).toBe(false)
  })
})

describe('a built package', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'build-')))
  const dist = (path: string) =>
    readFileSync(join(folder, 'dist', path), 'utf8')
  afterAll(() => rmSync(folder, { recursive: true }))

  beforeAll(async () => {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    write('package.json', '{ "peerDependencies": { "react": "19" } }')
    write('src/theme/styles.css', '@import "./tokens.css";')
    write('src/theme/tokens.css', '@layer kit.tokens { [data-kit] { --a: 1 } }')
    write(
      'src/exports/index.ts',
      [
        "export { Open } from '../Open.js'",
        "export * from '../hooks/useOne.js'",
        "export * from '../KitProvider.js'",
        "export * from '../modal/layers.js'",
        "export * from '../buttons/AccountButton.js'",
        "export * from '../buttons/ConnectButton.js'",
        "export * from '../buttons/NetworkButton.js'",
      ].join('\n'),
    )
    write('src/exports/hooks.ts', "export * from '../hooks/useOne.js'")
    write('src/hooks/useOne.ts', 'export const useOne = () => 1')
    write('src/KitProvider.tsx', 'export const KitProvider = () => null')
    for (const name of ['Account', 'Connect', 'Network'])
      write(
        `src/buttons/${name}Button.tsx`,
        `export const ${name}Button = () => null`,
      )
    write(
      'src/modal/layers.ts',
      [
        "export const loadModal = () => import('./KitModal.js')",
        "export const loadMessage = () => import('./messages/MessageLayer.js')",
      ].join('\n'),
    )
    write('src/modal/views.ts', 'export const views = {}')
    write(
      'src/modal/KitModal.tsx',
      [
        "import { views } from './views.js'",
        'export default () => <i>{Object.keys(views)}</i>',
      ].join('\n'),
    )
    write('src/modal/messages/MessageLayer.tsx', 'export default () => null')
    write(
      'src/Open.tsx',
      [
        "import { lazy } from 'react'",
        "import styles from './Open.module.css'",
        "const Send = lazy(() => import('./views/Send/SendView.js'))",
        'export const Open = () => <b className={styles.open}><Send /></b>',
      ].join('\n'),
    )
    write('src/Open.module.css', '[data-kit] { .open { color: red } }')
    write(
      'src/views/Send/SendView.tsx',
      [
        "import styles from './SendView.module.css'",
        'export default () => <i className={styles.send} />',
      ].join('\n'),
    )
    write(
      'src/views/Send/SendView.module.css',
      '[data-kit] { .send { color: blue; &:hover { top: 0 } } }',
    )
    await buildReact(folder, { Send: { when: 'sending' } })
  }, 60_000)

  it('has a file per entry and per view', () => {
    expect(existsSync(join(folder, 'dist/exports/hooks.js'))).toBe(true)
    expect(dist('exports/index.js')).toMatch(/\bOpen, .*useOne\b/)
    expect(dist('views/Send.js')).not.toContain('use client')
    expect(dist('chunks/Open.js')).toContain('../views/Send.js')
  })

  it('is for the client by the file, so that a server names one button only', () => {
    expect(dist('exports/index.js')).not.toContain('use client')
    expect(dist('chunks/buttons.js')).toMatch(/^["']use client/)
    expect(dist('chunks/load.js')).toMatch(/^["']use client/)
  })

  it('leaves peers outside and keeps the names of functions', () => {
    expect(dist('chunks/Open.js')).toMatch(/from ["']react["']/)
    expect(dist('chunks/Open.js')).toContain('Open')
    expect(dist('chunks/Open.js')).not.toContain('jsxDEV')
  })

  it('has all styles in one file, the tokens first', () => {
    const styles = dist('styles.css')
    expect(readdirSync(join(folder, 'dist'))).toContain('styles.css')
    const tokens = styles.indexOf('kit.tokens')
    expect(tokens).toBeGreaterThanOrEqual(0)
    expect(styles.indexOf('.kit-Open-open')).toBeGreaterThan(tokens)
    expect(styles).toContain('.kit-SendView-send')
    expect(dist('views/Send.js')).toContain('kit-SendView-send')
    expect(dist('chunks/Open.js')).toContain('kit-Open-open')
  })

  it('has a class where it is used, and no table of classes', () => {
    expect(dist('views/Send.js')).toContain('send = "kit-SendView-send"')
    expect(dist('views/Send.js')).not.toContain('styles')
  })

  it('refuses a class that no sheet has', async () => {
    const path = join(folder, 'src/views/Send/SendView.tsx')
    const text = readFileSync(path, 'utf8').replace('.send', '.sent')
    writeFileSync(path, text)
    const building = buildReact(folder, { Send: { when: 'sending' } })
    await expect(building).rejects.toThrow('`sent`')
  }, 60_000)
})
