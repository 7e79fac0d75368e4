import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { logoPackages, toolPackages } from './LogoPackage.js'
import { walletLogoSources } from './walletLogoSources.js'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

it('names every package that logos are from, with its licence, in both files', () => {
  const notice = read('NOTICE')
  expect(notice.startsWith(read('packages/core/NOTICE'))).toBe(true)
  for (const { home, licence, name, version } of Object.values(logoPackages))
    expect(notice.replace(/ +/g, ' ')).toContain(
      `${name} ${version} ${licence} ${home}`,
    )
  const origins = Object.values(walletLogoSources).map(
    (source) => source.split(':')[0],
  )
  expect([...new Set(origins)].sort()).toEqual(Object.keys(logoPackages).sort())
})

it('has none of them among its dependencies', () => {
  const lock: { packages: Record<string, { dependencies?: object }> } =
    JSON.parse(read('package-lock.json'))
  const own = Object.entries(lock.packages).filter(
    ([path]) =>
      !path.includes('node_modules') &&
      existsSync(join(repositoryRoot, path, 'package.json')),
  )
  const named = own.flatMap(([path]) =>
    Object.entries(
      JSON.parse(read(join(path, 'package.json'))) as Record<string, unknown>,
    )
      .filter(([key]) => /dependencies$/i.test(key))
      .flatMap(([, value]) => Object.keys(value ?? {})),
  )
  const taken = [
    ...Object.values(logoPackages).map(({ name }) => name),
    ...toolPackages.map((one) => one.replace(/@[^@]+$/, '')),
  ]
  expect(named.filter((name) => taken.includes(name))).toEqual([])
})
