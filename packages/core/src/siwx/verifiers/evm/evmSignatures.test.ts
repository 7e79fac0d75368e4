import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { universalSignatureValidatorBytecode } from 'ox/erc6492/SignatureErc6492'
import { hashMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { fakeNode } from '../../../testing/fakeNode.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import {
  flippedBits,
  signedText,
  verifyWith,
} from '../verifyWith.test.fixture.js'
import { deploylessValidator } from './deploylessValidator.js'
import { evmSignatures } from './evmSignatures.js'

const order = secp256k1.CURVE.n
const account = privateKeyToAccount(`0x${'17'.repeat(32)}`)
const { address } = account
const form = 'text' as const
const [base] = testNetworks
const withNodes = (...urls: string[]) => ({
  ...base,
  rpcUrls: { default: { http: urls } },
})
const verify = verifyWith(evmSignatures(), withNodes())

const signature = await account.signMessage({ message: signedText })
const bytes = hexToBytes(signature.slice(2))
const r = bytes.slice(0, 32)
const s = bytes.slice(32, 64)
const v = bytes[64] ?? 0
const hex = (...parts: Uint8Array[]) =>
  `0x${parts.map((part) => bytesToHex(part)).join('')}`
const word = (value: bigint) => hexToBytes(value.toString(16).padStart(64, '0'))
const highS = word(order - BigInt(hex(s)))

describe('a key of EVM', () => {
  it.each([
    ['with v of 27 and 28', signature],
    ['with v of 0 and 1', hex(r, s, Uint8Array.of(v - 27))],
    [
      'in its compact form',
      hex(r, Uint8Array.of((s[0] ?? 0) | ((v - 27) << 7)), s.slice(1)),
    ],
    ['in capital digits', `0x${signature.slice(2).toUpperCase()}`],
  ])('signs %s', async (_, one) => {
    expect(
      await verify({ address, form, signature: one, text: signedText }),
    ).toBe('valid')
  })

  it('signs texts of any length and alphabet, as viem signs them', async () => {
    for (const text of ['', 'a', 'ä€😀', 'x'.repeat(10_000)]) {
      const one = await account.signMessage({ message: text })
      expect(await verify({ address, form, signature: one, text })).toBe(
        'valid',
      )
    }
  })

  it.each<readonly [string, string]>([
    ['a high s', hex(r, highS, Uint8Array.of(v === 27 ? 28 : 27))],
    ['r of zero', hex(word(0n), s, Uint8Array.of(v))],
    ['s of zero', hex(r, word(0n), Uint8Array.of(v))],
    ['r of the order', hex(word(order), s, Uint8Array.of(v))],
    ['v of another key', hex(r, s, Uint8Array.of(v === 27 ? 28 : 27))],
    ...[2, 26, 29, 35, 37, 255].map(
      (wrong) => [`v of ${wrong}`, hex(r, s, Uint8Array.of(wrong))] as const,
    ),
    ['64 bytes without the bit', hex(r, s)],
    ['one byte less', signature.slice(0, -2)],
    ['one byte more', `${signature}00`],
    ['half a byte', `${signature}0`],
    ['nothing', '0x'],
    ['no text at all', ''],
    ['another alphabet', signature.replace('0x', '0y')],
  ])('[T-SIW-11] does not sign with %s', async (_, wrong) => {
    const isSameKey = v === 27 && wrong === hex(r, s)
    const proof = { address, form, signature: wrong, text: signedText }
    expect(await verify(proof)).toBe(isSameKey ? 'valid' : 'invalid')
  })

  it('does not sign when any byte of its signature changes', async () => {
    for (const changed of flippedBits(bytes)) {
      const isSameBit = changed[64] === v - 27
      const proof = { address, form, signature: hex(changed), text: signedText }
      expect(await verify(proof)).toBe(isSameBit ? 'valid' : 'invalid')
    }
  })

  it('[T-SIW-11] signs neither another text nor a hash without its length', async () => {
    const other = { address, form, signature, text: `${signedText}.` }
    expect(await verify(other)).toBe('invalid')
    const raw = await account.sign({ hash: hashMessage({ raw: '0x00' }) })
    expect(await verify({ address, form, signature: raw, text: '' })).toBe(
      'invalid',
    )
  })

  it('signs in no form of another namespace, and for no other spelling of its address', async () => {
    const proof = { address, form, signature, text: signedText }
    expect(await verify({ ...proof, form: 'bip322' })).toBe('invalid')
    for (const wrong of [
      address.toLowerCase(),
      address.slice(2),
      `${address} `,
    ])
      expect(await verify({ ...proof, address: wrong })).toBe('invalid')
  })
})

describe('a contract of EVM', () => {
  const valid = `0x1626ba7e${'00'.repeat(28)}`
  const contract = '0x000000000000000000000000000000000000dEaD'
  const proof = {
    address: contract,
    form,
    // As long as those of passkeys are.
    signature: `0x${'ab'.repeat(700)}`,
    text: signedText,
  }
  const chainId = `0x${Number(base.id).toString(16)}`
  const answers = new Map<string, Parameters<typeof fakeNode>[0]>([
    ['yes', () => ({ result: valid })],
    ['no', () => ({ result: `0x${'ff'.repeat(32)}` })],
    ['nothing', () => ({ result: '0x' })],
    ['four bytes', () => ({ result: '0x1626ba7e' })],
    ['33 bytes', () => ({ result: `${valid}00` })],
    ['more after the value', () => ({ result: valid.replace(/00$/, '01') })],
    ['revert', () => ({ error: { code: 3, message: 'execution reverted' } })],
    ['gas', () => ({ error: { code: -32000, message: 'out of gas' } })],
    ['broken', () => ({ error: { code: -32603, message: 'internal error' } })],
    ['limit', () => ({ error: { code: -32005, message: 'limit exceeded' } })],
    ['down', () => 'refuse'],
    ['junk', () => ({ result: { yes: true } })],
    ['page', () => new Response('<html>', { status: 200 })],
    ['huge', () => new Response('0'.repeat(3_000_000), { status: 200 })],
  ])

  async function ask(...names: string[]) {
    const { calls, fetch } = fakeNode((call) => {
      const name = call.url.split('/').at(-1) ?? ''
      if (name === 'otherChain' && call.method === 'eth_chainId')
        return { result: '0x7777' }
      if (call.method === 'eth_chainId') return { result: chainId }
      return answers.get(name)?.(call) ?? { result: valid }
    })
    const nodes = withNodes(...names.map((name) => `https://node.test/${name}`))
    const environment = createTestEnvironment({ fetch })
    const verdict = await verifyWith(evmSignatures(), nodes, environment)(proof)
    return { verdict, calls }
  }

  it('[T-SIW-10] is asked by the node of its network', async () => {
    const { calls, verdict } = await ask('yes')
    expect(verdict).toBe('valid')
    const [call] = calls.filter(({ method }) => method === 'eth_call')
    expect(call?.params).toEqual([
      {
        to: contract,
        data: expect.stringMatching(
          new RegExp(`^0x1626ba7e${hashMessage(signedText).slice(2)}0{62}40`),
        ),
      },
      'latest',
    ])
  })

  it.each([
    'no',
    'nothing',
    'four bytes',
    '33 bytes',
    'more after the value',
    'revert',
    'gas',
  ])('[T-SIW-11] signed nothing when it answers: %s', async (name) => {
    expect((await ask(name)).verdict).toBe('invalid')
  })

  it.each(['broken', 'limit', 'down', 'junk', 'page', 'huge', 'otherChain'])(
    '[T-SIW-10] is undetermined when its only node is: %s',
    async (name) => {
      expect((await ask(name)).verdict).toBe('undetermined')
    },
  )

  it.each([
    [['yes', 'yes'], 'valid'],
    [['yes', 'yes', 'down'], 'valid'],
    [['no', 'no'], 'invalid'],
    [['no', 'revert'], 'invalid'],
    [['yes', 'no'], 'undetermined'],
    [['yes', 'yes', 'no'], 'undetermined'],
    [['yes', 'down'], 'undetermined'],
    [['no', 'down'], 'undetermined'],
    [['yes', 'otherChain'], 'undetermined'],
    [['down', 'down'], 'undetermined'],
  ])('[T-SIW-11] of which nodes say %s is %s', async (names, verdict) => {
    expect((await ask(...names)).verdict).toBe(verdict)
  })

  it('is undetermined when its node does not answer for 5 s', async () => {
    const { fetch } = fakeNode(() => 'hang')
    const clock = createFakeClock()
    const environment = createTestEnvironment({ clock, fetch })
    const nodes = withNodes('https://node.test')
    const running = verifyWith(evmSignatures(), nodes, environment)(proof)
    await clock.advance(5_001)
    expect(await running).toBe('undetermined')
  })

  it('signs nothing without a node to ask', async () => {
    expect(await verify(proof)).toBe('invalid')
  })

  it('that does not exist is made by the validator of ERC-6492', () => {
    expect(deploylessValidator).toBe(universalSignatureValidatorBytecode)
  })

  it('[T-SIW-11] in another one that does not exist is refused', async () => {
    const magic = '6492'.repeat(16)
    const nodes = withNodes('https://node.test/yes')
    const { fetch } = fakeNode(() => ({ result: '0x01' }))
    const environment = createTestEnvironment({ fetch })
    const nested = {
      ...proof,
      signature: `0x${'ab'.repeat(32)}${magic}${'00'.repeat(31)}${magic}`,
    }
    expect(await verifyWith(evmSignatures(), nodes, environment)(nested)).toBe(
      'invalid',
    )
  })
})
