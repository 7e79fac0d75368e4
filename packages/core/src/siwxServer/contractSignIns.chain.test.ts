import { wrap } from 'ox/erc6492/SignatureErc6492'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import artifacts from '../../../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import {
  startContractChain,
  toChecksum,
  word,
} from '../siwx/verifiers/evm/contractChain.test.fixture.js'
import { ada, bo, first, openSite, prove } from './openSite.test.fixture.js'

type Browser = ReturnType<ReturnType<typeof openSite>['browser']>

const factoryAbi = parseAbi([
  'function create(address owner) returns (address)',
  'function addressOf(address owner) view returns (address)',
])

describe('an account that is a contract', () => {
  let chain: Awaited<ReturnType<typeof startContractChain>>
  let otherNode: typeof chain
  beforeAll(async () => {
    chain = await startContractChain()
    // Of the same chain id, on which nobody has made anything.
    otherNode = await startContractChain()
  }, 60_000)
  afterAll(async () => {
    await chain?.stop()
    await otherNode?.stop()
  })

  /** A site that asks these nodes, of which some may be unplugged. */
  function openHere(urls: readonly string[] = [chain.url]) {
    const unplugged = new Set<string>()
    const site = openSite(
      { networks: [{ ...first, rpcUrls: { default: { http: urls } } }] },
      undefined,
      undefined,
      async (input, init) => {
        if (unplugged.has(`${input}`)) throw new TypeError('unplugged')
        return await fetch(input, init)
      },
    )
    return { ...site, unplugged }
  }

  /** What this account is said to have signed, which its owner's key did. */
  async function proveFor(
    visitor: Browser,
    address: Hex,
    { owner = ada, envelope = (signature: Hex) => signature } = {},
  ) {
    const challenge = await visitor.challenge()
    const signed = { ...owner, address }
    const { signature, ...proof } = await prove(challenge, signed)
    const proofs = [{ ...proof, signature: envelope(signature as Hex) }]
    return { nonce: challenge.nonce, proofs }
  }

  const deploySigner = (owner: Hex) =>
    chain.deploy(artifacts.SignerAccount.bytecode, word('address', owner))

  it('signs in by its owner’s key, and by no other', async () => {
    const account = await deploySigner(ada.address)
    const visitor = openHere().browser()
    const forged = await proveFor(visitor, account, { owner: bo })
    expect((await visitor.ask('verify', forged)).body.code).toBe(
      'SIGNATURE_INVALID',
    )
    const own = await proveFor(visitor, account)
    expect((await visitor.ask('verify', own)).status).toBe(200)
    expect(await visitor.accounts()).toEqual([
      `${first.caipNetworkId}:${account}`,
    ])
  })

  it('signs in before it exists and after (ERC-6492)', async () => {
    const factory = await chain.deploy(artifacts.SignerAccountFactory.bytecode)
    const call = (functionName: 'create' | 'addressOf') =>
      encodeFunctionData({ abi: factoryAbi, functionName, args: [bo.address] })
    const answer = (await chain.request('eth_call', [
      { to: factory, data: call('addressOf') },
      'latest',
    ])) as string
    const account = toChecksum(`0x${answer.slice(-40)}`)
    const envelope = (signature: Hex) =>
      wrap({ to: factory, data: call('create'), signature })
    const visitor = openHere().browser()
    const signIn = async (owner: typeof ada, changes = {}) => {
      const how = { owner, envelope, ...changes }
      const body = await proveFor(visitor, account, how)
      return (await visitor.ask('verify', body)).status
    }
    expect(await signIn(bo)).toBe(200)
    expect(await signIn(ada)).toBe(401)
    expect(await chain.request('eth_getCode', [account, 'latest'])).toBe('0x')
    await chain.send({ to: factory, data: call('create') })
    expect(await signIn(bo)).toBe(200)
    expect(await signIn(bo, { envelope: (one: Hex) => one })).toBe(200)
    expect(await signIn(ada)).toBe(401)
  })

  it('signs in by its key where it has one and code besides (EIP-7702)', async () => {
    const code = `0xef0100${'ab'.repeat(20)}`
    await chain.request('anvil_setCode', [ada.address, code])
    const visitor = openHere().browser()
    expect((await visitor.signIn(ada)).status).toBe(200)
    await chain.request('anvil_setCode', [ada.address, '0x'])
  })

  it.each([
    [0, 'reverts', 401],
    [1, 'answers nothing', 401],
    [2, 'answers too little', 401],
    [3, 'answers too much', 401],
    [4, 'burns all gas', 401],
    [5, 'says yes to everything, which is its own affair', 200],
  ] as const)(
    '%i: that %s is answered with %i',
    async (behaviour, _, status) => {
      const account = await chain.deploy(
        artifacts.HostileAccount.bytecode,
        word('uint256', BigInt(behaviour)),
      )
      const visitor = openHere().browser()
      const body = await proveFor(visitor, account, { owner: bo })
      expect((await visitor.ask('verify', body)).status).toBe(status)
      expect(await visitor.accounts()).toHaveLength(status === 200 ? 1 : 0)
    },
  )

  it('of which two nodes disagree is not decided, and nobody is signed out', async () => {
    const account = await deploySigner(ada.address)
    const { browser } = openHere([chain.url, otherNode.url])
    const visitor = browser()
    await visitor.signIn(bo)
    const body = await proveFor(visitor, account)
    const got = await visitor.ask('verify', body)
    expect([got.status, got.body.code]).toEqual([503, 'SIGNATURE_UNDETERMINED'])
    expect(await visitor.accounts()).toHaveLength(1)
  })

  it('[T-SIW-10] [F-12] [G-16] signs in by the same proof once its node is back after a minute', async () => {
    const account = await deploySigner(ada.address)
    const { browser, clock, unplugged } = openHere()
    const visitor = browser()
    const before = await proveFor(visitor, account)
    expect((await visitor.ask('verify', before)).status).toBe(200)
    const body = await proveFor(visitor, account)
    unplugged.add(chain.url)
    for (let seconds = 0; seconds < 60; seconds += 5) {
      const got = await visitor.ask('verify', body)
      expect([got.status, got.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await visitor.accounts()).toHaveLength(1)
      await clock.advance(5_000)
    }
    unplugged.clear()
    expect((await visitor.ask('verify', body)).status).toBe(200)
    expect(await visitor.accounts()).toEqual([
      `${first.caipNetworkId}:${account}`,
    ])
  })
})
