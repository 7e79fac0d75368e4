import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfiguration } from './readConfiguration.js'

const schema = v.strictObject({
  listen: v.strictObject({ host: v.string(), port: v.number() }),
  redis: v.optional(v.strictObject({ url: v.pipe(v.string(), v.url()) })),
  store: v.optional(
    v.union(
      [
        v.strictObject({ folder: v.string() }),
        v.strictObject({
          url: v.pipe(v.string(), v.regex(/^postgres:/)),
          copies: v.optional(v.array(v.string())),
        }),
      ],
      'Name a folder or a url.',
    ),
  ),
})
const variables = {
  STORE_URL: { place: ['store'], read: (url: string) => ({ url }) },
  COPY: { place: ['store', 'copies'], read: (text: string) => [text] },
  REDIS_URL: { place: ['redis', 'url'] },
  PORT: { place: ['listen', 'port'], read: Number },
}
const listen = { host: 'a', port: 1 }
const secret = 'redis-secret'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-environment-'))
  path = join(folder, 'data.json')
})
afterAll(async () => await rm(folder, { recursive: true }))

async function read(written: object | undefined, environment: object = {}) {
  if (written) await writeFile(path, JSON.stringify(written))
  return await readConfiguration(schema, {
    ...{ environment: { ...environment }, variables, whole: 'WHOLE' },
    path: written && path,
  })
}

describe('readConfiguration', () => {
  it('takes what the environment says over the file, and leaves the rest', async () => {
    expect(await read({ listen, redis: { url: 'redis://a' } })).toEqual({
      ...{ listen, redis: { url: 'redis://a' } },
    })
    const environment = { PORT: '2', REDIS_URL: 'redis://b' }
    expect(
      await read({ listen, redis: { url: 'redis://a' } }, environment),
    ).toEqual({
      listen: { host: 'a', port: 2 },
      redis: { url: 'redis://b' },
    })
  })

  it('adds what the file does not have', async () => {
    expect(await read({ listen }, { REDIS_URL: 'redis://b' })).toEqual({
      ...{ listen, redis: { url: 'redis://b' } },
    })
  })

  it('replaces one kind of thing by another', async () => {
    const environment = { STORE_URL: 'postgres://a', COPY: 'postgres://b' }
    expect(
      await read({ listen, store: { folder: 'a' } }, environment),
    ).toMatchObject({
      store: { url: 'postgres://a', copies: ['postgres://b'] },
    })
  })

  it('needs no file where the environment has the whole', async () => {
    const environment = { WHOLE: JSON.stringify({ listen }), PORT: '3' }
    expect(await read(undefined, environment)).toEqual({
      listen: { host: 'a', port: 3 },
    })
    expect(
      await read({ listen: { host: 'unread', port: 9 } }, environment),
    ).toEqual({ listen: { host: 'a', port: 3 } })
  })

  it('takes an empty variable for none', async () => {
    const none = { WHOLE: '', PORT: '', REDIS_URL: '' }
    expect(await read({ listen }, none)).toEqual({ listen })
  })

  it.each([
    [
      undefined,
      {},
      'Name the configuration by --configuration FILE, or write it into WHOLE.',
    ],
    [undefined, { WHOLE: secret }, 'WHOLE is no JSON.'],
    [undefined, { WHOLE: '{}' }, 'WHOLE: "listen" is missing.'],
    [undefined, { WHOLE: '[]' }, 'WHOLE: "listen" is missing.'],
    [undefined, { WHOLE: '7' }, 'WHOLE: Invalid type: Expected Object.'],
    [{ listen }, { REDIS_URL: secret }, 'REDIS_URL: redis.url: Invalid URL.'],
    [
      { listen },
      { STORE_URL: secret },
      'STORE_URL: store.url: Invalid format: Expected /^postgres:/.',
    ],
    [
      { listen, store: { folder: 'a' } },
      { COPY: 'b' },
      'COPY: store: Name a folder or a url.',
    ],
    [{ listen: {} }, { PORT: '2' }, 'FILE: "listen.host" is missing.'],
    [
      { listen: { host: 'a' } },
      { REDIS_URL: 'redis://b' },
      'FILE: "listen.port" is missing.',
    ],
    [{ listen, redis: { url: secret } }, {}, 'FILE: redis.url: Invalid URL.'],
  ])(
    'says of %j and %j what is wrong, and where',
    async (written, environment, said) => {
      const failure = await read(written, environment).catch((error) => error)
      expect(failure.message).toBe(said.replace('FILE:', `${path}:`))
    },
  )

  it('repeats nothing of what a variable holds', async () => {
    const names = fc.constantFrom('WHOLE', ...Object.keys(variables))
    await fc.assert(
      fc.asyncProperty(names, fc.string(), async (name, text) => {
        const held = `${text} ${secret} ${text}`
        const result = await read({ listen }, { [name]: held }).catch(
          (error: Error) => error,
        )
        if (result instanceof Error) {
          expect(result.message).toMatch(new RegExp(`^${name}\\b`))
          expect(result.message).not.toContain(secret)
        }
      }),
    )
  })
})
