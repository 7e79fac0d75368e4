import type {
  AddressName,
  Name,
  NameRegistration,
  NameSuggestions,
} from '@hasp/protocol/data'
import { addressNamePath, isNameMessage, namePath } from '@hasp/protocol/data'
import {
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  serializeErc6492Signature,
  toCoinType,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import artifacts from '../../../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import {
  type NamesService,
  startNamesService,
} from '../testing/startNamesService.js'
import { result, startUpstream } from '../testing/startUpstream.js'

const home = 'eip155:31337'
const site = 'https://shop.example'
const state = { now: Date.now() }
let service: NamesService

beforeAll(async () => {
  service = await startNamesService({ now: () => state.now })
}, 60_000)
afterAll(() => service?.stop())

type Person = ReturnType<typeof createPerson>
const createPerson = () => privateKeyToAccount(generatePrivateKey())

async function post(
  path: string,
  body: object,
  origin = site,
  url = service.url,
) {
  const response = await fetch(`${url}/v1/names/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Partial<
    NameRegistration & { message: string; code: string; detail: string }
  >
  return { status: response.status, answer }
}

const challenge = (name: string, address: Hex, coinType = 60, url?: string) =>
  post('challenges', { name, address, coinType }, site, url)

/** What a wallet does. */
async function sign(
  person: Person,
  name: string,
  coinType = 60,
  url = service.url,
) {
  const { address } = person
  const { answer } = await challenge(name, address, coinType, url)
  const message = answer.message ?? ''
  const signature = await person.signMessage({ message })
  return { coinType, address, message, signature }
}

async function suggest(query: string) {
  const path = `/v1/names/suggestions?query=${encodeURIComponent(query)}`
  const response = await fetch(service.url + path)
  return (await response.json()) as NameSuggestions
}

async function register(name: string, person = createPerson()) {
  return await post('registrations', await sign(person, name))
}

describe('a name of one’s own', () => {
  it('[R7.31] is taken by a signature, and every client of ENS knows it at once', async () => {
    const mira = createPerson()
    const request = await sign(mira, 'Mira-K.hasp.eth')
    expect(request.message).toContain(
      `${site} wants to register the name mira-k.hasp.eth`,
    )
    for (const part of [mira.address, 'Coin type: 60', 'Nonce: ', 'Expires at'])
      expect(request.message).toContain(part)
    const asked = { ...request, name: 'mira-k.hasp.eth', site }
    expect(isNameMessage(request.message, asked)).toBe(true)
    const { status, answer } = await post('registrations', request)
    expect({ status, answer }).toMatchObject({
      status: 200,
      answer: { name: 'mira-k.hasp.eth', address: mira.address, coinType: 60 },
    })
    expect(
      await service.client.getEnsAddress({ name: 'mira-k.hasp.eth' }),
    ).toBe(mira.address)
    expect(
      await service.client.getEnsAddress({
        name: 'mira-k.hasp.eth',
        coinType: toCoinType(10),
      }),
    ).toBe(mira.address.toLowerCase())
    expect(
      await service.client.getEnsText({ name: 'mira-k.hasp.eth', key: 'url' }),
    ).toBe(null)
    expect(await service.client.getEnsAddress({ name: 'mira.hasp.eth' })).toBe(
      null,
    )
    // The same request, the same answer, also when its message is long over.
    expect(await post('registrations', request)).toEqual({
      status: 200,
      answer,
    })
    state.now += 10 * 60_000
    expect(await post('registrations', request)).toEqual({
      status: 200,
      answer,
    })
  })

  it('[R7.28] [R7.29] is looked up like any other', async () => {
    const person = createPerson()
    await register('olive.hasp.eth', person)
    const ask = async <Answer>(path: string) =>
      (await (await fetch(service.url + path)).json()) as Answer
    expect(await ask<Name>(namePath('olive.hasp.eth'))).toMatchObject({
      name: 'olive.hasp.eth',
      addresses: [{ coinType: 60, address: person.address }],
      foundIn: 'registry',
    })
    expect(
      await ask<AddressName>(addressNamePath(person.address, home)),
    ).toMatchObject({ name: 'olive.hasp.eth', foundIn: 'registry' })
  })

  it('[R7.30] is suggested, each free or taken', async () => {
    await register('cedar.hasp.eth')
    const { domain, suggestions } = await suggest('Cedar')
    expect(domain).toBe('hasp.eth')
    expect(suggestions[0]).toMatchObject({
      name: 'cedar.hasp.eth',
      isFree: false,
      code: 'NAME_TAKEN',
      reason: 'This name is taken.',
    })
    expect(suggestions.length).toBeGreaterThan(2)
    expect(suggestions.slice(1).every(({ isFree }) => isFree)).toBe(true)
    const free = suggestions[1]?.name ?? ''
    expect((await register(free)).status).toBe(200)
    expect((await suggest(free)).suggestions[0]).toMatchObject({
      name: free,
      isFree: false,
    })
    expect(await suggest('')).toEqual({ domain: 'hasp.eth', suggestions: [] })
    expect(await suggest('no body')).toMatchObject({ suggestions: [] })
    expect(await suggest('a'.repeat(247))).toMatchObject({ suggestions: [] })
    const [long, ...others] = (await suggest('a'.repeat(64))).suggestions
    expect(long).toMatchObject({
      name: `${'a'.repeat(64)}.hasp.eth`,
      isFree: false,
      reason: 'A name has at most 63 letters.',
    })
    expect(others.every(({ isFree }) => isFree)).toBe(true)
    expect(others).not.toEqual([])
  })

  it.each([
    ['abc', 400, 'NAME_INVALID', 'A name has at least 4 letters.'],
    ['jürgen', 400, 'NAME_INVALID', 'letters from a to z, digits and hyphens'],
    ['a'.repeat(64), 400, 'NAME_INVALID', 'at most 63'],
    ['ab--cd', 400, 'NAME_INVALID', 'third and fourth place'],
    ['admin', 409, 'NAME_RESERVED', 'reserved'],
    ['supp0rt', 409, 'NAME_RESERVED', 'reserved'],
    ['o-f-f-i-c-i-a-l', 409, 'NAME_RESERVED', 'reserved'],
  ])(
    '[R7.31] %s is nobody’s, with the reason in words',
    async (label, status, code, words) => {
      const { answer, ...rest } = await challenge(
        `${label}.hasp.eth`,
        createPerson().address,
      )
      expect(rest.status).toBe(status)
      expect(answer.code).toBe(code)
      expect(answer.detail).toContain(words)
    },
  )

  it.each(['-lead', 'trail-', 'mid-dle', 'a-b-c-d'])(
    '[R7.31] %s has its hyphens where it wants',
    async (label) => {
      expect((await register(`${label}.hasp.eth`)).status).toBe(200)
    },
  )

  it('[R7.31] does not look like another’s', async () => {
    expect((await register('marlow1.hasp.eth')).status).toBe(200)
    for (const label of [
      'marlowi',
      'marlowl',
      'mar1owl',
      'mar-low-l',
      'rnarlow1',
      'marlovv1',
      'marl0w1',
    ]) {
      const { answer: told } = await challenge(
        `${label}.hasp.eth`,
        createPerson().address,
      )
      expect(told).toMatchObject({ status: 409, code: 'NAME_LOOKS_TAKEN' })
    }
  })

  it('[R7.31] is one for each account', async () => {
    const person = createPerson()
    await register('willow.hasp.eth', person)
    const { answer } = await challenge('willow-two.hasp.eth', person.address)
    expect(answer).toMatchObject({ status: 409, code: 'ACCOUNT_HAS_NAME' })
  })

  it('[R7.31] is told as the account’s own where it has it already', async () => {
    const person = createPerson()
    const name = 'poplar.hasp.eth'
    const twice = [await sign(person, name), await sign(person, name)]
    const [first, second] = await Promise.all(
      twice.map((request) => post('registrations', request)),
    )
    expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
    const own = {
      status: 409,
      code: 'NAME_YOURS',
      detail: 'This account has this name.',
    }
    const late = first?.status === 409 ? first : second
    expect(late?.answer).toMatchObject(own)
    expect((await challenge(name, person.address)).answer).toMatchObject(own)
    expect(
      (await challenge(name, createPerson().address)).answer,
    ).toMatchObject({ status: 409, code: 'NAME_TAKEN' })
  })

  it.each(['ana.eth', 'hasp.eth', 'a.b.hasp.eth', 'mira.other.eth'])(
    '[R7.31] %s is not of the domain',
    async (name) => {
      const { answer } = await challenge(name, createPerson().address)
      expect(answer).toMatchObject({ status: 400, code: 'NAME_INVALID' })
    },
  )
})

describe('a signature', () => {
  it('[R7.31] of fifty who sign for one name at once is one’s', async () => {
    const requests = await Promise.all(
      Array.from({ length: 50 }, () =>
        sign(createPerson(), 'everybodys.hasp.eth'),
      ),
    )
    const answers = await Promise.all(
      requests.map((request) => post('registrations', request)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      answers.filter(({ answer }) => answer.code === 'NAME_TAKEN'),
    ).toHaveLength(49)
  })

  it('[R7.31] that is sent fifty times at once is one registration', async () => {
    const request = await sign(createPerson(), 'once-only.hasp.eth')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('registrations', request)),
    )
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeGreaterThan(0)
    expect(new Set(good.map(({ answer }) => JSON.stringify(answer))).size).toBe(
      1,
    )
    expect(await post('registrations', request)).toEqual(good[0])
  })

  it('[R7.31] counts for who signed, what, where, and once', async () => {
    const person = createPerson()
    const other = createPerson()
    const request = await sign(person, 'strict.hasp.eth')
    const expectRefused = async (
      change: object,
      code: string,
      origin?: string,
    ) => {
      const { answer } = await post(
        'registrations',
        { ...request, ...change },
        origin,
      )
      expect(answer).toEqual({ status: 400, code })
    }
    await expectRefused({ address: other.address }, 'CHALLENGE_INVALID')
    await expectRefused({}, 'CHALLENGE_INVALID', 'https://evil.example')
    await expectRefused(
      { message: request.message.replace('strict', 'strikt') },
      'CHALLENGE_INVALID',
    )
    await expectRefused(
      {
        signature: await other.signMessage({ message: request.message }),
      },
      'SIGNATURE_INVALID',
    )
    expect((await post('registrations', request)).status).toBe(200)
    // A replay by somebody else, and with another signature.
    await expectRefused({ address: other.address }, 'CHALLENGE_INVALID')
    await expectRefused(
      {
        signature: await other.signMessage({ message: request.message }),
      },
      'CHALLENGE_INVALID',
    )
  })

  it('[R7.31] has five tries', async () => {
    const person = createPerson()
    const request = await sign(person, 'tries.hasp.eth')
    const wrong = await createPerson().signMessage({ message: request.message })
    for (let tries = 0; tries < 5; tries += 1)
      expect(
        (await post('registrations', { ...request, signature: wrong })).answer
          .code,
      ).toBe('SIGNATURE_INVALID')
    expect((await post('registrations', request)).answer.code).toBe(
      'CHALLENGE_INVALID',
    )
  })

  it('[R7.31] is late after five minutes', async () => {
    const request = await sign(createPerson(), 'late-one.hasp.eth')
    state.now += 5 * 60_000
    expect((await post('registrations', request)).answer).toEqual({
      status: 400,
      code: 'CHALLENGE_EXPIRED',
    })
    const again = await sign(createPerson(), 'late-one.hasp.eth')
    state.now += 5 * 60_000 - 1
    expect((await post('registrations', again)).status).toBe(200)
  })

  it('[R7.31] of a contract counts as the contract says', async () => {
    const owner = createPerson()
    const account = await deploySigner(owner)
    const { answer } = await challenge('vaulted.hasp.eth', account)
    const message = answer.message ?? ''
    const request = { coinType: 60, address: account, message }
    const forged = await createPerson().signMessage({ message })
    expect(
      (await post('registrations', { ...request, signature: forged })).answer
        .code,
    ).toBe('SIGNATURE_INVALID')
    const signature = await owner.signMessage({ message })
    expect(
      (await post('registrations', { ...request, signature })).status,
    ).toBe(200)
    expect(
      (
        await service.client.getEnsAddress({ name: 'vaulted.hasp.eth' })
      )?.toLowerCase(),
    ).toBe(account.toLowerCase())
    // It is not on another chain.
    expect(
      await service.client.getEnsAddress({
        name: 'vaulted.hasp.eth',
        coinType: toCoinType(10),
      }),
    ).toBe(null)
  })

  it('[R7.31] of a contract to be counts, too (ERC-6492)', async () => {
    const owner = createPerson()
    const factory = await deploy(artifacts.SignerAccountFactory.bytecode as Hex)
    const abi = parseAbi([
      'function create(address owner) returns (address)',
      'function addressOf(address owner) view returns (address)',
    ])
    const address = await service.client.readContract({
      address: factory,
      abi,
      functionName: 'addressOf',
      args: [owner.address],
    })
    const { answer } = await challenge('to-be.hasp.eth', address)
    const message = answer.message ?? ''
    const signature = serializeErc6492Signature({
      address: factory,
      data: encodeFunctionData({
        abi,
        functionName: 'create',
        args: [owner.address],
      }),
      signature: await owner.signMessage({ message }),
    })
    const request = { coinType: 60, address, message, signature }
    expect((await post('registrations', request)).status).toBe(200)
  })

  it.each([
    [0, 'reverts'],
    [1, 'answers nothing'],
    [4, 'burns all gas'],
  ])('[R7.31] of a contract is wrong where it %i: %s', async (behaviour) => {
    const account = await deploy(
      encodeDeployData({
        abi: parseAbi(['constructor(uint256 behaviour)']),
        bytecode: artifacts.HostileAccount.bytecode as Hex,
        args: [BigInt(behaviour)],
      }),
    )
    const { answer } = await challenge(`hostile-${behaviour}.hasp.eth`, account)
    const message = answer.message ?? ''
    const signature = await createPerson().signMessage({ message })
    const request = { coinType: 60, address: account, message, signature }
    expect((await post('registrations', request)).answer.code).toBe(
      'SIGNATURE_INVALID',
    )
  })

  it('[R7.31] is not called wrong by a service whose node is down', async () => {
    const nowhere = await service.startAnother({
      names: { rpcUrls: ['http://127.0.0.1:1'] },
      hurry: 1_000,
    })
    try {
      const person = createPerson()
      const request = await sign(person, 'stormy.hasp.eth', 60, nowhere.url)
      const wrong = await createPerson().signMessage({ message: 'x' })
      // More often than there are tries.
      for (let count = 0; count < 6; count += 1) {
        const { answer } = await post(
          'registrations',
          { ...request, signature: wrong },
          site,
          nowhere.url,
        )
        expect(answer).toMatchObject({
          status: 503,
          code: 'UPSTREAM_UNAVAILABLE',
        })
      }
      // A key needs no node.
      const { status } = await post('registrations', request, site, nowhere.url)
      expect(status).toBe(200)
    } finally {
      await nowhere.stop()
    }
  })

  it.each([
    ['nothing', '0x'],
    ['a word', `0x${'0'.repeat(64)}`],
  ])(
    '[R7.31] is not called wrong by a node that answers with %s',
    async (what, nonsense) => {
      let isSound = false
      const node = await startUpstream(async ({ method, params }, response) => {
        const isOdd = method === 'eth_call' && !isSound
        result(
          response,
          isOdd ? nonsense : await service.chain.request(method, [...params]),
        )
      })
      const startOn = (...rpcUrls: string[]) =>
        service.startAnother({ names: { rpcUrls } })
      const alone = await startOn(node.url)
      const helped = await startOn(node.url, service.chain.url)
      /** @returns what sends the signature of a contract */
      const signAt = async (url: string, label: string) => {
        const owner = createPerson()
        const address = await deploySigner(owner)
        const name = `${label}-${what.replace(' ', '-')}.hasp.eth`
        const { answer } = await challenge(name, address, 60, url)
        const message = answer.message ?? ''
        const signature = await owner.signMessage({ message })
        const request = { coinType: 60, address, message, signature }
        return () => post('registrations', request, site, url)
      }
      try {
        const register = await signAt(alone.url, 'lonely')
        // More often than there are tries.
        for (let count = 0; count < 6; count += 1)
          expect((await register()).answer).toMatchObject({
            status: 503,
            code: 'UPSTREAM_UNAVAILABLE',
          })
        const registerHelped = await signAt(helped.url, 'helped')
        expect((await registerHelped()).status).toBe(200)
        isSound = true
        expect((await register()).status).toBe(200)
      } finally {
        await alone.stop()
        await helped.stop()
        await node.stop()
      }
    },
  )

  it.each([
    ['challenges', {}],
    ['challenges', { name: 'x', address: '0x12', coinType: 60 }],
    ['registrations', { coinType: -1 }],
  ])('a body that is none is refused by %s', async (path, body) => {
    expect((await post(path, body)).answer.code).toBe('BODY_INVALID')
  })

  it('[R7.31] is not kept from an account by a stranger who asks in its name', async () => {
    const person = createPerson()
    const request = await sign(person, 'hurried.hasp.eth')
    for (let count = 0; count < 25; count += 1) {
      state.now += 1
      const name = `hurried-${count}.hasp.eth`
      expect((await challenge(name, person.address)).status).toBe(200)
    }
    expect((await post('registrations', request)).status).toBe(200)
  })

  it('[R7.31] of words that the service did not write counts for nothing', async () => {
    const person = createPerson()
    const { address } = person
    const name = 'self-made.hasp.eth'
    const { answer } = await challenge(name, address)
    const written = answer.message ?? ''
    const later = new Date(state.now + 24 * 60 * 60_000).toISOString()
    for (const message of [
      written.replace(/Expires at: .*/, `Expires at: ${later}`),
      written.replace(/Issued at: .*/, `Issued at: ${later}`),
      written.replaceAll('self-made', 'selfmade'),
      written.replaceAll(name, 'self-made.other.eth'),
      written.replace(/(?<=Nonce: )./, (first) => (first === 'A' ? 'B' : 'A')),
      written.replace(/(?<=Nonce: .{8})./, (one) => (one === 'A' ? 'B' : 'A')),
      written.replace(/(?<=Nonce: .{8}).*/, 'A'.repeat(14)),
      written.replace(/Nonce: .*/, 'Nonce: '),
      `${written}\n`,
      ` ${written}`,
    ]) {
      expect(message).not.toBe(written)
      const signature = await person.signMessage({ message })
      const request = { coinType: 60, address, message, signature }
      expect((await post('registrations', request)).answer).toEqual({
        status: 400,
        code: 'CHALLENGE_INVALID',
      })
    }
    const signature = await person.signMessage({ message: written })
    const request = { coinType: 60, address, message: written, signature }
    expect((await post('registrations', request)).status).toBe(200)
  })

  it('of a chain that nobody reads is not asked for', async () => {
    const { address } = createPerson()
    const name = 'elsewhere.hasp.eth'
    expect((await challenge(name, address, 2 ** 31 + 9)).answer.code).toBe(
      'NETWORK_UNKNOWN',
    )
  })
})

/** An account that counts what its owner signs. */
const deploySigner = (owner: Person) =>
  deploy(
    encodeDeployData({
      abi: parseAbi(['constructor(address owner)']),
      bytecode: artifacts.SignerAccount.bytecode as Hex,
      args: [owner.address],
    }),
  )

async function deploy(data: Hex): Promise<Hex> {
  const hash = (await service.chain.request('eth_sendTransaction', [
    { from: testAccounts[0], data, gas: '0x400000' },
  ])) as Hex
  const { contractAddress } = await service.client.waitForTransactionReceipt({
    hash,
  })
  return contractAddress ?? '0x'
}
