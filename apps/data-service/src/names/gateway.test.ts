import {
  concatHex,
  encodeFunctionData,
  type Hex,
  namehash,
  parseAbi,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensContracts } from '../../../../devstack/addresses.js'
import {
  type NamesService,
  startNamesService,
} from '../testing/startNamesService.js'

const abi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes)',
  'function addr(bytes32 node) view returns (address)',
  'function contenthash(bytes32 node) view returns (bytes)',
])
const resolver = ensContracts.offchainResolver
const onChainB = 2 ** 31 + 31338
let service: NamesService

beforeAll(async () => {
  service = await startNamesService({
    configuration: {
      networks: ['eip155:31337', 'eip155:31338'].map((id) => ({
        id,
        name: id,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['http://127.0.0.1:1'],
      })),
    },
  })
}, 60_000)
afterAll(() => service?.stop())

function question(
  name: string,
  node = namehash(name),
  functionName: 'addr' | 'contenthash' = 'addr',
  packet = toHex(packetToBytes(name)),
): Hex {
  const data = encodeFunctionData({ abi, functionName, args: [node] })
  return encodeFunctionData({
    abi,
    functionName: 'resolve',
    args: [packet, data],
  })
}

/** A name that the DNS writes with so many bytes. */
const nameOf = (bytes: 255 | 257) =>
  `ab.${'a.'.repeat((bytes - 13) / 2)}hasp.eth`
/** A name with something behind its end. */
const followed = concatHex([
  toHex(packetToBytes('a.hasp.eth')),
  `0x${'00'.repeat(25_000)}`,
])

async function ask(sender: string, data: string) {
  const response = await fetch(`${service.url}/ccip/${sender}/${data}.json`, {
    headers: { Origin: 'https://any.example' },
  })
  const answer = (await response.json()) as { data?: string; code?: string }
  return { response, status: response.status, answer }
}

async function post(path: string, body: object) {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Partial<
    Record<'message' | 'code' | 'data', string>
  >
  return { status: response.status, answer }
}

it('answers every page, by GET and by POST', async () => {
  const data = question('nobody-yet.hasp.eth')
  const { answer, response, status } = await ask(resolver, data)
  expect(status).toBe(200)
  expect(answer.data).toMatch(/^0x[0-9a-f]+$/)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(
    'https://any.example',
  )
  const posted = await post(`/ccip/${resolver}`, { sender: resolver, data })
  expect(posted.status).toBe(200)
})

it('answers for a name as long as the DNS has room for, and for no longer one', async () => {
  const statuses = []
  for (const bytes of [255, 257] as const) {
    const name = nameOf(bytes)
    expect(packetToBytes(name)).toHaveLength(bytes)
    const data = question(name)
    const { status } = await post(`/ccip/${resolver}`, {
      sender: resolver,
      data,
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 400])
  const data = question('a.hasp.eth', undefined, 'addr', followed)
  expect(
    await post(`/ccip/${resolver}`, { sender: resolver, data }),
  ).toMatchObject({ status: 400, answer: { code: 'QUERY_INVALID' } })
})

it.each([
  ['another resolver', ensContracts.publicResolver, question('a.hasp.eth')],
  [
    'one name under another',
    resolver,
    question('mine.hasp.eth', namehash('yours.hasp.eth')),
  ],
  [
    'what it does not know',
    resolver,
    question('a.hasp.eth', undefined, 'contenthash'),
  ],
  ['another call', resolver, '0xc0ffee'],
  ['nothing', resolver, '0x'],
  ['no bytes', resolver, 'abc'],
  ['nobody', '0x12', question('a.hasp.eth')],
])('signs nothing for %s', async (_what, sender, data) => {
  const { answer, status } = await ask(sender, data)
  expect([status, answer.code]).toEqual([400, 'QUERY_INVALID'])
})

it('[R7.31] a signature for one chain is none for another', async () => {
  const person = privateKeyToAccount(generatePrivateKey())
  const { address } = person
  const name = 'one-chain.hasp.eth'
  const { answer } = await post('/v1/names/challenges', {
    name,
    address,
    coinType: onChainB,
  })
  const message = answer.message ?? ''
  expect(message).toContain(`Coin type: ${onChainB}`)
  const signature = await person.signMessage({ message })
  const register = (coinType: number) =>
    post('/v1/names/registrations', { coinType, address, message, signature })
  expect((await register(60)).answer.code).toBe('CHALLENGE_INVALID')
  expect((await register(onChainB)).status).toBe(200)
})
