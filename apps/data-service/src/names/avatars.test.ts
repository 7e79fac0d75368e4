import { deflateSync } from 'node:zlib'
import type { Name } from '@hasp/protocol/data'
import { namePath } from '@hasp/protocol/data'
import {
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  parseAbi,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensContracts, testAccounts } from '../../../../devstack/addresses.js'
import artifacts from '../../../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import { type Gateway, startGateway } from '../testing/startGateway.js'
import {
  type NamesService,
  startNamesService,
} from '../testing/startNamesService.js'

const abi = parseAbi([
  'function owner(bytes32 node) view returns (address)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setText(bytes32 node, string key, string value)',
  'function setAddr(bytes32 node, address account)',
])
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="alert(1)"><script>alert(1)</script></svg>'
/** Has commas, and what stands before bytes in base64. */
const commented = svg.replace('<script>', '<desc>a,b;base64,c</desc><script>')

let service: NamesService
let pictures: Gateway
let inside: Gateway

beforeAll(async () => {
  inside = await startGateway((_request, response) => response.end(svg))
  pictures = await startGateway((request, response) => {
    const files: Readonly<Record<string, Buffer | string>> = {
      '/picture.png': png(8, 8),
      '/picture.svg': svg,
      '/wide.png': png(20_000, 8),
      '/heavy.svg': svg.replace('</svg>', `${' '.repeat(256 * 1024)}</svg>`),
      '/page.html': '<html><script>alert(1)</script>',
    }
    if (request.url === '/elsewhere')
      return response.writeHead(302, { Location: inside.origin }).end()
    if (request.url === '/never') return undefined
    const file = files[request.url ?? '']
    // What a server calls it counts for nothing.
    response.setHeader('Content-Type', 'text/html')
    return file === undefined
      ? response.writeHead(404).end()
      : response.end(file)
  })
  service = await startNamesService({
    configuration: { outside: { allowedOrigins: [pictures.origin] } },
  })
}, 60_000)
afterAll(async () => {
  await service?.stop()
  await pictures?.stop()
  await inside?.stop()
})

async function send(from: Hex, to: Hex | undefined, data: Hex): Promise<Hex> {
  await service.chain.request('anvil_impersonateAccount', [from])
  const hash = (await service.chain.request('eth_sendTransaction', [
    { from, ...(to && { to }), data, gas: '0x400000' },
  ])) as Hex
  const { contractAddress } = await service.client.waitForTransactionReceipt({
    hash,
  })
  return contractAddress ?? '0x'
}

const deploy = (owner: Hex, location: string) =>
  send(
    owner,
    undefined,
    encodeDeployData({
      abi: parseAbi(['constructor(address owner, string location)']),
      bytecode: artifacts.PictureToken.bytecode as Hex,
      args: [owner, location],
    }),
  )

let count = 0

/**
 * Looks up a name that says that this is its picture.
 * @param account where it leads
 */
async function lookup(avatar: string, account?: Hex) {
  count += 1
  const name = `pictured-${count}.eth`
  const { publicResolver, registry } = ensContracts
  const owner = await service.client.readContract({
    address: registry,
    abi,
    functionName: 'owner',
    args: [namehash('eth')],
  })
  const label = labelhash(`pictured-${count}`)
  await send(
    owner,
    registry,
    encodeFunctionData({
      abi,
      functionName: 'setSubnodeRecord',
      args: [namehash('eth'), label, owner, publicResolver, 0n],
    }),
  )
  await send(
    owner,
    publicResolver,
    encodeFunctionData({
      abi,
      functionName: 'setText',
      args: [namehash(name), 'avatar', avatar],
    }),
  )
  if (account)
    await send(
      owner,
      publicResolver,
      encodeFunctionData({
        abi,
        functionName: 'setAddr',
        args: [namehash(name), account],
      }),
    )
  const response = await fetch(service.url + namePath(name))
  return (await response.json()) as Name
}

describe('the picture of a name', () => {
  it.each([
    ['/picture.png', 'image/png'],
    ['/picture.svg', 'image/svg+xml'],
  ])('%s is served by the service alone, as what it is', async (path, type) => {
    const { avatar } = await lookup(pictures.origin + path)
    expect(avatar).toMatch(/^\/v1\/images\/[0-9a-f]{64}$/)
    const { headers, status } = await fetch(`${service.url}${avatar}`)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe(type)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none';.*sandbox$/,
    )
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('Cache-Control')).toContain('immutable')
  })

  const base64 = (bytes: Buffer) => bytes.toString('base64')
  const encoded = encodeURIComponent(svg)
  it.each([
    ['image/png;base64', base64(png(8, 8)), png(8, 8)],
    ['image/svg+xml', encoded, svg],
    ['image/svg+xml;utf8', svg, svg],
    ['image/svg+xml;charset=utf-8', encoded, svg],
    ['image/svg+xml; charset=iso-8859-1;base64', base64(Buffer.from(svg)), svg],
    ['image/svg+xml;UTF-8', commented, commented],
  ])('may be in the text itself, %s', async (kind, data, picture) => {
    const { avatar } = await lookup(`data:${kind},${data}`)
    const response = await fetch(`${service.url}${avatar}`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      Buffer.from(picture),
    )
  })

  it.each([
    '/wide.png',
    '/heavy.svg',
    '/page.html',
    '/elsewhere',
    '/nothing',
    '/never',
  ])('%s is none', async (path) => {
    const { avatar, name } = await lookup(pictures.origin + path)
    expect(name).toMatch(/^pictured/)
    expect(avatar).toBe(undefined)
  })

  it.each([
    'https://127.0.0.1:PORT/picture.svg',
    'https://[::ffff:127.0.0.1]:PORT/picture.svg',
    'http://127.0.0.1:PORT/picture.svg',
    'https://169.254.169.254/picture.svg',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ipfs://QmbWqxBEKC3P8tqsKc98xmWNzrzDtRLMiMPL8wBuTGsMnR',
    'eip155:9/erc721:0x0a867ca0442383c2a89951244b955aa19b615b58/1',
    'x'.repeat(5_000),
  ])('%s sends nobody anywhere', async (text) => {
    const { port } = new URL(inside.origin)
    const { avatar } = await lookup(text.replace('PORT', port))
    expect(avatar).toBe(undefined)
    expect(inside.asked).toEqual([])
  })

  it.each([
    ['erc721', 'base64'],
    ['erc721', 'utf8'],
    ['erc1155', 'base64'],
  ])(
    'of a token (%s, %s) is that of the account that has it',
    async (standard, encoding) => {
      const [own, other] = testAccounts
      const description = JSON.stringify({
        image: `${pictures.origin}/picture.png`,
      })
      const data =
        encoding === 'utf8' ? description : base64(Buffer.from(description))
      const location = `data:application/json;${encoding},${data}`
      const contract = await deploy(own, location)
      const text = `eip155:31337/${standard}:${contract}/7`
      expect((await lookup(text, own)).avatar).toMatch(/^\/v1\/images/)
      expect((await lookup(text, other)).avatar).toBe(undefined)
      expect((await lookup(text)).avatar).toBe(undefined)
    },
  )

  it.each(['ab', `${'0'.repeat(64)}`, '../../etc/passwd'])(
    'is not at %s',
    async (hash) => {
      const path = `/v1/images/${encodeURIComponent(hash)}`
      expect((await fetch(service.url + path)).status).toBe(404)
    },
  )
})

/** A picture of one colour. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[
      ['IHDR', header],
      ['IDAT', rows],
      ['IEND', Buffer.alloc(0)],
    ].map(([name, data]) => chunk(name as string, data as Buffer)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // No reader of headers looks at the checksum.
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}
