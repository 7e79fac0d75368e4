import type { Name } from '@hasp/protocol/data'
import { addressNamePath, namePath } from '@hasp/protocol/data'
import {
  type Abi,
  concat,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  keccak256,
  labelhash,
  namehash,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
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

const registryAbi = parseAbi([
  'function owner(bytes32 node) view returns (address)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
])
const signer = privateKeyToAccount(`0x${'29'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'31'.repeat(32)}`)
const [own] = testAccounts

type Reply = (sender: Hex, data: Hex) => Promise<Hex>

let service: NamesService
/** A service of the operator's own network, which nobody may be sent to. */
let inside: Gateway
/** A gateway as any on the internet. */
let gateway: Gateway
let answer: Reply | 'redirect' | 'garbage' = async () => '0x'

beforeAll(async () => {
  inside = await startGateway((_request, response) => response.end('{}'))
  gateway = await startGateway((request, response) => {
    if (answer === 'redirect')
      response.writeHead(302, { Location: `${inside.origin}/` }).end()
    else if (answer === 'garbage') response.end('<html>')
    else {
      const [, sender, data] = (request.url ?? '').split('/')
      answer(sender as Hex, data as Hex).then((reply) =>
        response.end(JSON.stringify({ data: reply })),
      )
    }
  })
  service = await startNamesService({
    configuration: { outside: { allowedOrigins: [gateway.origin] } },
  })
}, 60_000)
afterAll(async () => {
  await service?.stop()
  await inside?.stop()
  await gateway?.stop()
})

async function send(from: Hex, transaction: object): Promise<Hex> {
  await service.chain.request('anvil_impersonateAccount', [from])
  const hash = (await service.chain.request('eth_sendTransaction', [
    { from, gas: '0x400000', ...transaction },
  ])) as Hex
  const { contractAddress } = await service.client.waitForTransactionReceipt({
    hash,
  })
  return contractAddress ?? '0x'
}

const deploy = (
  { abi, bytecode }: { abi: readonly unknown[]; bytecode: string },
  args: readonly unknown[],
) =>
  send(own, {
    data: encodeDeployData({
      abi: abi as Abi,
      bytecode: bytecode as Hex,
      args,
    }),
  })

/** Makes a name of which the resolver tells. */
async function point(label: string, resolver: Hex): Promise<string> {
  const node = namehash('eth')
  const owner = await service.client.readContract({
    address: ensContracts.registry,
    abi: registryAbi,
    functionName: 'owner',
    args: [node],
  })
  await send(owner, {
    to: ensContracts.registry,
    data: encodeFunctionData({
      abi: registryAbi,
      functionName: 'setSubnodeRecord',
      args: [node, labelhash(label), owner, resolver, 0n],
    }),
  })
  return `${label}.eth`
}

async function lookup(name: string) {
  const response = await fetch(service.url + namePath(name))
  const body = (await response.json()) as Partial<Name> & { code?: string }
  return { status: response.status, ...body }
}

describe('a resolver', () => {
  it('without code answers for nobody', async () => {
    const name = await point('hollow', `0x${'de'.repeat(20)}`)
    expect(await lookup(name)).toMatchObject({
      status: 404,
      code: 'NAME_UNKNOWN',
    })
  })

  it('that reverts leads nowhere', async () => {
    const name = await point(
      'failing',
      await deploy(artifacts.HostileResolver, [[]]),
    )
    expect(await lookup(name)).toMatchObject({ status: 200, addresses: [] })
  })

  it('that sends the service round and round is left after four times', async () => {
    answer = async () => '0x'
    const url = `${gateway.origin}/{sender}/{data}`
    const resolver = await deploy(artifacts.HostileResolver, [[url]])
    const name = await point('roundabout', resolver)
    const before = requestsOf(gateway)
    expect(await lookup(name)).toMatchObject({
      status: 503,
      code: 'UPSTREAM_UNAVAILABLE',
    })
    expect(requestsOf(gateway) - before).toBe(4)
  })

  it.each([
    'https://169.254.169.254/latest/{data}',
    'http://169.254.169.254/latest/{data}',
    'https://127.0.0.1:PORT/{data}',
    'https://[::ffff:127.0.0.1]:PORT/{data}',
    'https://[::1]:PORT/{data}',
    'https://0x7f.1:PORT/{data}',
    'https://2130706433:PORT/{data}',
    'https://localhost:PORT/{data}',
    'https://localhost.:PORT/{data}',
    'http://127.0.0.1:PORT/{data}',
    'https://somebody@127.0.0.1:PORT/{data}',
    'https://10.0.0.1/{data}',
    'https://224.0.0.1/{data}',
    'https://[fe80::1]/{data}',
    'https://[64:ff9b::7f00:1]:PORT/{data}',
    'file:///etc/passwd',
    'data:application/json,{"data":"0x"}',
    'x-batch-gateway:true',
  ])('sends the service nowhere by %s', async (pattern) => {
    const { port } = new URL(inside.origin)
    const url = pattern.replace('PORT', port)
    const resolver = await deploy(artifacts.HostileResolver, [[url]])
    const name = await point(
      `inside-${labelhash(pattern).slice(2, 12)}`,
      resolver,
    )
    expect(await lookup(name)).toMatchObject({ status: 503 })
    expect(inside.asked).toEqual([])
  })

  it('whose gateways never answer has ten seconds, not five for each of them', async () => {
    const silent = await startGateway(() => undefined)
    const urls = ['a', 'b', 'c', 'd'].map(
      (path) => `${silent.origin}/${path}/{sender}/{data}`,
    )
    const resolver = await deploy(artifacts.HostileResolver, [urls])
    const name = await point('silent', resolver)
    const hurried = await service.startAnother({
      hurry: 10,
      configuration: { outside: { allowedOrigins: [silent.origin] } },
    })
    const { status } = await fetch(hurried.url + namePath(name))
    await hurried.stop()
    await silent.stop()
    expect(status).toBe(503)
    const asked = silent.asked.filter((path) => path.startsWith('/'))
    expect(asked[0]).toMatch(/^[/]a/)
    expect(asked.filter((path) => /^[/][cd]/.test(path))).toEqual([])
  })

  it.each(['redirect', 'garbage'] as const)(
    'whose gateway answers with a %s is not followed',
    async (kind) => {
      answer = kind
      const url = `${gateway.origin}/{sender}/{data}`
      const resolver = await deploy(artifacts.HostileResolver, [[url]])
      const before = requestsOf(gateway)
      expect(await lookup(await point(`gate-${kind}`, resolver))).toMatchObject(
        {
          status: 503,
        },
      )
      expect(requestsOf(gateway)).toBeGreaterThan(before)
      expect(inside.asked).toEqual([])
    },
  )
})

it('[R7.29] a name that is written as nobody writes it is nobody’s', async () => {
  const abi = parseAbi([
    'function setAddr(bytes32 node, address account)',
    'function setName(string name)',
  ])
  const account = testAccounts[5]
  const { publicResolver, reverseRegistrar } = ensContracts
  const name = await point('ANA', publicResolver)
  const owner = await service.client.readContract({
    address: ensContracts.registry,
    abi: registryAbi,
    functionName: 'owner',
    args: [namehash('eth')],
  })
  await send(owner, {
    to: publicResolver,
    data: encodeFunctionData({
      abi,
      functionName: 'setAddr',
      args: [namehash(name), account],
    }),
  })
  await send(account, {
    to: reverseRegistrar,
    data: encodeFunctionData({ abi, functionName: 'setName', args: [name] }),
  })
  // ENS says it, and leads back.
  expect(await service.client.getEnsName({ address: account })).toBe(name)
  const response = await fetch(
    service.url + addressNamePath(account, 'eip155:31337'),
  )
  expect(await response.json()).toMatchObject({ name: null })
})

describe('a signed answer', () => {
  let resolver: Hex
  beforeAll(async () => {
    const url = `${gateway.origin}/{sender}/{data}`
    resolver = await deploy(artifacts.OffchainResolver, [url, signer.address])
  })

  const inSeconds = (seconds: number) =>
    BigInt(Math.floor(Date.now() / 1000) + seconds)
  const sign = async (
    data: Hex,
    { by = signer, for: resolverOf = resolver, until = inSeconds(300) } = {},
  ) => {
    const result = encodeAbiParameters([{ type: 'address' }], [own])
    const hash = keccak256(
      concat([
        '0x1900',
        resolverOf,
        numberToHex(until, { size: 8 }),
        keccak256(data),
        keccak256(result),
      ]),
    )
    return encodeAbiParameters(parseAbiParameters('bytes, uint64, bytes'), [
      result,
      until,
      await by.sign({ hash }),
    ])
  }
  const signs: Record<string, readonly [Reply, readonly object[]]> = {
    'that is right counts': [
      (_sender, data) => sign(data),
      [{ coinType: 60, address: own }],
    ],
    'that is over does not count': [
      (_sender, data) => sign(data, { until: inSeconds(-60) }),
      [],
    ],
    'of somebody else does not count': [
      (_sender, data) => sign(data, { by: stranger }),
      [],
    ],
    'for another resolver does not count': [
      (_sender, data) => sign(data, { for: ensContracts.offchainResolver }),
      [],
    ],
    'for another name does not count': [
      (_sender, data) => sign(ofAnother(data)),
      [],
    ],
  }
  it.each(Object.entries(signs))('%s', async (title, [reply, addresses]) => {
    answer = reply
    const label = `signed-${labelhash(title).slice(2, 12)}`
    expect(await lookup(await point(label, resolver))).toMatchObject({
      status: 200,
      addresses,
    })
  })

  it('is asked for by turns, on however many networks', async () => {
    answer = (_sender, data) => sign(data)
    const name = await point('everywhere', resolver)
    const networks = Array.from({ length: 140 }, (_, index) => ({
      ...{ id: `eip155:${index + 1}`, name: `${index}` },
      rpcUrls: [service.chain.url],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }))
    const wide = await service.startAnother({
      configuration: {
        networks,
        outside: { allowedOrigins: [gateway.origin] },
      },
    })
    const before = requestsOf(gateway)
    const response = await fetch(wide.url + namePath(name))
    await wide.stop()
    expect(await response.json()).toMatchObject({
      addresses: [{ coinType: 60, address: own }],
    })
    // And for its picture.
    expect(requestsOf(gateway) - before).toBeGreaterThanOrEqual(140)
  })
})

/** The same question, about another name of as many letters. */
function ofAnother(data: Hex): Hex {
  const [own, other] = ['signed', 'others'].map((text) => toHex(text).slice(2))
  return data.replace(own ?? '', other ?? '') as Hex
}

function requestsOf({ asked }: Gateway): number {
  return asked.filter((path) => path !== 'connection').length
}
