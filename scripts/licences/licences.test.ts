import { describe, expect, it } from 'vitest'
import { findBannedPackages } from './findBannedPackages.js'
import { findLicenceProblems } from './findLicenceProblems.js'
import { findProductionPackages } from './findProductionPackages.js'
import { isAllowedLicence } from './isAllowedLicence.js'
import type { LockEntry } from './LockFile.js'

describe('a licence', () => {
  it.each(['MIT', 'ISC', '0BSD', '(MIT OR GPL-3.0)', 'MIT AND Apache-2.0'])(
    '%s is allowed',
    (licence) => expect(isAllowedLicence(licence)).toBe(true),
  )
  it.each(['GPL-2.0', 'MPL-2.0', 'MIT AND GPL-2.0', 'SEE LICENSE', undefined])(
    '%s is refused',
    (licence) => expect(isAllowedLicence(licence)).toBe(false),
  )
})

describe('production packages', () => {
  it('are followed through nesting, links and needed peers', () => {
    const lock = lockOf({
      'packages/core': {
        dependencies: { '@hasp/protocol': '0', a: '1' },
        peerDependencies: { needed: '1', unused: '1' },
        peerDependenciesMeta: { unused: { optional: true } },
      },
      'packages/protocol': { dependencies: { b: '1' } },
      'node_modules/@hasp/protocol': {
        link: true,
        resolved: 'packages/protocol',
      },
      'node_modules/a': { dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': {},
      'node_modules/b': {},
      'node_modules/needed': {},
      'node_modules/unused': {},
      'node_modules/test-only': {},
    })
    const workspaces = ['packages/core', 'packages/protocol']
    expect(findProductionPackages(lock, workspaces)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/b',
      'node_modules/needed',
    ])
  })
})

describe('banned packages', () => {
  it.each([
    ['@reown/appkit', '1.0.0'],
    ['@reown/appkit-wallet', '0.1.0'],
    ['@reown/walletkit', '1.2.11'],
    ['@walletconnect/sign-client', '2.21.9'],
    ['@walletconnect/core', '3.0.0'],
    ['@walletconnect/core', 'next'],
  ])('%s %s is caught', (name, version) => {
    const lock = lockOf({ [`node_modules/${name}`]: { version } })
    expect(findBannedPackages(lock)).toHaveLength(1)
  })

  it('are caught under an alias and below other packages', () => {
    const lock = lockOf({
      'node_modules/a/node_modules/modal': {
        name: '@reown/appkit',
        version: '1.7.8',
      },
    })
    expect(findBannedPackages(lock)).toEqual([
      'node_modules/a/node_modules/modal: @reown/appkit is banned',
    ])
  })

  it.each([
    ['@walletconnect/sign-client', '2.21.8'],
    ['@walletconnect/sign-client', '2.17.0'],
    ['@walletconnect/time', '1.0.2'],
    ['@reown/walletkit', '1.2.10'],
    ['viem', '9.0.0'],
  ])('do not include %s %s', (name, version) => {
    const lock = lockOf({ [`node_modules/${name}`]: { version } })
    expect(findBannedPackages(lock)).toEqual([])
  })
})

describe('the gate', () => {
  it('looks at what users install, not at what we build with', () => {
    const lock = lockOf({
      'packages/core': { dependencies: { bad: '1' } },
      'node_modules/bad': { license: 'GPL-3.0' },
      'node_modules/tool': { license: 'GPL-3.0' },
    })
    expect(findLicenceProblems(lock)).toEqual([
      'node_modules/bad: bad is licensed GPL-3.0',
    ])
  })
})

function lockOf(packages: Readonly<Record<string, LockEntry>>) {
  return { packages }
}
