import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'
import { describeDataApi } from './describeDataApi.js'

interface Operation {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
  }[]
}

const document = describeDataApi('https://data.example') as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [method.toUpperCase(), path, operation] as const,
  ),
)

it('describes every route as the committed document does', async () => {
  await expect(
    `${JSON.stringify(document, undefined, 2)}\n`,
  ).toMatchFileSnapshot('../../../../docs/dataService.openapi.json')
})

describe('a service that demands projects', () => {
  let folder: string
  let service: TestService
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hasp-described-'))
    const operatorFile = join(folder, 'operator.json')
    const tide = {
      id: 'tide',
      name: 'Tide Market',
      origins: ['https://tide.example'],
    }
    await writeFile(operatorFile, JSON.stringify({ projects: [tide] }))
    service = await startTestService('http://127.0.0.1:1', {
      configuration: { projects: { operatorFile } },
    })
  })
  afterAll(async () => {
    await service.stop()
    await rm(folder, { recursive: true })
  })

  /** With anything in its path, and no more than that in its query. */
  async function ask(method: string, path: string, query = '') {
    const filled = path.replace(/\{\w+\}/g, 'x')
    const response = await fetch(`${service.url}${filled}${query}`, { method })
    const { code } = (await response.json()) as { code?: string }
    return code
  }

  it.each(operations)(
    'answers %s %s without what the document says may be left out',
    async (method, path, { parameters = [] }) => {
      const asked = parameters.filter((each) => each.in === 'query')
      const isNamed = asked.some(({ name }) => name === 'projectId')
      expect((await ask(method, path)) === 'PROJECT_ID_REQUIRED').toBe(isNamed)
      const isShort = asked.some(({ required }) => required)
      const code = await ask(method, path, '?projectId=tide')
      expect(code === 'QUERY_INVALID').toBe(isShort)
    },
  )
})
