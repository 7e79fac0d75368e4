import type { Hex } from 'viem'

/** What a name says its picture is. */
export type Avatar =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  /** A picture of a token, which counts for who has the token. */
  | {
      readonly kind: 'token'
      readonly networkId: string
      readonly standard: 'erc721' | 'erc1155'
      readonly contract: Hex
      readonly id: bigint
    }

const dataPattern = /^data:[^,]{0,60}?(;base64)?,([\s\S]*)$/i
const ipfsPattern =
  /^(?:ipfs:\/\/(?:ipfs\/)?|\/?ipfs\/)([A-Za-z0-9]{46,80}(?:\/[^?#]*)?)$/
const tokenPattern =
  /^eip155:([1-9]\d{0,15})\/(erc721|erc1155):(0x[0-9a-f]{40})\/(\d{1,78})$/i

/**
 * Reads the text `avatar` of a name, or the picture of a token's description.
 * @param ipfsGateway what stands before `/ipfs/`; without it there are none
 * @returns undefined for what is no picture
 * @see ENSIP-12
 */
export function parseAvatar(
  text: string,
  ipfsGateway: string | undefined,
): Avatar | undefined {
  const [, isBase64, data = ''] = dataPattern.exec(text) ?? []
  if (text.startsWith('data:'))
    return dataPattern.test(text)
      ? { kind: 'bytes', bytes: decode(data, isBase64 !== undefined) }
      : undefined
  const ipfs = ipfsPattern.exec(text)?.[1]
  if (ipfs)
    return ipfsGateway === undefined
      ? undefined
      : { kind: 'url', url: `${ipfsGateway}/ipfs/${ipfs}` }
  const [, chainId, standard, contract, id] = tokenPattern.exec(text) ?? []
  if (chainId && standard && contract && id)
    return {
      kind: 'token',
      networkId: `eip155:${chainId}`,
      standard: standard.toLowerCase() as 'erc721' | 'erc1155',
      contract: contract.toLowerCase() as Hex,
      id: BigInt(id),
    }
  return /^https?:\/\//.test(text) ? { kind: 'url', url: text } : undefined
}

function decode(data: string, isBase64: boolean): Buffer {
  if (isBase64) return Buffer.from(data, 'base64')
  try {
    return Buffer.from(decodeURIComponent(data))
  } catch {
    return Buffer.from(data)
  }
}
