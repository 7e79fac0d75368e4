import { base64urlnopad } from '@scure/base'
import { PasskeyError } from './PasskeyError.js'

/** Half of a way back, as a passkey gives it: the same one each time. */
export interface PasskeyHalf {
  readonly credentialId: string
  readonly half: Uint8Array
}

/**
 * Passkeys that give keys.
 * @see WebAuthn Level 3, extension `prf`
 */
export interface Passkeys {
  /** Whether this page may ask for one. */
  readonly isAvailable: boolean
  /**
   * Makes one, and tries it at once: not every passkey gives keys.
   * @param wallet.name what the visitor tells it by
   * @param wallet.known credentials that are ways back already
   * @throws PasskeyError
   */
  create(wallet: {
    readonly walletId: string
    readonly name: string
    readonly known: readonly string[]
  }): Promise<PasskeyHalf>
  /** @throws PasskeyError */
  open(wallet: {
    readonly walletId: string
    readonly known: readonly string[]
  }): Promise<PasskeyHalf>
  /**
   * Opens whichever the visitor has, where no wallet is known yet.
   * @param salt what the passkeys of the wallet are asked with
   * @throws PasskeyError
   */
  find(salt: Uint8Array<ArrayBuffer>): Promise<PasskeyHalf>
}

const answerWithinMs = 120_000

/** What passkeys of a wallet are asked with: SHA-256 of `hw1/prf` and its id. */
export async function passkeySalt(
  walletId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder().encode(`hw1/prf${walletId}`)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text))
}

export function createPasskeys({
  isAllowed,
  navigator: { credentials },
  randomBytes,
  walletName,
}: createPasskeys.Parameters): Passkeys {
  const toDescriptors = (known: readonly string[]) =>
    known.map((id) => ({
      type: 'public-key' as const,
      id: Uint8Array.from(base64urlnopad.decode(id)),
    }))

  const openBy = async (
    first: Uint8Array<ArrayBuffer>,
    known: readonly string[],
  ): Promise<PasskeyHalf> => {
    const found = await asked(() =>
      credentials.get({
        publicKey: {
          challenge: randomBytes(32),
          allowCredentials: toDescriptors(known),
          userVerification: 'required',
          timeout: answerWithinMs,
          extensions: { prf: { eval: { first } } },
        },
      }),
    )
    const { results } = found.getClientExtensionResults().prf ?? {}
    if (!results) throw new PasskeyError('cannot')
    const half = toBytes(results.first)
    if (half.byteLength !== 32) throw new PasskeyError('cannot')
    return { credentialId: idOf(found), half }
  }
  const open: Passkeys['open'] = async ({ known, walletId }) =>
    await openBy(await passkeySalt(walletId), known)
  return {
    isAvailable: credentials !== undefined && isAllowed,
    open,
    find: (salt) => openBy(salt, []),
    async create({ known, name, walletId }) {
      const made = await asked(() =>
        credentials.create({
          publicKey: {
            rp: { name: walletName },
            user: { id: randomBytes(32), name, displayName: name },
            challenge: randomBytes(32),
            // ES256 and RS256: what every authenticator has one of.
            pubKeyCredParams: [
              { type: 'public-key', alg: -7 },
              { type: 'public-key', alg: -257 },
            ],
            excludeCredentials: toDescriptors(known),
            authenticatorSelection: {
              residentKey: 'preferred',
              userVerification: 'required',
            },
            timeout: answerWithinMs,
            extensions: { prf: {} },
          },
        }),
      )
      if (made.getClientExtensionResults().prf?.enabled !== true)
        throw new PasskeyError('cannot')
      return await open({ walletId, known: [idOf(made)] })
    },
  }
}

export declare namespace createPasskeys {
  interface Parameters {
    readonly navigator: Pick<Navigator, 'credentials'>
    /** A page in a frame asks where the page around it lets it. */
    readonly isAllowed: boolean
    readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>
    /** Shown by the browser. */
    readonly walletName: string
  }
}

async function asked(
  ask: () => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  try {
    const credential = await ask()
    if (credential) return credential as PublicKeyCredential
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : ''
    const isRefused = name === 'NotAllowedError' || name === 'AbortError'
    throw new PasskeyError(isRefused ? 'cancelled' : 'cannot', { cause })
  }
  throw new PasskeyError('cancelled')
}

const idOf = ({ rawId }: PublicKeyCredential): string =>
  base64urlnopad.encode(new Uint8Array(rawId))

function toBytes(source: BufferSource): Uint8Array {
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
}
