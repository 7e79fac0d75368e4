import type { SiwxProblemCode } from '@hasp/protocol/siwx'
import { type Challenge, type Proof, second } from '../openSite.test.fixture.js'
import { type Refusal, refusal } from './Refusal.test.fixture.js'
import { proveAs, type Signer, signers } from './signers.test.fixture.js'

const [ada, bo] = signers.eip155

/** Signs the right text, and sends something else about it. */
function sending(
  title: string,
  edit: (proof: Proof, challenge: Challenge) => unknown,
  { by = ada as Signer, code = 'SIGNATURE_INVALID' as SiwxProblemCode } = {},
): Refusal {
  return refusal(title, code, async (site) => {
    const visitor = site.browser()
    const challenge = await visitor.challenge()
    const sent = await edit(await proveAs(by, challenge), challenge)
    const proofs = Array.isArray(sent) ? sent : [sent]
    return await visitor.ask('verify', { nonce: challenge.nonce, proofs })
  })
}

const address = (change: (address: string) => string) => (proof: Proof) => ({
  ...proof,
  address: change(proof.address),
})
const signature = (change: (hex: string) => string) => (proof: Proof) => ({
  ...proof,
  signature: change(proof.signature),
})
const flip = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === '1' ? '2' : '1'}${text.slice(at + 1)}`
const form = (name: string) => (proof: Proof) => ({ ...proof, form: name })
const network = (networkId: string) => (proof: Proof) => ({
  ...proof,
  networkId,
})
const isMalformed = { code: 'BODY_INVALID' } as const
const isUnknown = { code: 'NETWORK_UNKNOWN' } as const

/** Another family's way to sign a text. */
const foreignForms: readonly (readonly [Signer, readonly string[]])[] = [
  [ada, ['walletStandard', 'offchainV0', 'bip322', 'ecdsa', 'adr36']],
  [signers.solana[0], ['offchainV0', 'cacao', 'wrappedBytes']],
  [signers.bip122[0], ['ecdsa', 'text']],
  [signers.polkadot[0], ['text', 'adr36']],
  [signers.cosmos[0], ['text', 'bip322']],
]

export const proofRefusals: readonly Refusal[] = [
  sending(
    'the address of another',
    address(() => bo.address),
  ),
  sending(
    'an address with one digit changed',
    address((one) => flip(one, 9)),
  ),
  sending(
    'an address in small letters',
    address((one) => one.toLowerCase()),
  ),
  sending(
    'an address in capital letters',
    address((one) => `0x${one.slice(2).toUpperCase()}`),
  ),
  sending(
    'an address without its beginning',
    address((one) => one.slice(2)),
  ),
  sending(
    'an address with a digit more',
    address((one) => `${one}0`),
  ),
  sending(
    'an address with a space behind it',
    address((one) => `${one} `),
  ),
  sending(
    'an address with a line break',
    address((one) => `${one}\nURI: x`),
  ),
  sending(
    'an address with a network in it',
    address((one) => `${one}:1`),
  ),
  sending(
    'a name for an address',
    address(() => 'vitalik.eth'),
  ),
  sending(
    'no address',
    address(() => ''),
    isMalformed,
  ),
  sending(
    'a long address',
    address(() => 'a'.repeat(129)),
    isMalformed,
  ),
  sending(
    'an address that is a list',
    (one) => ({ ...one, address: [one.address] }),
    isMalformed,
  ),

  sending('another network', network(second.caipNetworkId)),
  sending('a network that is not configured', network('eip155:1'), isUnknown),
  sending('its network in hex', network('eip155:0x7a69'), isUnknown),
  sending('its network with a zero', network('eip155:031337'), isUnknown),
  sending('a network of another family', network('solana:31337'), isUnknown),
  sending('a family that nobody knows', network('dogecoin:1'), isUnknown),
  sending('half a network', network('eip155'), isMalformed),
  sending('a network with more', network('eip155:31337:1'), isMalformed),
  sending('no network', network(''), isMalformed),

  sending('a form that is none', form('constructor')),
  sending('a form of a cacao without what it allows', form('cacao')),
  sending('no form', ({ form: _, ...one }) => one, isMalformed),
  sending('a form with a space', form('text '), isMalformed),
  ...foreignForms.flatMap(([by, names]) =>
    names.map((name) =>
      sending(`a signature of ${by.networkId} as ${name}`, form(name), { by }),
    ),
  ),

  sending(
    'a signature with one digit changed',
    signature((one) => flip(one, 20)),
  ),
  sending(
    'half a signature',
    signature((one) => one.slice(0, 66)),
  ),
  sending(
    'a signature without a beginning or an end',
    signature(() => '0x'),
  ),
  sending(
    'a signature of zeros',
    signature(() => `0x${'00'.repeat(65)}`),
  ),
  sending(
    'a signature twice',
    signature((one) => one + one.slice(2)),
  ),
  sending(
    'a signature of another alphabet',
    signature((one) => `${one.slice(0, -1)}g`),
  ),
  sending(
    'a signature with another v',
    signature(
      (one) => `${one.slice(0, -2)}${one.endsWith('1b') ? '1c' : '1b'}`,
    ),
  ),
  sending('a signature with a high s', signature(withHighS)),
  sending(
    'no signature',
    signature(() => ''),
    isMalformed,
  ),
  sending(
    'a signature of 49 KiB',
    signature(() => '0'.repeat(49 * 1024 + 1)),
    isMalformed,
  ),
  sending(
    'a signature that is a number',
    (one) => ({ ...one, signature: 1 }),
    isMalformed,
  ),
  sending(
    'a signature in a list',
    (one) => ({ ...one, signature: [one.signature] }),
    isMalformed,
  ),

  sending('a text of its own', (one) => ({ ...one, text: 'x' }), isMalformed),
  sending(
    'a message of its own',
    (one) => ({ ...one, message: {} }),
    isMalformed,
  ),
  sending(
    'times of its own',
    (one) => ({ ...one, issuedAt: '2026-01-01T00:00:00Z' }),
    isMalformed,
  ),
  sending(
    'a statement of its own',
    (one) => ({ ...one, statement: 'x' }),
    isMalformed,
  ),
  sending(
    'a type of its own',
    (one) => ({ ...one, type: 'eip1271' }),
    isMalformed,
  ),
  sending('a proof that is a text', () => 'x', isMalformed),
  sending('no proof', () => [], isMalformed),
  sending('two proofs for one network', (one) => [one, one], isMalformed),
  sending(
    'eleven proofs',
    (one) =>
      Array.from({ length: 11 }, (_, index) => ({
        ...one,
        networkId: `eip155:${index + 1}`,
      })),
    isMalformed,
  ),
  sending('a right proof beside a wrong one', async (one, challenge) => [
    one,
    {
      ...(await proveAs(bo, challenge)),
      networkId: second.caipNetworkId,
    },
  ]),
  sending(
    'a right proof beside one of another family that is wrong',
    async (one, challenge) => [
      one,
      {
        ...(await proveAs(signers.solana[0], challenge)),
        address: signers.solana[1].address,
      },
    ],
  ),

  ...Object.entries(signers).flatMap(([name, [by, other]]) => [
    sending(
      `another account of ${name}`,
      (one) => ({ ...one, address: other.address }),
      { by },
    ),
    sending(
      `a signature of ${name} by another key`,
      async (one, challenge) => ({
        ...one,
        ...(await proveAs({ ...other, address: by.address }, challenge)),
      }),
      { by },
    ),
  ]),
  sending(
    'a key of cosmos that is not the signer’s',
    (one) => ({ ...one, publicKey: signers.cosmos[1].publicKey }),
    { by: signers.cosmos[0] },
  ),
  sending('no key of cosmos', ({ publicKey: _, ...one }) => one, {
    by: signers.cosmos[0],
  }),
]

const order =
  0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The second signature that anybody can make of a first (EIP-2). */
function withHighS(hex: string): string {
  const high = order - BigInt(`0x${hex.slice(66, 130)}`)
  const v = hex.endsWith('1b') ? '1c' : '1b'
  return hex.slice(0, 66) + high.toString(16).padStart(64, '0') + v
}
