import {
  type PopupMessage,
  readPopupMessage,
  writePopupMessage,
} from '@hasp/protocol/frame'
import { base64urlnopad } from '@scure/base'
import { openText, sealText } from '../../requests/sealText.js'
import { randomBytes } from '../randomBytes.js'

/** What a frame and its window need to meet at the service. */
export interface RendezvousKeys {
  readonly handle: string
  seal(message: PopupMessage): Promise<string>
  /** @returns undefined for what nobody with the key has sealed */
  open(sealed: string): Promise<PopupMessage | undefined>
  /** For the window's address, behind `#`: no server ever sees it. */
  readonly fragment: string
}

const bytesOfEach = 32

export function drawRendezvousKeys(): RendezvousKeys {
  return keysOf(randomBytes(bytesOfEach), randomBytes(bytesOfEach))
}

/** @returns undefined where the address names no rendezvous */
export function readRendezvousKeys(
  fragment: string,
): RendezvousKeys | undefined {
  const [handle, secret] = fragment.split('.').map(read)
  return handle && secret && keysOf(handle, secret)
}

function read(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = Uint8Array.from(base64urlnopad.decode(text))
    return bytes.length === bytesOfEach ? bytes : undefined
  } catch {
    return undefined
  }
}

function keysOf(
  handle: Uint8Array,
  secret: Uint8Array<ArrayBuffer>,
): RendezvousKeys {
  const name = base64urlnopad.encode(handle)
  const importing = crypto.subtle.importKey('raw', secret, 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
  return {
    handle: name,
    fragment: `${name}.${base64urlnopad.encode(secret)}`,
    seal: async (message) =>
      await sealText(await importing, writePopupMessage(message), randomBytes),
    open: async (sealed) => {
      try {
        return readPopupMessage(await openText(await importing, sealed))
      } catch {
        return undefined
      }
    },
  }
}
