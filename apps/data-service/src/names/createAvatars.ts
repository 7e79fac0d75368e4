import * as v from 'valibot'
import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  numberToHex,
  parseAbi,
} from 'viem'
import type { Images } from '../images/createImages.js'
import { fetchPicture } from '../images/fetchPicture.js'
import { isReverted, type Nodes } from '../sources/createNodes.js'
import type { OutsideDoor } from '../sources/createOutsideDoor.js'
import { hexSchema } from '../sources/hexSchema.js'
import { decode } from './decode.js'
import { fillPlaces } from './fillPlaces.js'
import { type Avatar, parseAvatar } from './parseAvatar.js'

/** A description may be in it, with its picture. */
const mostLocationLength = 1024 * 1024

const tokenAbi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])
const descriptionSchema = v.object({
  image: v.optional(v.string()),
  image_url: v.optional(v.string()),
  image_data: v.optional(v.string()),
})

/**
 * Fetches the picture of a name, looks at it, and keeps it.
 * @param text what the name says its avatar is
 * @param owner of the name: a token's picture counts for who has the token
 * @param signal ends it between its steps
 * @returns its hash; undefined where there is none that may be shown
 * @throws UpstreamFailure where it cannot be fetched now
 * @see ENSIP-12
 */
export type FetchAvatar = (
  text: string,
  owner: Hex | undefined,
  signal: AbortSignal,
) => Promise<string | undefined>

export function createAvatars(parts: createAvatars.Parts): FetchAvatar {
  const { images, ipfsGateway, outside } = parts
  return async (text, owner, signal) => {
    const fetch = (picture: Avatar | undefined) =>
      fetchPicture(outside, picture, signal)
    const avatar = parseAvatar(text, ipfsGateway)
    const picture =
      avatar?.kind === 'token'
        ? await findPicture(avatar, owner, parts, fetch)
        : avatar
    const bytes = await fetch(picture)
    return bytes && images.keep(bytes)
  }
}

export declare namespace createAvatars {
  interface Parts {
    readonly images: Images
    readonly outside: OutsideDoor
    /** Scheme and host; without it, what is on IPFS is not shown. */
    readonly ipfsGateway: string | undefined
    /** The nodes of a network, by CAIP-2, where it is served. */
    nodesOf(networkId: string): Nodes | undefined
  }
}

/** The picture of a token, if the owner of the name has it. */
async function findPicture(
  token: Extract<Avatar, { kind: 'token' }>,
  owner: Hex | undefined,
  { ipfsGateway, nodesOf }: createAvatars.Parts,
  fetchBytes: (avatar: Avatar | undefined) => Promise<Buffer | undefined>,
): Promise<Avatar | undefined> {
  const nodes = nodesOf(token.networkId)
  if (!nodes || !owner) return undefined
  const ask = async (data: Hex) =>
    await nodes
      .ask('eth_call', [{ to: token.contract, data }, 'latest'], hexSchema)
      .catch((error: unknown) => {
        if (isReverted(error)) return '0x' as const
        throw error
      })
  if (!(await hasToken(token, owner, ask))) return undefined
  const text = await readLocation(token, ask)
  const described = await fetchBytes(
    text === undefined ? undefined : parseAvatar(text, ipfsGateway),
  )
  if (!described) return undefined
  const description = v.safeParse(descriptionSchema, parseJson(described))
  if (!description.success) return undefined
  const { image, image_data, image_url } = description.output
  const picture = image ?? image_url ?? image_data
  return picture === undefined ? undefined : parseAvatar(picture, ipfsGateway)
}

type Token = Extract<Avatar, { kind: 'token' }>
type Ask = (data: Hex) => Promise<Hex>

async function hasToken(
  { id, standard }: Token,
  owner: Hex,
  ask: Ask,
): Promise<boolean> {
  const abi = tokenAbi
  if (standard === 'erc721') {
    const functionName = 'ownerOf'
    const data = await ask(
      encodeFunctionData({ abi, functionName, args: [id] }),
    )
    const has = decode(() => decodeFunctionResult({ abi, functionName, data }))
    return has !== undefined && isAddressEqual(has, owner)
  }
  const functionName = 'balanceOf'
  const data = await ask(
    encodeFunctionData({ abi, functionName, args: [owner, id] }),
  )
  const held = decode(() => decodeFunctionResult({ abi, functionName, data }))
  return held !== undefined && held > 0n
}

async function readLocation(
  { id, standard }: Token,
  ask: Ask,
): Promise<string | undefined> {
  const abi = tokenAbi
  const functionName = standard === 'erc721' ? 'tokenURI' : 'uri'
  const data = await ask(encodeFunctionData({ abi, functionName, args: [id] }))
  const text = decode(() => decodeFunctionResult({ abi, functionName, data }))
  // ERC-1155 leaves the number to who reads it.
  const values = { id: numberToHex(id, { size: 32 }).slice(2) }
  return text && fillPlaces(text, values, mostLocationLength)
}

function parseJson(bytes: Buffer): unknown {
  return decode(() => JSON.parse(bytes.toString('utf8')) as unknown)
}
