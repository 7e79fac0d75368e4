import { describe, expect, it } from 'vitest'
import { findAnvil } from './findAnvil.js'

describe('the binary of the local node', () => {
  it('is found on this machine', () => {
    expect(findAnvil()).toMatch(/anvil(\.exe)?$/)
  })

  it('is missed in one sentence on a machine without a build', () => {
    expect(() => findAnvil('aix', 'ppc64')).toThrow(
      'There is no local Ethereum node (@foundry-rs/anvil) for aix on ppc64',
    )
  })

  it('is missed in one sentence when it was not installed', () => {
    const other = process.platform === 'win32' ? 'linux' : 'win32'
    expect(() => findAnvil(other, 'x64')).toThrow('run "npm install"')
  })
})
