import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import type { Passkeys } from '../../passkey/createPasskeys.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { SignerClient } from '../../vault/createSignerClient.js'
import type { prepareWay } from '../../vault/prepareWay.js'

/** By what a visitor proves that a wallet is theirs. */
export type MoveAnswer =
  | { readonly type: 'password'; readonly password: string }
  | { readonly type: 'passkey' }

type Asked = Extract<WalletServiceReply<'askMove'>, { outcome: 'ASKED' }>
export type Proved = WalletServiceReply<'proveMove'>

/** A wallet that gets another address, as its mailbox is lost. */
export interface Move {
  /** Says which; nobody is told whether there is a wallet. */
  ask(
    email: string,
    signal: AbortSignal,
  ): Promise<
    Extract<WalletServiceReply<'askMove'>, { outcome: 'TRY_LATER' }> | undefined
  >
  /** Has a code mailed to the new address. */
  prove(email: string, answer: MoveAnswer, signal: AbortSignal): Promise<Proved>
  /** Another code, by what was proved. */
  proveAgain(signal: AbortSignal): Promise<Proved>
  confirm(
    code: string,
    signal: AbortSignal,
  ): Promise<WalletServiceReply<'confirmMove'>>
}

export function createMove({
  about: { deviceName, locale, projectId },
  passkeys,
  service,
  signer,
  stretch,
}: createMove.Means): Move {
  let asked: Asked | undefined
  let proof: WalletServiceBody<'proveMove'> | undefined

  const halfOf = async (
    answer: MoveAnswer,
    { passkeySalt, password }: Asked,
  ) => {
    if (answer.type === 'passkey') {
      const salt = Uint8Array.from(base64urlnopad.decode(passkeySalt))
      return (await passkeys.find(salt)).half
    }
    const { salt, ...cost } = password
    return await stretch({
      password: answer.password,
      salt: base64urlnopad.decode(salt),
      ...cost,
    })
  }
  const proveAgain: Move['proveAgain'] = async (signal) =>
    proof
      ? await service.call('proveMove', proof, signal)
      : { outcome: 'ENDED' }
  return {
    async ask(email, signal) {
      const body = { projectId, email, deviceName, locale }
      const reply = await service.call('askMove', body, signal)
      if (reply.outcome === 'TRY_LATER') return reply
      asked = reply
      return undefined
    },

    async prove(email, answer, signal) {
      if (!asked) return { outcome: 'ENDED' }
      const { moveId } = asked
      const half = await halfOf(answer, asked)
      const signed = await signer.ask('signMove', { half, moveId, email })
      half.fill(0)
      proof = { moveId, email, way: answer.type, ...signed }
      return await proveAgain(signal)
    },

    proveAgain,

    confirm: async (code, signal) =>
      asked
        ? await service.call(
            'confirmMove',
            { moveId: asked.moveId, code },
            signal,
          )
        : { outcome: 'ENDED' },
  }
}

export declare namespace createMove {
  interface Means extends Pick<prepareWay.Means, 'stretch'> {
    readonly about: {
      readonly deviceName: string
      readonly locale: string
      readonly projectId: string
    }
    readonly passkeys: Pick<Passkeys, 'find'>
    readonly service: ServiceClient
    readonly signer: Pick<SignerClient, 'ask'>
  }
}
