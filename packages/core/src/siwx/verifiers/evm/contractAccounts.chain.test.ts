import { wrap } from 'ox/erc6492/SignatureErc6492'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import artifacts from '../../../../../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import { systemClock } from '../../../environment/systemClock.js'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { signedText, verifyWith } from '../verifyWith.test.fixture.js'
import {
  startContractChain,
  toChecksum,
  word,
} from './contractChain.test.fixture.js'
import { evmSignatures } from './evmSignatures.js'

const owner = privateKeyToAccount(`0x${'29'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'31'.repeat(32)}`)
const factoryAbi = parseAbi([
  'function create(address owner) returns (address)',
  'function addressOf(address owner) view returns (address)',
])
const [network] = testNetworks
const form = 'text' as const
const text = signedText

describe('accounts that are contracts', () => {
  let chain: Awaited<ReturnType<typeof startContractChain>>
  let other: typeof chain
  let factory: Hex
  beforeAll(async () => {
    chain = await startContractChain(31337)
    other = await startContractChain(31338)
    factory = await chain.deploy(artifacts.SignerAccountFactory.bytecode)
  }, 60_000)
  afterAll(async () => {
    await chain?.stop()
    await other?.stop()
  })

  function verify(address: string, signature: string, urls = [chain.url]) {
    const nodes = { ...network, rpcUrls: { default: { http: urls } } }
    const environment = createTestEnvironment({ clock: systemClock })
    const proof = { address, form, signature, text }
    return verifyWith(evmSignatures(), nodes, environment)(proof)
  }

  it('sign by their owners’ keys, and by no others', async () => {
    const account = await chain.deploy(
      artifacts.SignerAccount.bytecode,
      word('address', owner.address),
    )
    const signature = await owner.signMessage({ message: text })
    expect(await verify(account, signature)).toBe('valid')
    expect(await verify(account, signature, [chain.url, chain.url])).toBe(
      'valid',
    )
    const forged = await stranger.signMessage({ message: text })
    expect(await verify(account, forged)).toBe('invalid')
    const otherText = await owner.signMessage({ message: 'Hello' })
    expect(await verify(account, otherText)).toBe('invalid')
  })

  it('sign before they exist and after (ERC-6492)', async () => {
    const create = encodeFunctionData({
      abi: factoryAbi,
      functionName: 'create',
      args: [stranger.address],
    })
    const answer = (await chain.request('eth_call', [
      {
        to: factory,
        data: encodeFunctionData({
          abi: factoryAbi,
          functionName: 'addressOf',
          args: [stranger.address],
        }),
      },
      'latest',
    ])) as string
    const account = toChecksum(`0x${answer.slice(-40)}`)
    const envelope = (signature: Hex) =>
      wrap({ to: factory, data: create, signature })
    const own = envelope(await stranger.signMessage({ message: text }))
    const forged = envelope(await owner.signMessage({ message: text }))

    expect(await verify(account, own)).toBe('valid')
    expect(await verify(account, forged)).toBe('invalid')
    expect(await verify(owner.address, own)).toBe('invalid')
    expect(await chain.request('eth_getCode', [account, 'latest'])).toBe('0x')

    await chain.send({ to: factory, data: create })
    expect(await verify(account, own)).toBe('valid')
    expect(await verify(account, forged)).toBe('invalid')
  })

  it.each([
    ['whose factory destroys itself', '0x33ff', '0x'],
    [
      'whose factory makes nothing of much data',
      '0x00',
      `0x${'ab'.repeat(40_000)}`,
    ],
    ['whose factory gives back much data', '0x620fffff6000f3', '0x'],
  ] as const)(
    '[T-SIW-11] sign nothing %s (ERC-6492)',
    async (_, code, data) => {
      const hostile = toChecksum(`0x${'fa'.repeat(20)}`)
      await chain.request('anvil_setCode', [hostile, code])
      const signature = await owner.signMessage({ message: text })
      const forged = wrap({ to: hostile, data, signature })
      const nobody = toChecksum(`0x${'cd'.repeat(20)}`)
      expect(await verify(nobody, forged)).toBe('invalid')
      // Nothing was sent: it is what it was.
      expect(await chain.request('eth_getCode', [hostile, 'latest'])).toBe(code)
    },
  )

  it('sign by their key where they have one and code besides (EIP-7702)', async () => {
    await chain.request('anvil_setCode', [
      owner.address,
      `0xef0100${factory.slice(2)}`,
    ])
    const signature = await owner.signMessage({ message: text })
    expect(await verify(owner.address, signature)).toBe('valid')
    await chain.request('anvil_setCode', [owner.address, '0x'])
  })

  it.each([
    [0, 'reverts', 'invalid'],
    [1, 'answers nothing', 'invalid'],
    [2, 'answers too little', 'invalid'],
    [3, 'answers too much', 'invalid'],
    [4, 'burns all gas', 'invalid'],
    [5, 'says yes to everything, which is its own affair', 'valid'],
  ] as const)('[T-SIW-11] %i: that %s', async (behaviour, _, verdict) => {
    const account = await chain.deploy(
      artifacts.HostileAccount.bytecode,
      word('uint256', BigInt(behaviour)),
    )
    const signature = await stranger.signMessage({ message: text })
    expect(await verify(account, signature)).toBe(verdict)
  })

  it('on another chain are none here', async () => {
    const account = await chain.deploy(
      artifacts.SignerAccount.bytecode,
      word('address', owner.address),
    )
    const signature = await owner.signMessage({ message: text })
    expect(await verify(account, signature, [other.url])).toBe('undetermined')
    const elsewhere = toChecksum(`0x${'ab'.repeat(20)}`)
    expect(await verify(elsewhere, signature)).toBe('invalid')
  })

  it('[F-12] are undetermined while their node is down', async () => {
    const account = await chain.deploy(
      artifacts.SignerAccount.bytecode,
      word('address', owner.address),
    )
    const signature = await owner.signMessage({ message: text })
    const nowhere = 'http://127.0.0.1:1'
    expect(await verify(account, signature, [nowhere])).toBe('undetermined')
    expect(await verify(account, signature, [chain.url, nowhere])).toBe(
      'undetermined',
    )
    // A key needs no node.
    const key = await stranger.signMessage({ message: text })
    expect(await verify(stranger.address, key, [nowhere])).toBe('valid')
  })
})
