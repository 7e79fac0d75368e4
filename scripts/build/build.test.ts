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
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildReact } from './buildReact.js'
import { chunkName } from './chunkName.js'
import { createChunkGroups } from './createChunkGroups.js'
import { createClassNames } from './createClassNames.js'
import { createCoreGroups } from './createCoreGroups.js'
import { isExternal } from './isExternal.js'
import { mergeStyles } from './mergeStyles.js'

describe('the names of classes', () => {
  const react = fileURLToPath(new URL('../../packages/react', import.meta.url))

  it('are short, and the same for the same file and name', () => {
    const nameOf = createClassNames(react)
    const path = 'src/primitives/List/ListRow.module.css'
    const name = nameOf('row', path)
    expect(name).toMatch(/^kit-[\da-z]{1,2}$/)
    expect(nameOf('row', path)).toBe(name)
    expect(createClassNames(react)('row', path)).toBe(name)
  })

  it('never clash', () => {
    const nameOf = createClassNames(react)
    const paths = ['src/a.module.css', 'src/b.module.css']
    const locals = Array.from({ length: 200 }, (_, index) => `name${index}`)
    const names = paths.flatMap((path) =>
      locals.map((local) => nameOf(local, path)),
    )
    expect(new Set(names).size).toBe(400)
  })
})

describe('the groups of modules', () => {
  const imports: Record<string, readonly string[]> = {
    'exports/index.ts': [
      'KitProvider.tsx',
      'buttons/ConnectButton.tsx',
      'hooks/useOne.ts',
    ],
    'KitProvider.tsx': ['KitContext.ts'],
    'KitContext.ts': [],
    'buttons/ConnectButton.tsx': ['Button.tsx', 'hooks/usePrivate.ts'],
    'Button.tsx': [],
    'hooks/usePrivate.ts': [],
    'hooks/useOne.ts': ['KitContext.ts', 'hooks/useShared.ts'],
    'hooks/useShared.ts': [],
    'modal/KitModal.tsx': ['Dialog.tsx', 'Icon.tsx', 'Button.tsx'],
    'Dialog.tsx': [],
    'Icon.tsx': [],
    'modal/MessageLayer.tsx': ['Icon.tsx', 'Snackbar.tsx'],
    'Snackbar.tsx': [],
    'modal/firstView.ts': ['views/Connect/ConnectView.tsx'],
    'modal/moreViews.ts': [],
    'views/Connect/ConnectView.tsx': ['Row.tsx'],
    'views/Send/SendView.tsx': ['Row.tsx', 'Amount.tsx', 'Tag.tsx', 'One.tsx'],
    'views/SendPreview/SendPreviewView.tsx': ['Amount.tsx'],
    'views/Networks/NetworksView.tsx': ['Tag.tsx'],
    'Row.tsx': [],
    'Amount.tsx': [],
    'Tag.tsx': [],
    'One.tsx': [],
  }
  const fetched: Record<string, readonly string[]> = {
    'modal/moreViews.ts': [
      'views/Send/SendView.tsx',
      'views/SendPreview/SendPreviewView.tsx',
      'views/Networks/NetworksView.tsx',
    ],
  }
  const within = (paths: readonly string[] = []) =>
    paths.map((path) => `/src/${path}`)
  const groupOf = createChunkGroups('/src')
  const find = (id: string) => {
    const path = id.slice('/src/'.length)
    const importedIds = imports[path]
    if (!importedIds) return null
    return {
      importedIds: within(importedIds),
      dynamicallyImportedIds: within(fetched[path]),
    }
  }

  it.each([
    ['KitContext.ts', 'load'],
    ['Button.tsx', 'buttons'],
    ['hooks/usePrivate.ts', 'buttons'],
    ['hooks/useOne.ts', 'useOne'],
    ['hooks/useShared.ts', 'useShared'],
    ['Dialog.tsx', 'KitModal'],
    ['Row.tsx', 'KitModal'],
    ['Icon.tsx', 'buttons'],
    ['Snackbar.tsx', 'message'],
    ['Amount.tsx', 'money'],
    ['Tag.tsx', 'more'],
    ['One.tsx', null],
    ['modal/KitModal.tsx', 'KitModal'],
    ['views/Send/SendView.tsx', null],
  ])('put %s into %s', (path, group) => {
    expect(groupOf(`/src/${path}`, find)).toBe(group)
  })

  it('leave alone what is not of the package', () => {
    expect(groupOf('/node_modules/qr/index.js', find)).toBe(null)
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
  const groupOf = createCoreGroups('/src')
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
})

describe('merged styles', () => {
  it('have one rule for what nests, and its animations after it', () => {
    const css = mergeStyles(
      '[data-kit]{--a:1}[data-kit]{& .a{b:c}}@keyframes d{to{e:f}}[data-kit]{& .g{@media (h){i:j}}}',
      () => false,
    )
    expect(css).toBe(
      '[data-kit]{--a:1}[data-kit]{& .a{b:c}& .g{@media (h){i:j}}}@keyframes d{to{e:f}}',
    )
  })

  it('have what looks alike side by side, what refines it after it', () => {
    const css = mergeStyles(
      '[data-kit]{& .a{c:1;d:2}& .a:hover{c:3}& .e{f:4}& .g{h:5;d:2}}',
      () => false,
    )
    expect(css).toBe(
      '[data-kit]{& .a{c:1;d:2}& .g{h:5;d:2}& .e{f:4}& .a:hover{c:3}}',
    )
  })

  it('let a class that is added to a primitive win', () => {
    const nested = '& .view{a:1}& .primitive{a:2}'
    const css = mergeStyles(
      `[data-kit]{${nested}}`,
      (name) => name === 'primitive',
    )
    expect(css).toBe('[data-kit]{& .primitive{a:2}& .view{a:1}}')
  })

  it('keep the order of rules about the same class', () => {
    const nested = '& .b,& .a{c:2}& .a{c:1}'
    expect(mergeStyles(`[data-kit]{${nested}}`, () => false)).toBe(
      `[data-kit]{${nested}}`,
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
      "export { Open } from '../Open.js'\nexport * from '../hooks/useOne.js'",
    )
    write('src/exports/hooks.ts', "export * from '../hooks/useOne.js'")
    write('src/hooks/useOne.ts', 'export const useOne = () => 1')
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
    await buildReact(folder)
  }, 60_000)

  it('has a file per entry and per view', () => {
    expect(dist('exports/index.js')).toMatch(/^["']use client/)
    expect(existsSync(join(folder, 'dist/exports/hooks.js'))).toBe(true)
    expect(dist('exports/index.js')).toContain('{ Open, useOne }')
    expect(dist('views/Send.js')).not.toContain('use client')
    expect(dist('chunks/Open.js')).toContain('../views/Send.js')
  })

  it('leaves peers outside and keeps the names of functions', () => {
    expect(dist('chunks/Open.js')).toMatch(/from ["']react["']/)
    expect(dist('chunks/Open.js')).toContain('Open')
    expect(dist('chunks/Open.js')).not.toContain('jsxDEV')
  })

  it('has all styles in one file, the tokens first', () => {
    const styles = dist('styles.css')
    expect(readdirSync(join(folder, 'dist'))).toContain('styles.css')
    expect(styles.indexOf('kit.tokens')).toBeGreaterThanOrEqual(0)
    const nameOf = createClassNames(folder)
    const open = nameOf('open', 'src/Open.module.css')
    const send = nameOf('send', 'src/views/Send/SendView.module.css')
    expect(styles.indexOf(open)).toBeGreaterThan(styles.indexOf('kit.tokens'))
    expect(styles).toContain(`.${send}`)
    expect(styles).not.toContain('.send')
    expect(dist('views/Send.js')).toContain(send)
    expect(dist('chunks/Open.js')).toContain(open)
  })
})
