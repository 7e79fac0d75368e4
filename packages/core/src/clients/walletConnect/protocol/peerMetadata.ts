import type { PeerMetadata } from '../../../ports/WalletConnectClient.js'
import { anything, misfit, object, type Schema } from '../../../utils/schema.js'

const longestText = 2048
const maxIcons = 10
const Members = object(
  {},
  {
    name: anything,
    description: anything,
    url: anything,
    icons: anything,
    redirect: object({}, { native: anything, universal: anything }),
  },
)

/** What a wallet says of itself; what is malformed is left out. */
export const peerMetadata: Schema<PeerMetadata> = (input) => {
  const members = Members(input)
  if (members === misfit) return misfit
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
