import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

/** The last releases under a licence that we may use. */
const latest: { readonly [name: string]: readonly [number, number, number] } = {
  '@walletconnect/core': [2, 21, 8],
  '@walletconnect/sign-client': [2, 21, 8],
  '@walletconnect/types': [2, 21, 8],
  '@walletconnect/utils': [2, 21, 8],
  '@walletconnect/universal-provider': [2, 21, 8],
  '@walletconnect/ethereum-provider': [2, 21, 8],
  '@reown/walletkit': [1, 2, 10],
}

describe('what is installed of WalletConnect', () => {
  it('is nothing newer than its last open release', async () => {
    const file = new URL('../../../package-lock.json', import.meta.url)
    const { packages } = JSON.parse(await readFile(file, 'utf8')) as {
      packages: { [path: string]: { name?: string; version?: string } }
    }
    const found: string[] = []
    for (const [path, { name, version = '0.0.0' }] of Object.entries(
      packages,
    )) {
      const known = name ?? path.split('node_modules/').at(-1) ?? ''
      expect(known).not.toMatch(/^@reown\/appkit/)
      const limit = latest[known]
      if (!limit) continue
      found.push(known)
      const parts = version.split('.').map(Number)
      const isNewer = limit.findIndex((part, at) => (parts[at] ?? 0) !== part)
      const at = Math.max(isNewer, 0)
      expect({
        known,
        version,
        isAllowed: (parts[at] ?? 0) <= (limit[at] ?? 0),
      }).toEqual({
        known,
        version,
        isAllowed: true,
      })
    }
    expect(found).toContain('@walletconnect/sign-client')
  })
})
