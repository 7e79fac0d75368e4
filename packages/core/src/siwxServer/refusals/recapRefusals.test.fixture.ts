import type { SiwxProblemCode } from '@hasp/protocol/siwx'
import { encodeRecap } from '../../encoding/encodeRecap.js'
import { addRecap } from '../../siwx/message/addRecap.js'
import { type Challenge, first, second } from '../openSite.test.fixture.js'
import { type Refusal, refusal } from './Refusal.test.fixture.js'
import type { RunningSite } from './runSite.test.fixture.js'
import { proveAs, signers, textFor } from './signers.test.fixture.js'

const [ada] = signers.eip155

const encode = (value: unknown) =>
  `urn:recap:${Buffer.from(JSON.stringify(value)).toString('base64url')}`
const allowing = (...chains: string[]) =>
  encodeRecap('eip155', ['personal_sign'], chains)
const own = allowing(first.caipNetworkId, second.caipNetworkId)

/** The text that a wallet signs with what it allows besides. */
function textWith(challenge: Challenge, recap: string): string {
  const { networkIds: _, ...message } = challenge
  const { address: accountAddress, networkId: chainId } = ada
  const signed = { ...message, accountAddress, chainId }
  return addRecap(textFor(challenge, ada), signed, recap) ?? ''
}

type Approval = {
  readonly edit?: (text: string) => string
  readonly recap?: string
  readonly sent?: object
}

/** Signs with the approval that connects, and sends what is said. */
export async function approve(
  site: RunningSite,
  { edit = (text) => text, recap = own, sent = {} }: Approval = {},
) {
  const visitor = site.browser()
  const challenge = await visitor.challenge()
  const text = edit(textWith(challenge, recap))
  const proof = await proveAs(ada, challenge, text)
  const proofs = [{ ...proof, form: 'cacao', recap, ...sent }]
  return await visitor.ask('verify', { nonce: challenge.nonce, proofs })
}

function allowed(
  title: string,
  approval: Approval,
  code: SiwxProblemCode = 'SIGNATURE_INVALID',
): Refusal {
  return refusal(`an approval ${title}`, code, (site) =>
    approve(site, approval),
  )
}

const malformed: readonly (readonly [string, unknown])[] = [
  ['nothing', { att: {} }],
  ['nothing of EVM', { att: { eip155: {} } }],
  ['requests of Solana', { att: { solana: { 'request/sign': [{}] } } }],
  ['what is no request', { att: { eip155: { 'crud/delete': [{}] } } }],
  [
    'a method that closes its quote',
    { att: { eip155: { "request/a', 'b": [{}] } } },
  ],
  ['a method without limits', { att: { eip155: { 'request/a': [] } } }],
  ['a method with two limits', { att: { eip155: { 'request/a': [{}, {}] } } }],
  ['an amount', { att: { eip155: { 'request/a': [{ max: 1 }] } } }],
  [
    'a network that is none',
    { att: { eip155: { 'request/a': [{ chains: ['x'] }] } } },
  ],
  [
    'what another approval allowed',
    { att: { eip155: { 'request/a': [{}] } }, prf: ['x'] },
  ],
  ['more than it says', { att: { eip155: { 'request/a': [{}] } }, more: true }],
  ['a list', []],
]

export const recapRefusals: readonly Refusal[] = [
  allowed('for a network of another site', { recap: allowing('eip155:1') }),
  allowed('for one network more than was asked about', {
    recap: allowing(first.caipNetworkId, second.caipNetworkId, 'eip155:1'),
  }),
  allowed('that is said to allow more', { sent: { recap: allowing() } }),
  allowed('that is said to allow less', {
    sent: { recap: allowing(first.caipNetworkId) },
  }),
  allowed('without what it allows', { sent: { recap: undefined } }),
  allowed('as if it allowed nothing', { sent: { form: 'text' } }),
  allowed('with garbage for what it allows', {
    sent: { recap: 'urn:recap:!' },
  }),
  allowed(
    'with nothing for what it allows',
    { sent: { recap: '' } },
    'BODY_INVALID',
  ),
  allowed(
    'with too much for what it allows',
    { sent: { recap: 'a'.repeat(6145) } },
    'BODY_INVALID',
  ),
  allowed('of another type', { sent: { type: 'caip122' } }, 'BODY_INVALID'),
  allowed(
    'with a signature of another kind',
    { sent: { t: 'eip1271' } },
    'BODY_INVALID',
  ),
  allowed('with another end', {
    edit: (text) => text.replace(/(?<=Expiration Time: )2025/, '2035'),
  }),
  allowed('with another beginning', {
    edit: (text) => text.replace(/(?<=Issued At: )2025/, '2024'),
  }),
  allowed('with a first moment', {
    edit: (text) =>
      text.replace(
        '\nResources',
        '\nNot Before: 2020-01-01T00:00:00Z\nResources',
      ),
  }),
  allowed('with another statement', {
    edit: (text) => text.replace('Sign in to Tide.', 'Give.'),
  }),
  allowed('without the sentence of what it allows', {
    edit: (text) => text.replace(/ I further authorize.*/, ''),
  }),
  allowed('with that sentence twice', {
    edit: (text) => text.replace(/( I further authorize.*)/, '$1$1'),
  }),
  allowed('with another method in that sentence', {
    edit: (text) => text.replace("'personal_sign'", "'eth_sign'"),
  }),
  allowed('without what it allows as a resource', {
    edit: (text) => text.replace(/\n- urn:recap.*/, ''),
  }),
  allowed('with what it allows before the other resources', {
    edit: (text) => text.replace(/(\n- https.*)(\n- urn:recap.*)/, '$2$1'),
  }),
  allowed('with what it allows twice', {
    edit: (text) => text.replace(/(\n- urn:recap.*)/, '$1$1'),
  }),
  allowed('by another account', {
    sent: { address: signers.eip155[1].address },
  }),
  allowed('for another network', { sent: { networkId: second.caipNetworkId } }),
  refusal('two approvals for one network', 'BODY_INVALID', async (site) => {
    const visitor = site.browser()
    const challenge = await visitor.challenge()
    const text = textWith(challenge, own)
    const proof = await proveAs(ada, challenge, text)
    const one = { ...proof, form: 'cacao', recap: own }
    const { nonce } = challenge
    return await visitor.ask('verify', { nonce, proofs: [one, one] })
  }),
  ...malformed.map(([title, value]) =>
    allowed(`of ${title}`, { sent: { recap: encode(value) } }),
  ),
]
