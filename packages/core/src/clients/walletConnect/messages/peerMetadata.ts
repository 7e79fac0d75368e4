import * as v from 'valibot'
import type { PeerMetadata } from '../../../ports/WalletConnectClient.js'

const longestText = 2048
const maxIcons = 10
const Members = v.object({
  name: v.optional(v.unknown()),
  description: v.optional(v.unknown()),
  url: v.optional(v.unknown()),
  icons: v.optional(v.unknown()),
  redirect: v.optional(
    v.object({
      native: v.optional(v.unknown()),
      universal: v.optional(v.unknown()),
    }),
  ),
})

/** What a wallet says of itself; what is malformed is left out. */
export const peerMetadata = v.pipe(Members, v.transform(toMetadata))

function toMetadata(members: v.InferOutput<typeof Members>): PeerMetadata {
  const { description, icons, name, redirect, url } = members
  return {
    name: textOf(name) ?? '',
    description: textOf(description) ?? '',
    url: textOf(url) ?? '',
    icons: Array.isArray(icons)
      ? icons.slice(0, maxIcons).flatMap((icon) => textOf(icon) ?? [])
      : [],
    ...(redirect && {
      redirect: {
        native: textOf(redirect.native),
        universal: textOf(redirect.universal),
      },
    }),
  }
}

function textOf(input: unknown): string | undefined {
  return typeof input === 'string' ? input.slice(0, longestText) : undefined
}
