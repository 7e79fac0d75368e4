import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { packLogos } from './packLogos.js'
import { logosFolder } from './writeLogos.js'

const kibibyte = 1024

/** A picture that gzip cannot make smaller than about its length. */
const heavy = (seed: number, length: number) =>
  Array.from({ length }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919 * seed) % 20_000)),
  ).join('')

describe('the modules that logos are laid into', () => {
  it('hold neighbours of one kind', () => {
    const { modules, places } = packLogos(
      new Map([
        ['wallets/1inch', 'data:one'],
        ['tokens/usdc', 'data:two'],
        ['wallets/crypto-com', 'data:three'],
      ]),
    )
    expect([...modules]).toEqual([
      [
        'wallets/wallets1',
        'export const _1inch = "data:one"\nexport const cryptoCom = "data:three"\n',
      ],
      ['tokens/tokens1', 'export const usdc = "data:two"\n'],
    ])
    expect(places.get('wallets/crypto-com')).toEqual({
      path: 'wallets/wallets1',
      name: 'cryptoCom',
    })
  })

  it('grow to 3 KiB, and no further', () => {
    const { modules, places } = packLogos(
      new Map([1, 2, 3].map((seed) => [`tokens/t${seed}`, heavy(seed, 600)])),
    )
    expect(modules.size).toBeGreaterThan(1)
    expect([...places.keys()]).toEqual(['tokens/t1', 'tokens/t2', 'tokens/t3'])
    for (const text of modules.values())
      expect(gzipSync(text).length).toBeLessThanOrEqual(3 * kibibyte)
  })

  it('are committed like that', () => {
    const folder = join(repositoryRoot, logosFolder, 'pictures')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const modules = files.filter((file) => file.endsWith('.ts'))
    expect(modules.length).toBeGreaterThan(100)
    for (const file of modules)
      expect(
        gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
        file,
      ).toBeLessThanOrEqual(3 * kibibyte)
  })
})
