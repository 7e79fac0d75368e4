import {
  type InferOutput,
  object,
  optional,
  pipe,
  transform,
  unknown,
} from 'valibot'
import type { PeerMetadata } from '../../../ports/WalletConnectClient.js'

const longestText = 2048
const maxIcons = 10
const Members = object({
  name: optional(unknown()),
  description: optional(unknown()),
  url: optional(unknown()),
  icons: optional(unknown()),
  redirect: optional(
    object({
      native: optional(unknown()),
      universal: optional(unknown()),
    }),
  ),
})

/** What a wallet says of itself; what is malformed is left out. */
export const peerMetadata = pipe(Members, transform(toMetadata))

function toMetadata(members: InferOutput<typeof Members>): PeerMetadata {
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
