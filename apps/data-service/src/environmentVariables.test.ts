import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readConfiguration } from '@hasp/service-frame/operator'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { configurationSchema } from './configuration.js'
import { environmentVariables, wholeVariable } from './environmentVariables.js'

const inRepository = (path: string) =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const file = {
  listen: { host: '127.0.0.1', port: 4003 },
  publicUrl: 'https://data.example',
  origins: '*',
  database: { folder: '/var/hasp' },
  redis: { url: 'redis://one' },
  networks: [
    {
      id: 'eip155:1',
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://node.example'],
    },
  ],
}

const read = (
  environment: Readonly<Record<string, string | undefined>>,
  path?: string,
) =>
  readConfiguration(configurationSchema, {
    ...{ path, whole: wholeVariable, variables: environmentVariables },
    environment: path
      ? environment
      : { [wholeVariable]: JSON.stringify(file), ...environment },
  })

it('sets what each variable is for, and nothing else', async () => {
  const usual = await read({})
  expect(usual).toMatchObject(file)
  const own = await read({
    DATABASE_URL: 'postgres://hasp:word@one,two/hasp',
    DATABASE_REPLICA_URLS: ' postgres://two/hasp  postgres://three,four/hasp ',
    REDIS_URL: 'rediss://:word@two:6380/1',
    HASP_HOST: '0.0.0.0',
    PORT: '80',
    HASP_PUBLIC_URL: 'https://other.example',
    HASP_ROLE: 'serve',
  })
  expect(own).toEqual({
    ...usual,
    database: {
      url: 'postgres://hasp:word@one,two/hasp',
      replicaUrls: ['postgres://two/hasp', 'postgres://three,four/hasp'],
    },
    redis: { url: 'rediss://:word@two:6380/1' },
    listen: { host: '0.0.0.0', port: 80 },
    publicUrl: 'https://other.example',
    role: 'serve',
  })
  expect((await read({ PORT: '80' })).listen).toEqual({
    ...{ host: '127.0.0.1', port: 80 },
  })
})

it('reads of another database no replicas that the file names', async () => {
  const database = { url: 'postgres://one/a', replicaUrls: ['postgres://b/a'] }
  const whole = JSON.stringify({ ...file, database })
  const { database: own } = await read({
    ...{ [wholeVariable]: whole, DATABASE_URL: 'postgres://two/a' },
  })
  expect(own).toEqual({ url: 'postgres://two/a', replicaUrls: [] })
})

const postgresSentence =
  'Write where PostgreSQL is, such as postgres://hasp@localhost/hasp.'

it.each([
  ['DATABASE_URL', 'own-key', `database.url: ${postgresSentence}`],
  [
    'DATABASE_URL',
    'mysql://a:own-key@b/c',
    `database.url: ${postgresSentence}`,
  ],
  [
    'DATABASE_REPLICA_URLS',
    'own-key',
    'database: Name the url of PostgreSQL, or a folder for PGlite.',
  ],
  [
    'REDIS_URL',
    'http://own-key',
    'redis.url: Write where Redis is, such as redis://localhost:6379.',
  ],
  ['PORT', '80a', 'listen.port: Invalid type: Expected number.'],
  ['PORT', '65536', 'listen.port: Invalid value: Expected <=65535.'],
  ['HASP_ROLE', 'lead', 'role: Write "serve", "follow" or "both".'],
  [
    'HASP_PUBLIC_URL',
    'https://a.example/',
    'publicUrl: Write scheme and host alone, without a slash at the end.',
  ],
])(
  'says in one sentence what is wrong with %s=%s',
  async (name, text, said) => {
    const failure = await read({ [name]: text }).catch((error) => error)
    expect(failure.message).toBe(`${name}: ${said}`)
  },
)

it('repeats nothing of what a variable holds, whatever that is', async () => {
  const names = [wholeVariable, ...Object.keys(environmentVariables)]
  await fc.assert(
    fc.asyncProperty(
      ...([fc.constantFrom(...names), fc.string(), fc.string()] as const),
      async (name, before, after) => {
        const text = `${before}own-key${after}`
        const failure = await read({ [name]: text }).catch((error) => error)
        if (!(failure instanceof Error)) return
        expect(failure.message.startsWith(name)).toBe(true)
        expect(failure.message).not.toContain('own-key')
      },
    ),
  )
})

it('has what is deployed, and says what each variable is', async () => {
  const compose = await readFile(inRepository('deploy/compose.yaml'), 'utf8')
  const names = Object.keys(environmentVariables)
  const environment = Object.fromEntries(
    names.map((name) => [
      name,
      new RegExp(`^ +${name}: (.+)$`, 'm').exec(compose)?.[1],
    ]),
  )
  expect(
    await read(environment, inRepository('deploy/data.json')),
  ).toMatchObject({
    ...{ database: { url: environment.DATABASE_URL }, trustedProxies: 1 },
    redis: { url: environment.REDIS_URL },
  })
  const page = await readFile(inRepository('docs/dataService.md'), 'utf8')
  for (const name of [wholeVariable, ...names])
    expect(page).toContain(`| \`${name}\` |`)
})
