import {
  type Eip1193Provider,
  isEip1193Provider,
} from '../../eip1193/Eip1193Provider.js'
import { readShortText } from '../../utils/readShortText.js'
import { readWalletIcon } from '../../utils/readWalletIcon.js'

/** What a wallet says of itself (EIP-6963), checked. */
export type Announcement = {
  readonly uuid: string
  readonly name: string
  /** Absent when it is no reverse domain name. */
  readonly rdns: string | undefined
  /** Absent when it is no image that a strict page may show. */
  readonly icon: string | undefined
  readonly provider: Eip1193Provider
}

const uuidPattern = /^[\w.:-]+$/
const rdnsPattern = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/i

type Announced = {
  readonly detail: {
    readonly info: Readonly<Record<'icon' | 'name' | 'rdns' | 'uuid', unknown>>
    readonly provider: unknown
  }
}

/**
 * Reads an announcement: each property once, nothing trusted.
 * @returns undefined when it is not usable
 */
export function readAnnouncement(event: unknown): Announcement | undefined {
  try {
    const { info, provider } = (event as Announced).detail
    const { icon, name, rdns, uuid } = info
    const ownName = readShortText(name)
    const ownUuid = match(uuid, uuidPattern, 128)
    if (!ownName || !ownUuid || !isEip1193Provider(provider)) return undefined
    return {
      uuid: ownUuid,
      name: ownName,
      rdns: match(rdns, rdnsPattern, 128),
      icon: readWalletIcon(icon),
      provider,
    }
  } catch {
    return undefined
  }
}

function match(
  value: unknown,
  pattern: RegExp,
  limit: number,
): string | undefined {
  const isMatch =
    typeof value === 'string' && value.length <= limit && pattern.test(value)
  return isMatch ? value : undefined
}
