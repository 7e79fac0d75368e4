import { hexToString } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type NamesService,
  startNamesService,
} from '../../../../../apps/data-service/src/testing/startNamesService.js'
import {
  ensContracts,
  ownDomain,
  seededNames,
  testAccounts,
  testMnemonic,
} from '../../../../../devstack/addresses.js'
import { getIdentity } from '../../actions/name/getIdentity.js'
import { lookupName } from '../../actions/name/lookupName.js'
import { registerName } from '../../actions/name/registerName.js'
import { resolveReceiver } from '../../actions/name/resolveReceiver.js'
import { suggestNames } from '../../actions/name/suggestNames.js'
import { evm } from '../../adapters/evm/evmAdapter.js'
import { defineNetwork } from '../../entities/network/network.js'
import type { KitEvent } from '../../kit/events.js'
import { internals } from '../../kit/internals.js'
import type { Environment } from '../../ports/Environment.js'
import { setUpBridge } from '../../testing/setUpBridge.js'
import { dataService } from './dataService.js'

const { ana } = seededNames
const home = 'eip155:31337'
/** A network of the kit's that the service does not serve. */
const elsewhere = 'eip155:31338'
const ownRecord = { coinType: 0x80000000 + 31338, address: ana.onChainB }

let service: NamesService
beforeAll(async () => {
  service = await startNamesService()
}, 60_000)
afterAll(() => service?.stop())

/** What becomes of a service's answers on their way, by their path. */
type Tamper = (path: string, body: object) => object | undefined

/**
 * A kit of an account with a real service, chain and key.
 * @param index of the account
 */
async function setUp(index: number, tamper: Tamper = () => undefined) {
  const local = (id: number) =>
    defineNetwork({
      id,
      chainNamespace: 'eip155',
      name: `Local ${id}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [service.chain.url] } },
      contracts: {
        ensUniversalResolver: { address: ensContracts.universalResolver },
      },
    })
  const network = local(31337)
  const address = testAccounts[index] ?? testAccounts[0]
  const { connectKite, kit, wallet } = setUpBridge(
    { accounts: [address] },
    [network, local(31338)],
    {
      adapters: [evm({ names: { network, gateways: [service.url] } })],
      data: dataService({ url: service.url }),
    },
  )
  const { environment } = kit[internals]
  const fetch: Environment['fetch'] = async (...request) => {
    const { origin, pathname } = new URL(String(request[0]))
    if (origin !== service.url) return await globalThis.fetch(...request)
    const response = await globalThis.fetch(...request)
    const body = await response.clone().json()
    const told = tamper(pathname, body)
    return told ? Response.json(told) : response
  }
  Object.assign(environment, { fetch })
  const events: KitEvent[] = []
  kit.events.subscribe((event) => {
    if (event.name.startsWith('NAME_')) events.push(event)
  })
  const { provider } = wallet
  const ordinary = provider.request
  const signer = mnemonicToAccount(testMnemonic, { addressIndex: index })
  const texts: string[] = []
  const answer: { sign: () => Promise<void> } = { sign: async () => undefined }
  const request: typeof ordinary = async (question) => {
    if (question.method !== 'personal_sign') return await ordinary(question)
    const [raw] = question.params as readonly [`0x${string}`]
    texts.push(hexToString(raw))
    await answer.sign()
    return await signer.signMessage({ message: { raw } })
  }
  Object.assign(provider, { request })
  await connectKite()
  return { address, answer, events, kit, texts }
}

describe('a name below the domain of a data service', () => {
  it('[R7.30] is suggested, free or with the reason why it is not', async () => {
    const { kit } = await setUp(3)
    const { domain, suggestions } = await suggestNames(kit, { query: 'Mira' })
    expect(domain).toBe(ownDomain)
    expect(suggestions[0]).toEqual({ name: `mira.${ownDomain}`, isFree: true })
    expect(suggestions.length).toBeGreaterThan(2)
    const reserved = await suggestNames(kit, { query: 'support' })
    expect(reserved.suggestions[0]).toMatchObject({
      name: `support.${ownDomain}`,
      isFree: false,
      reason: expect.stringMatching(/\w/),
    })
    // The domain alone is told without a question.
    expect(await suggestNames(kit)).toEqual({ domain, suggestions: [] })
  })

  it('[R7.31] is taken by one signature; the account is shown by it at once, and anybody resolves it', async () => {
    const { address, events, kit, texts } = await setUp(4)
    const account = { networkId: home, address } as const
    expect(await getIdentity(kit, account)).toMatchObject({ name: undefined })
    const name = `tide-4.${ownDomain}`
    let asks = 0
    const taken = await registerName(kit, {
      name: `Tide-4.${ownDomain}`,
      onAsk: () => {
        asks += 1
      },
    })
    expect(taken).toEqual({ name, address })
    expect(asks).toBe(1)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain(`Name: ${name}\nAddress: ${address}`)
    expect(await getIdentity(kit, account)).toEqual({ name })
    expect(await getIdentity(kit, { ...account, isFresh: true })).toMatchObject(
      { name },
    )
    expect(await service.client.getEnsAddress({ name })).toBe(address)
    expect(events.map((event) => event.name)).toEqual([
      'NAME_START',
      'NAME_SUCCESS',
    ])
    expect(JSON.stringify(events)).not.toMatch(/tide|0x/)
  })

  it('[R7.31] that was signed for may be given although nobody heard so: it is asked for again, and not signed again', async () => {
    let isLost = true
    const { address, events, kit, texts } = await setUp(1, (path) => {
      if (isLost && path.endsWith('/registrations'))
        throw new TypeError('The answer is lost.')
      return undefined
    })
    const name = `neap-9.${ownDomain}`
    await expect(registerName(kit, { name })).rejects.toMatchObject({
      code: 'NAME_UNRESOLVED',
      context: { name, problem: 'unanswered' },
    })
    expect(await service.client.getEnsAddress({ name })).toBe(address)
    isLost = false
    const steps: string[] = []
    const taken = await registerName(kit, {
      name,
      onAsk: () => void steps.push('asked'),
      onSigned: () => void steps.push('signed'),
    })
    expect(taken).toEqual({ name, address })
    expect(steps).toEqual(['signed'])
    expect(texts).toHaveLength(1)
    expect(events.at(-1)?.name).toBe('NAME_SUCCESS')
    // What was answered is over: there is nothing to repeat.
    await expect(registerName(kit, { name })).rejects.toMatchObject({
      context: { reason: expect.stringMatching(/\w/) },
    })
  })

  it('[R7.28] leads to its addresses by coin type, and money that follows it is asked for twice', async () => {
    const { address, kit } = await setUp(5)
    const name = `ebb-and-flow.${ownDomain}`
    await registerName(kit, { name })
    const told = await lookupName(kit, { name, networkId: home })
    expect(told).toMatchObject({ name, isStale: false })
    expect(told?.records).toContainEqual({ coinType: 60, address })
    expect(await resolveReceiver(kit, { name, networkId: home })).toEqual({
      name,
      address,
      witnesses: ['node', 'service'],
    })
    expect(
      await lookupName(kit, {
        name: `nobody-yet.${ownDomain}`,
        networkId: home,
      }),
    ).toBe(undefined)
  })

  it('[R7.28] leads to its record for a network that only the site knows', async () => {
    const { kit } = await setUp(8)
    const about = { name: ana.name, networkId: elsewhere } as const
    expect(await resolveReceiver(kit, about)).toEqual({
      name: ana.name,
      address: ana.onChainB,
      witnesses: ['node', 'service'],
    })
    const told = await lookupName(kit, about)
    expect(told?.records).toContainEqual(ownRecord)
  })

  it('[R7.29] is what an account is called, with those of ENS', async () => {
    const { kit } = await setUp(6)
    expect(
      await getIdentity(kit, { networkId: home, address: ana.account }),
    ).toMatchObject({ name: ana.name })
    expect(
      await getIdentity(kit, { networkId: home, address: testAccounts[7] }),
    ).toMatchObject({ name: undefined })
  })
})

describe('a registry that refuses', () => {
  it.each([
    ['support', 'reserved'],
    [`ab--cd`, 'hyphens'],
    ['t1de-4', 'looks like one that is taken'],
  ])('[R8.8] %s is told in its words', async (label, words) => {
    const { events, kit, texts } = await setUp(8)
    const failure = await registerName(kit, {
      name: `${label}.${ownDomain}`,
    }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'NAME_UNRESOLVED' })
    const { reason = '', problem } = (
      failure as { context: { reason?: string; problem?: string } }
    ).context
    // What the standard refuses needs no registry.
    if (problem !== 'invalid') expect(reason).toContain(words)
    expect(texts).toEqual([])
    expect(events.at(-1)?.name).toBe('NAME_ERROR')
  })

  it('what looks like a name that is taken is refused in its words, and not signed', async () => {
    const { kit: owner } = await setUp(2)
    await registerName(owner, { name: `mowing-10.${ownDomain}` })
    const { kit, texts } = await setUp(8)
    const reason = 'This name looks like one that is taken.'
    for (const squat of [
      ...['m0wing-10', 'mowing-1o', 'mow1ng-10', 'mowlng-10', 'mowing-i0'],
      ...['mowing-l0', 'rnowing-10', 'movving-10', 'mowing10', 'mo-wing-10'],
      ...['-mowing-10', 'mowing-10-', 'rn-0vv-lng-lo'],
    ]) {
      const name = `${squat}.${ownDomain}`
      const { suggestions } = await suggestNames(kit, { query: squat })
      expect(suggestions[0]).toMatchObject({ name, isFree: false, reason })
      await expect(registerName(kit, { name })).rejects.toMatchObject({
        ...{ code: 'NAME_UNRESOLVED', context: { reason } },
      })
    }
    for (const reserved of ['supp0rt', 'adrnin', 'o-f-f-1-c-i-a-l', 'vvallet'])
      await expect(
        registerName(kit, { name: `${reserved}.${ownDomain}` }),
      ).rejects.toMatchObject({
        context: { reason: 'This name is reserved.' },
      })
    expect(texts).toEqual([])
  })

  it.each(['-quay', 'quay-', 'q-uay-five', '-q-u-a-y-'])(
    '%s may have its hyphens where it wants',
    async (label) => {
      const { kit } = await setUp(8)
      const { suggestions } = await suggestNames(kit, { query: label })
      expect(suggestions[0]).toEqual({
        name: `${label}.${ownDomain}`,
        isFree: true,
      })
    },
  )

  it('a second name of an account is refused, and a visitor who declines has none', async () => {
    const { events, kit, texts } = await setUp(4)
    await expect(
      registerName(kit, { name: `another-one.${ownDomain}` }),
    ).rejects.toMatchObject({
      context: { reason: 'This account has a name already.' },
    })
    const other = await setUp(9)
    other.answer.sign = () => Promise.reject({ code: 4001, message: 'No' })
    await expect(
      registerName(other.kit, { name: `not-mine.${ownDomain}` }),
    ).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(other.events.at(-1)?.name).toBe('NAME_REJECTED')
    expect(events.at(-1)?.name).toBe('NAME_ERROR')
    expect(texts).toEqual([])
    expect(
      await lookupName(kit, { name: `not-mine.${ownDomain}`, networkId: home }),
    ).toBe(undefined)
  })
})

describe('a service that lies', () => {
  it.each([
    ['another name', (text: string) => text.replaceAll('lied-to', 'lied-2u')],
    [
      'another account',
      (text: string) => text.replace(/0x\w{40}/, testAccounts[0]),
    ],
    ['another chain', (text: string) => text.replace('type: 60', 'type: 61')],
    ['another site', (text: string) => text.replace(/^\S+/, 'javascript:x')],
    ['a sentence more', (text: string) => `${text}\nI give up all rights.`],
    ['something else', () => 'I agree to everything.'],
  ])('about %s is not signed', async (_what, twist) => {
    const { kit, texts } = await setUp(8, (path, body) =>
      path.endsWith('/challenges') && 'message' in body
        ? { ...body, message: twist(String(body.message)) }
        : undefined,
    )
    await expect(
      registerName(kit, { name: `lied-to.${ownDomain}` }),
    ).rejects.toMatchObject({ code: 'NAME_UNRESOLVED' })
    expect(texts).toEqual([])
  })

  it('about another account or name than was asked about is not believed', async () => {
    const { kit } = await setUp(8, (path, body) =>
      path.includes('/names/')
        ? { ...body, name: 'other.eth' }
        : { ...body, name: 'evil.eth', address: testAccounts[0] },
    )
    const account = { networkId: home, address: ana.account } as const
    // The node is asked instead.
    expect(await getIdentity(kit, account)).toMatchObject({ name: ana.name })
    expect(
      await resolveReceiver(kit, { name: ana.name, networkId: home }),
    ).toMatchObject({ address: ana.account, witnesses: ['node'] })
  })

  it('sends nobody’s money elsewhere', async () => {
    const { kit } = await setUp(8, (path, body) =>
      path.includes('/names/')
        ? { ...body, addresses: [{ coinType: 60, address: testAccounts[0] }] }
        : undefined,
    )
    await expect(
      resolveReceiver(kit, { name: ana.name, networkId: home }),
    ).rejects.toMatchObject({ context: { problem: 'disagreement' } })
  })

  it.each([
    ['another record', { ...ownRecord, address: testAccounts[0] }],
    ['the record of Ether alone', { coinType: 60, address: ana.account }],
  ])(
    'sends no money elsewhere on a network that only the site knows: %s',
    async (_what, told) => {
      const { kit } = await setUp(8, (path, body) =>
        path.includes('/names/') ? { ...body, addresses: [told] } : undefined,
      )
      await expect(
        resolveReceiver(kit, { name: ana.name, networkId: elsewhere }),
      ).rejects.toMatchObject({ context: { problem: 'disagreement' } })
    },
  )

  it('about what it registered is no success', async () => {
    const { kit } = await setUp(8, (path, body) =>
      path.endsWith('/registrations')
        ? { ...body, name: `other.${ownDomain}` }
        : undefined,
    )
    await expect(
      registerName(kit, { name: `lied-about.${ownDomain}` }),
    ).rejects.toMatchObject({ code: 'NAME_UNRESOLVED' })
  })
})
