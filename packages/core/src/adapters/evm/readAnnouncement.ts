import { type Eip1193Provider, isProvider } from './Eip1193Provider.js'

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

const nameLimit = 64
const iconLimit = 64 * 1024

const uuidPattern = /^[\w.:-]+$/
const rdnsPattern = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/i
const iconPattern = /^data:image\/[a-z0-9.+-]+[;,]/i

/** Control characters, and those that reorder what follows them. */
const unseenPattern = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

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
    const ownName = clean(match(name, /./s, 1_024) ?? '')
    const ownUuid = match(uuid, uuidPattern, 128)
    if (!ownName || !ownUuid || !isProvider(provider)) return undefined
    return {
      uuid: ownUuid,
      name: ownName,
      rdns: match(rdns, rdnsPattern, 128),
      icon: match(icon, iconPattern, iconLimit),
      provider,
    }
  } catch {
    return undefined
  }
}

function clean(name: string): string {
  return [...name.replace(unseenPattern, '').trim()]
    .slice(0, nameLimit)
    .join('')
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
