import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addresses } from '../../../../devstack/addresses.js'
import { operatorFile } from '../../../../devstack/services/hostedWallet/operatorFile.js'
import { configurationSchema } from '../configuration.js'
import { describeCommands } from './describeCommands.js'
import { readWords } from './readWords.js'

let folder: string
let operatorPath: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-commands-'))
  operatorPath = join(folder, 'operator.json')
  const { projects, ...local } = operatorFile(addresses())
  const file = {
    ...local,
    dev: false,
    projects: projects.map((project) => ({
      ...project,
      origins: ['https://demo.example'],
    })),
  }
  await writeFile(operatorPath, JSON.stringify(file), { mode: 0o640 })
})
afterEach(async () => await rm(folder, { recursive: true }))

const configuration = () =>
  v.parse(configurationSchema, {
    listen: { host: 'localhost', port: 0 },
    publicUrl: 'https://api.wallet.example',
    walletOrigin: 'https://wallet.example',
    database: {
      folder: join(folder, 'data'),
      seedFolder: fileURLToPath(
        new URL('../../../../.cache/hosted-wallet/seeds', import.meta.url),
      ),
    },
    masterKeyFile: join(folder, 'master.key'),
    operatorFile: operatorPath,
    mail: { smtpUrl: 'smtp://localhost:1', from: 'wallet@hasp.test' },
  })

async function run(line: string) {
  const asked = readWords(['-c', 'configuration.json', ...line.split(' ')])
  if (asked.type !== 'command') throw new Error(`${line} is no command.`)
  return await asked.command.run(configuration(), asked.written)
}
const file = async () => JSON.parse(await readFile(operatorPath, 'utf8'))

describe('commands', () => {
  it('add a project once, and leave what is there as it is', async () => {
    const { networks, projects } = await file()
    const add =
      'project add tide --name Tide --origin https://tide.example --origin https://*.tide.example'
    expect(await run(add)).toEqual({
      isChanged: true,
      said: 'Project tide is added.',
    })
    expect(await file()).toMatchObject({
      networks,
      projects: [
        ...projects,
        {
          id: 'tide',
          name: 'Tide',
          origins: ['https://tide.example', 'https://*.tide.example'],
        },
      ],
    })
    const written = await stat(operatorPath)
    expect(written.mode & 0o777).toBe(0o640)
    expect(await run(add)).toMatchObject({ isChanged: false })
    expect((await stat(operatorPath)).ino).toBe(written.ino)
    await expect(run('project add tide --name Other')).rejects.toThrow(
      'There is a project tide already, "Tide"',
    )
  })

  it('add and remove an origin, each time once', async () => {
    const origins = async () => (await file()).projects[0].origins
    const before = await origins()
    const line = (verb: string) =>
      `project origin ${verb} default https://tide.example`
    expect(await run(line('add'))).toMatchObject({ isChanged: true })
    expect(await run(line('add'))).toMatchObject({ isChanged: false })
    expect(await origins()).toEqual([...before, 'https://tide.example'])
    expect(await run(line('remove'))).toMatchObject({ isChanged: true })
    expect(await run(line('remove'))).toMatchObject({ isChanged: false })
    expect(await origins()).toEqual(before)
  })

  it.each([
    ['default https://tide.example/path', 'is no origin'],
    ['default https://*.example', 'is no origin'],
    ['default tide.example', 'is no origin'],
    ['default http://tide.example', 'has no TLS'],
    ['default http://localhost:4000', 'has no TLS'],
    ['nobody https://tide.example', 'There is no project nobody.'],
  ])('refuse %s', async (values, reason) => {
    const before = await readFile(operatorPath, 'utf8')
    await expect(run(`project origin add ${values}`)).rejects.toThrow(reason)
    expect(await readFile(operatorPath, 'utf8')).toBe(before)
  })

  it('G-33: stop approvals, and resume them', async () => {
    expect(await run('approvals stop')).toMatchObject({ isChanged: true })
    expect(await run('approvals stop')).toMatchObject({ isChanged: false })
    expect(await file()).toMatchObject({ areApprovalsStopped: true })
    expect(await run('approvals resume')).toMatchObject({ isChanged: true })
    expect(await file()).toMatchObject({ areApprovalsStopped: false })
  })

  it('migrate a database that is of this release already', async () => {
    expect(await run('migrate')).toEqual({
      isChanged: false,
      said: 'The database is of this release already.',
    })
  })

  it.each([
    ['project', 'There is no command project.'],
    ['project add', 'project add takes ID.'],
    [
      'project add tide',
      'project add takes a name that visitors read: --name.',
    ],
    ['migrate now', 'migrate takes nothing more.'],
    ['serve --port', "Unknown option '--port'"],
  ])('do not understand "%s"', (line, reason) => {
    expect(() => readWords(['-c', 'file', ...line.split(' ')])).toThrow(reason)
  })

  it('are all in the help', () => {
    const help = describeCommands()
    for (const words of ['serve', 'project origin remove', 'migrate'])
      expect(help).toContain(words)
    expect(readWords(['--help'])).toEqual({ type: 'help' })
    expect(readWords([])).toEqual({ type: 'help' })
  })
})
