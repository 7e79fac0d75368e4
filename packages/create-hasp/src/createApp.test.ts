import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compile } from '../../../scripts/docstrings/compile.js'
import { repositoryRoot } from '../../../scripts/files/repositoryRoot.js'

/** Below the repository, so that what an app imports is found. */
const folder = join(repositoryRoot, '.cache/create-hasp')

/** Runs the program out of the archive that npm would publish. */
function create(...words: readonly string[]) {
  return spawnSync(
    process.execPath,
    [join(folder, 'package/src/main.mjs'), ...words],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packed = execFileSync(
    'npm',
    ['pack', '--json', '--pack-destination', folder],
    {
      cwd: join(repositoryRoot, 'packages/create-hasp'),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  )
  const [{ filename }] = JSON.parse(packed)
  execFileSync('tar', ['-xzf', filename], { cwd: folder })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

function sourcesOf(app: string): ReadonlyMap<string, string> {
  const paths = readdirSync(join(folder, app), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => /\.tsx$/.test(path))
  return new Map(
    paths.map((path) => [join(folder, app, path), read(join(app, path))]),
  )
}

describe.each([
  ['react', 'tide-market'],
  ['next', 'harbour'],
])('the template %s, from the archive that npm publishes', (template, app) => {
  it('is an app that compiles, under its own name', () => {
    const { status, stderr, stdout } = create(app, '--template', template)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`cd ${app}\n  npm install\n  npm run dev`)
    const { version } = JSON.parse(read('package/package.json'))
    expect(JSON.parse(read(`${app}/package.json`))).toMatchObject({
      name: app,
      dependencies: {
        '@hasp/core': `^${version}`,
        '@hasp/react': `^${version}`,
      },
    })
    expect(read(`${app}/.gitignore`)).toContain('node_modules')
    const sources = sourcesOf(app)
    expect([...sources.values()].join()).toContain(`name: '${app}'`)
    expect([...sources.values()].join()).not.toContain('hasp-app')
    expect(compile(sources).map(({ messageText }) => messageText)).toEqual([])
  })

  it('is not written over what is there already', () => {
    const { status, stderr } = create(app, '--template', template)
    expect(status).toBe(1)
    expect(stderr).toContain(`${app} is not empty.`)
  })
})

it('the app of Vite builds', { timeout: 120_000 }, async () => {
  create('built', '--template', 'react')
  await build({
    root: join(folder, 'built'),
    logLevel: 'error',
    resolve: { conditions: ['hasp-source', ...defaultClientConditions] },
  })
  expect(read('built/dist/index.html')).toContain('<title>built</title>')
})

it('takes the usual template where nobody can be asked', () => {
  expect(create('quiet').status).toBe(0)
  expect(read('quiet/package.json')).toContain('"vite"')
})

it.each([
  [['../elsewhere'], 'names no package'],
  [['Tide'], 'names no package'],
  [['one', 'two'], 'One folder is enough.'],
  [['one', '--template', 'vue'], 'There is no template “vue”.'],
  [['one', '--typescript'], '--typescript'],
])('says in one sentence what is wrong with %s', (words, sentence) => {
  const { status, stderr } = create(...words)
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).toContain('npm create hasp [folder]')
})
