import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../files/repositoryRoot.js'
import type { LockFile } from '../licences/LockFile.js'
import { releasedPackages, releaseSteps } from './releaseSteps.js'
import { writeBill } from './writeBill.js'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const manifestOf = (folder: string) =>
  JSON.parse(read(`${folder}/package.json`))
const commands = (isDryRun: boolean) =>
  releaseSteps({ isDryRun, repository: 'owner/hasp' }).map(({ command }) =>
    command.join(' '),
  )

describe('a release', () => {
  it('versions, builds, bills and then publishes', () => {
    const order = [
      'changeset version',
      'check:packages',
      'billOfMaterials',
      'git commit',
      'changeset publish',
    ].map((part) => commands(false).findIndex((one) => one.includes(part)))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  it('is rehearsed without a commit and without publishing', () => {
    const publishing = commands(true).filter((one) => one.includes('publish '))
    expect(publishing).toHaveLength(releasedPackages.length)
    for (const command of publishing) {
      expect(command).toContain('--dry-run')
      expect(command).toContain('--provenance')
    }
    expect(commands(true).join()).not.toMatch(/git commit|changeset publish/)
  })

  it.each(releasedPackages)(
    '$name is public and proven',
    ({ folder, name }) => {
      const manifest = manifestOf(folder)
      expect(manifest.name).toBe(name)
      expect(manifest.private).toBeUndefined()
      expect(manifest.publishConfig).toEqual({
        access: 'public',
        provenance: true,
      })
      expect(commands(false).join()).toContain(
        `repository.url=git+https://github.com/owner/hasp.git repository.directory=${folder}`,
      )
    },
  )

  it('takes all that is public along, in one version', () => {
    const folders = readdirSync(join(repositoryRoot, 'packages'))
    const open = folders.flatMap((name) => {
      const manifest = manifestOf(`packages/${name}`)
      return manifest.private ? [] : [manifest.name]
    })
    const released = releasedPackages.map(({ name }) => name)
    expect(open.sort()).toEqual([...released].sort())
    const { fixed } = JSON.parse(read('.changeset/config.json'))
    expect(fixed).toEqual([released])
  })
})

describe('the bill of materials', () => {
  const lock: LockFile = JSON.parse(read('package-lock.json'))

  it('lists what comes along with the package, and nothing else', () => {
    const { components, metadata } = writeBill(lock, 'packages/react')
    expect(metadata.component.name).toBe('@hasp/react')
    const names = components.map(({ name }) => name)
    const { dependencies } = manifestOf('packages/core')
    expect(names).toEqual(
      expect.arrayContaining(['@hasp/core', ...Object.keys(dependencies)]),
    )
    expect(names).not.toContain('wagmi')
    expect(names).not.toContain('vitest')
  })

  it('says version, licence and digest of each', () => {
    const { components } = writeBill(lock, 'packages/core')
    const valibot = components.find(({ name }) => name === 'valibot')
    expect(valibot).toMatchObject({
      purl: `pkg:npm/valibot@${valibot?.version}`,
      licenses: [{ expression: 'MIT' }],
      hashes: [
        { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) },
      ],
    })
  })

  it('is not written of what the lock file does not have', () => {
    expect(() => writeBill(lock, 'packages/none')).toThrow('packages/none')
  })
})

describe('the workflows', () => {
  const folder = '.github/workflows'
  const names = readdirSync(join(repositoryRoot, folder))
  const { scripts } = manifestOf('.')

  it.each(names)(
    '%s runs what there is, with no more rights than it needs',
    (name) => {
      const text = read(`${folder}/${name}`)
      expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
      const runs = [...text.matchAll(/npm run ([\w:]+)/g)]
      for (const [, script = ''] of runs) expect(scripts).toHaveProperty(script)
      expect(text).toMatch(/npm (test|run|ci)/)
    },
  )

  it('publish with the proof of where they ran, and keep the bills', () => {
    const text = read(`${folder}/release.yml`)
    expect(text).toContain('id-token: write')
    expect(text).toContain('.cache/release/*.cdx.json')
  })

  it('have forms for what people report', () => {
    for (const name of ['bug.yml', 'idea.yml', 'config.yml'])
      expect(
        existsSync(join(repositoryRoot, '.github/ISSUE_TEMPLATE', name)),
      ).toBe(true)
  })
})
