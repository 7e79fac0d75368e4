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
import { className } from './className.js'
import { isExternal } from './isExternal.js'

describe('the name of a class', () => {
  it('is short and the same for the same file and name', () => {
    const name = className('row', 'src/List/List.module.css')
    expect(name).toMatch(/^kit-[\w]{6}$/)
    expect(className('row', 'src/List/List.module.css')).toBe(name)
    expect(className('list', 'src/List/List.module.css')).not.toBe(name)
    expect(className('row', 'src/Menu/Menu.module.css')).not.toBe(name)
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
    expect(dist('exports/index.js')).not.toContain('<i')
    expect(dist('views/Send.js')).not.toContain('use client')
    expect(dist('exports/index.js')).toContain('../views/Send.js')
  })

  it('leaves peers outside and keeps the names of functions', () => {
    expect(dist('exports/index.js')).toMatch(/from ["']react["']/)
    expect(dist('exports/index.js')).toContain('Open')
    expect(dist('exports/index.js')).not.toContain('jsxDEV')
  })

  it('has all styles in one file, the tokens first', () => {
    const styles = dist('styles.css')
    expect(readdirSync(join(folder, 'dist'))).toContain('styles.css')
    expect(styles.indexOf('kit.tokens')).toBeGreaterThanOrEqual(0)
    const open = className('open', 'src/Open.module.css')
    const send = className('send', 'src/views/Send/SendView.module.css')
    expect(styles.indexOf(open)).toBeGreaterThan(styles.indexOf('kit.tokens'))
    expect(styles).toContain(`.${send}`)
    expect(styles).not.toContain('.send')
    expect(dist('views/Send.js')).toContain(send)
    expect(dist('exports/index.js')).toContain(open)
  })
})
