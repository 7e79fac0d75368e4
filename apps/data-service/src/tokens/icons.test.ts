import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Balances, balancesPath } from '@hasp/protocol/data'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { type Gateway, startGateway } from '../testing/startGateway.js'
import { startTestService } from '../testing/startTestService.js'

const [coin, dollar] = testTokens
const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" fill="${color}" onload="alert(1)"></svg>`
const cid = 'QmbWqxBEKC3P8tqsKc98xmWNzrzDtRLMiMPL8wBuTGsMnR'
const files: Readonly<Record<string, string>> = {
  '/coin.svg': svg('red'),
  '/dollar.svg': svg('green'),
  [`/ipfs/${cid}/coin.svg`]: svg('blue'),
  '/heavy.svg': svg('red').replace('</svg>', `${' '.repeat(256 * 1024)}</svg>`),
  '/wide.svg': svg('red').replace('width="8"', 'width="20000"'),
  '/page.html': '<html><script>alert(1)</script>',
}

let chain: TestChain
let pictures: Gateway
let inside: Gateway
let folder: string
/** What is answered once it is let go. */
let release: () => void = () => undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-icons-'))
  inside = await startGateway((_request, response) => response.end(svg('red')))
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  pictures = await startGateway(async ({ url = '' }, response) => {
    if (url === '/never.svg') return
    if (url === '/elsewhere.svg')
      return response.writeHead(302, { Location: inside.origin }).end()
    if (url === '/late.svg') await held
    const file = url === '/late.svg' ? svg('grey') : files[url]
    // What a server calls it counts for nothing.
    response.setHeader('Content-Type', 'text/html')
    return file === undefined
      ? response.writeHead(404).end()
      : response.end(file)
  })
  chain = await startTestChain({ chainId: 31337, multicall: true })
}, 60_000)
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})
afterAll(async () => {
  await chain?.stop()
  await pictures?.stop()
  await inside?.stop()
  await rm(folder, { recursive: true })
})

const describe = (
  { address, decimals, name, symbol }: typeof coin | typeof dollar,
  iconUrl: string,
) => ({
  ...{ address, decimals, name, symbol },
  iconUrl: iconUrl.replace('ORIGIN', pictures.origin),
})

/** A service, and its icons as its newest answer names them. */
async function setUp(network: object, configuration: object = {}) {
  let now = Date.now()
  let answers = 0
  const { origin } = pictures
  const service = await startTestService(chain.url, {
    now: () => now,
    network,
    configuration: {
      outside: { allowedOrigins: [origin], ipfsGateway: origin },
      ...configuration,
    },
  })
  stops.push(service.stop)
  const asked = pictures.asked.length
  return {
    url: service.url,
    /** What was asked for since. */
    asked: () =>
      pictures.asked.slice(asked).filter((path) => path.startsWith('/')),
    /**
     * Of ten accounts in turn, so that each answer is a new one: one is used
     * for half a minute.
     * @param passedMs since the answer before
     */
    async read(passedMs = 3_000) {
      now += passedMs
      const account = testAccounts[answers % testAccounts.length]
      answers += 1
      const path = balancesPath(`eip155:31337:${account}`)
      const response = await fetch(service.url + path)
      expect(response.status).toBe(200)
      const { tokens } = (await response.json()) as Balances
      return Object.fromEntries(
        tokens.flatMap(({ iconUrl, symbol }) =>
          iconUrl === undefined ? [] : [[symbol, iconUrl]],
        ),
      )
    },
  }
}

const isImage = expect.stringMatching(/^\/v1\/images\/[0-9a-f]{64}$/)

async function readList(tokens: readonly object[]): Promise<string> {
  const path = join(folder, 'list.json')
  await writeFile(path, JSON.stringify({ tokens }))
  return path
}

it('[R7.35] the pictures of configured and of listed tokens are those of the service', async () => {
  const { iconUrl: logoURI, ...listed } = describe(dollar, 'ORIGIN/dollar.svg')
  const list = await readList([{ ...listed, chainId: 31337, logoURI }])
  const { read, url } = await setUp({
    tokens: [describe(coin, 'ORIGIN/coin.svg')],
    tokenLists: [list],
  })
  // Nobody waits for a picture.
  expect(await read()).toEqual({})
  await expect.poll(() => read()).toEqual({ HTK: isImage, HUSD: isImage })
  const { HTK, HUSD } = await read()
  for (const [path, name] of [
    [HTK, '/coin.svg'],
    [HUSD, '/dollar.svg'],
  ]) {
    const response = await fetch(`${url}${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(response.headers.get('Content-Security-Policy')).toMatch(/sandbox$/)
    expect(await response.text()).toBe(files[`${name}`])
  }
})

it('a picture on IPFS is that of the gateway', async () => {
  const { asked, read } = await setUp({
    tokens: [describe(coin, `ipfs://${cid}/coin.svg`)],
  })
  await expect.poll(() => read()).toEqual({ HTK: isImage })
  expect(asked()).toEqual([`/ipfs/${cid}/coin.svg`])
})

it('is fetched once, whichever tokens and answers ask for it, and anew after a day', async () => {
  const { asked, read } = await setUp({
    tokens: [coin, dollar].map((token) => describe(token, 'ORIGIN/coin.svg')),
  })
  await expect.poll(() => read()).toEqual({ HTK: isImage, HUSD: isImage })
  await read()
  expect(asked()).toEqual(['/coin.svg'])
  await read(24 * 60 * 60_000)
  await expect.poll(asked).toEqual(['/coin.svg', '/coin.svg'])
  expect(await read()).toEqual({ HTK: isImage, HUSD: isImage })
})

it('a server that does not answer is asked once at a time, and keeps nobody waiting', async () => {
  const { asked, read } = await setUp({
    tokens: [
      describe(coin, 'ORIGIN/late.svg'),
      describe(dollar, 'ORIGIN/dollar.svg'),
    ],
  })
  await expect.poll(() => read()).toEqual({ HUSD: isImage })
  await read(24 * 60 * 60_000)
  expect(asked().filter((path) => path === '/late.svg')).toHaveLength(1)
  release()
  await expect.poll(() => read()).toEqual({ HTK: isImage, HUSD: isImage })
})

it.each([
  '/heavy.svg',
  '/wide.svg',
  '/page.html',
  '/nothing.svg',
  '/elsewhere.svg',
])(
  '%s is none, and nobody asks for it again within ten minutes',
  async (path) => {
    const { asked, read } = await setUp({
      tokens: [
        describe(coin, `ORIGIN${path}`),
        describe(dollar, 'ORIGIN/dollar.svg'),
      ],
    })
    expect(await read()).toEqual({})
    const questions = () => asked().filter((one) => one === path).length
    await expect.poll(() => read()).toEqual({ HUSD: isImage })
    await read(8 * 60_000)
    expect(questions()).toBe(1)
    await read(12 * 60_000)
    await expect.poll(questions).toBe(2)
    expect(inside.asked).toEqual([])
  },
)

it.each([
  'https://127.0.0.1:PORT/coin.svg',
  'https://[::ffff:127.0.0.1]:PORT/coin.svg',
  'http://127.0.0.1:PORT/coin.svg',
  'https://169.254.169.254/coin.svg',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '/coin.svg',
  '',
  null,
  7,
])('a list that says %s sends nobody inside, and is used', async (said) => {
  const { port } = new URL(inside.origin)
  const logoURI = typeof said === 'string' ? said.replace('PORT', port) : said
  const { address, decimals, name, symbol } = coin
  const chainId = 31337
  const list = await readList([
    { address, chainId, decimals, logoURI, name, symbol },
  ])
  const { read } = await setUp({
    tokenLists: [list],
    tokens: [describe(dollar, 'ORIGIN/dollar.svg')],
  })
  await expect.poll(() => read()).toEqual({ HUSD: isImage })
  expect(inside.asked).toEqual([])
})
