import { ed25519 } from '@noble/curves/ed25519.js'
import { solanaChain } from '../../../../../../devstack/addresses.js'
import { answerCall } from '../../../../../../devstack/services/solana/answerCall.js'
import type { SolanaRuntime } from '../../../../../../devstack/services/solana/createRuntime.js'
import { slotMs } from '../../../../../../devstack/services/solana/createRuntime.js'
import { solana } from '../../../adapters/solana/solanaAdapter.js'
import { readTransfer } from '../../../adapters/solana/transfer/readTransfer.js'
import { decodeBase58, encodeBase58 } from '../../../encoding/base58.js'
import { defineNetwork } from '../../../entities/network/network.js'
import { mockError } from '../../mockWallets/mockError.js'
import {
  firstSignature,
  signSolanaTransaction,
} from '../../solana/signSolanaTransaction.js'
import { createNodes, enemyNodeUrls } from '../createNodes.js'
import type { Execution } from '../createPrompts.js'
import { hostileSolanaWallet } from '../hostileSolanaWallet.js'
import type { Call, Reply } from '../nodeEnemies.js'
import type { EnemyChain, Transfer, Visit } from './EnemyChain.js'

const systemProgram = '11111111111111111111111111111111'
const networkId = `solana:${solanaChain.reference}` as const
const network = defineNetwork({
  id: solanaChain.reference,
  chainNamespace: 'solana',
  name: 'Local',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: enemyNodeUrls } },
})

/**
 * One visit's account on a Solana in this process, whose slots pass by the
 * visit's clock.
 */
export function solanaEnemyChain(
  runtime: SolanaRuntime,
  { chance, clock, prompts, trace }: Visit,
): EnemyChain {
  const seed = chance.bytes(32)
  const addressOf = (key: Uint8Array) => encodeBase58(ed25519.getPublicKey(key))
  const account = addressOf(seed)
  const receiver = addressOf(chance.bytes(32))
  runtime.setAccount({
    address: account,
    data: new Uint8Array(),
    executable: false,
    lamports: 10_000_000_000n,
    program: systemProgram,
  })
  const startedAt = clock.now() - runtime.slot() * slotMs
  const catchUp = () => {
    const slots = Math.floor((clock.now() - startedAt) / slotMs)
    if (slots > runtime.slot()) runtime.pass(slots - runtime.slot())
  }
  const signed = new Map<string, { bytes: Uint8Array; prompt: number }>()
  const nodes = createNodes({
    chance,
    clock,
    trace,
    async ask(call: Call): Promise<Reply> {
      catchUp()
      const text = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })
      // What fits JSON is what a node sends.
      return JSON.parse(JSON.stringify(answerCall(text, runtime)))
    },
  })
  /** Some wallets send what they sign, and give its name. */
  const isSender = chance.isTrue(0.3)
  /** Some put in the newest blockhash before they sign. */
  const isRenewer = chance.isTrue(0.2)

  const isValid = (bytes: Uint8Array) => {
    catchUp()
    return runtime.isBlockhashValid(readTransfer(bytes).blockhash)
  }
  const transfers = () =>
    [...signed].map(([hash, { bytes, prompt }]): Transfer => {
      const isOpen = isValid(bytes)
      const isExecuted = runtime.log.find(hash) !== undefined
      const state = isExecuted ? 'executed' : isOpen ? 'open' : 'dead'
      return { hash, prompt, state }
    })
  const executionOf = (
    method: string,
    asked: Uint8Array,
    isOverPhone: boolean,
    prompt: number,
  ): Execution => ({
    // A wallet that sends may put in another blockhash at any time.
    isOver: () => !isSender && !isValid(asked),
    async execute() {
      catchUp()
      const bytes = isRenewer ? renewed(asked, runtime) : asked
      const whole = signSolanaTransaction(bytes, seed)
      const signature = firstSignature(whole)
      const hash = encodeBase58(signature)
      signed.set(hash, { bytes: whole, prompt })
      trace(`wallet has signed ${hash}`)
      if (method.endsWith('signTransaction')) {
        if (!isOverPhone) return [{ signedTransaction: whole }]
        return chance.isTrue(0.5)
          ? { transaction: Buffer.from(whole).toString('base64') }
          : { signature: encodeBase58(signature) }
      }
      runtime.send(whole, { skipsPreflight: true })
      return isOverPhone ? { signature: hash } : [{ signature }]
    },
    speedUp: async () => undefined,
    cancel: async () => undefined,
  })
  const serve: EnemyChain['serve'] = (method, params, reply) => {
    const { transaction } = Object(params)
    const isOverPhone = typeof transaction === 'string'
    const bytes = isOverPhone
      ? Uint8Array.from(Buffer.from(transaction, 'base64'))
      : transaction
    const isKnown = method.endsWith(
      isSender ? 'signAndSendTransaction' : 'signTransaction',
    )
    if (isKnown)
      prompts.serve(
        (prompt) => executionOf(method, bytes, isOverPhone, prompt),
        reply,
      )
    else reply.fail(mockError(4200, 'Unsupported'))
  }

  return {
    adapters: [solana()],
    networks: [network],
    account,
    connectorId: 'standard:Kite',
    draft: { amount: '0.25', receiver },
    fetch: nodes.fetch,
    furnish: (window) => hostileSolanaWallet({ seed, isSender, serve, window }),
    serve,
    session: {
      accounts: [`${networkId}:${account}`],
      chains: [networkId],
      methods: [
        'solana_signTransaction',
        ...(isSender ? ['solana_signAndSendTransaction'] : []),
      ],
    },
    settle: async () => catchUp(),
    happenings: [],
    transfers,
    received: async () => runtime.account(receiver)?.lamports ?? 0n,
    changeNode: nodes.change,
    heal: nodes.heal,
  }
}

/** The same transfer under the newest blockhash. */
function renewed(bytes: Uint8Array, runtime: SolanaRuntime): Uint8Array {
  const before = decodeBase58(readTransfer(bytes).blockhash)
  const after = decodeBase58(runtime.latestBlockhash().hash)
  const at = Buffer.from(bytes).indexOf(Buffer.from(before ?? []))
  const result = Uint8Array.from(bytes)
  if (after && at > 0) result.set(after, at)
  return result
}
