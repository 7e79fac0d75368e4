import { address, getAddressDecoder, getAddressEncoder } from '@solana/kit'

/** How long the state of a mint and of a token account is, extensions apart. */
export const mintBytes = 82
export const tokenAccountBytes = 165

/** With `ImmutableOwner`, which associated accounts of Token-2022 have. */
const extendedAccountBytes = 170

/** Before the extensions: whether they are a mint's or an account's. */
const accountKind = { mint: 1, account: 2 }
const immutableOwner = 7

/** A token: who may make more of it, and how much there is. */
export interface Mint {
  readonly authority: string | undefined
  readonly supply: bigint
  readonly decimals: number
  readonly isInitialized: boolean
}

/** What one owner holds of one token, in base units. */
export interface TokenAccount {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly state: 'uninitialized' | 'initialized' | 'frozen'
  readonly isNative: boolean
}

/**
 * Reads the state of a mint.
 * @param data of an account of a token program
 * @returns nothing when it is no mint
 * @example readMint(account.data)?.decimals
 */
export function readMint(data: Uint8Array): Mint | undefined {
  const isExtended = data[tokenAccountBytes] === accountKind.mint
  if (data.length !== mintBytes && !isExtended) return undefined
  const view = viewOf(data)
  const hasAuthority = view.getUint32(0, true) === 1
  return {
    authority: hasAuthority ? addressAt(data, 4) : undefined,
    supply: view.getBigUint64(36, true),
    decimals: view.getUint8(44),
    isInitialized: view.getUint8(45) === 1,
  }
}

/**
 * Reads the state of a token account.
 * @param data of an account of a token program
 * @returns nothing when it is no token account
 * @example readTokenAccount(account.data)?.amount
 */
export function readTokenAccount(data: Uint8Array): TokenAccount | undefined {
  const isExtended = data[tokenAccountBytes] === accountKind.account
  if (data.length !== tokenAccountBytes && !isExtended) return undefined
  const view = viewOf(data)
  const states = ['uninitialized', 'initialized', 'frozen'] as const
  return {
    mint: addressAt(data, 0),
    owner: addressAt(data, 32),
    amount: view.getBigUint64(64, true),
    state: states[view.getUint8(108)] ?? 'uninitialized',
    isNative: view.getUint32(109, true) === 1,
  }
}

/**
 * The state of a mint that anybody may read and nobody may add to.
 * @param mint.supply base units
 * @example writeMint({ supply: 75n, decimals: 0 })
 */
export function writeMint(mint: Pick<Mint, 'supply' | 'decimals'>): Uint8Array {
  const data = new Uint8Array(mintBytes)
  const view = viewOf(data)
  view.setBigUint64(36, mint.supply, true)
  view.setUint8(44, mint.decimals)
  view.setUint8(45, 1)
  return data
}

/**
 * The state of an associated token account.
 * @param account.amount base units
 * @param account.isToken2022 adds the extension that its program adds
 * @example writeTokenAccount({ mint, owner, amount: 25n, isToken2022: false })
 */
export function writeTokenAccount(
  account: Pick<TokenAccount, 'mint' | 'owner' | 'amount'> & {
    readonly isToken2022: boolean
  },
): Uint8Array {
  const { isToken2022 } = account
  const data = new Uint8Array(
    isToken2022 ? extendedAccountBytes : tokenAccountBytes,
  )
  const view = viewOf(data)
  const encoder = getAddressEncoder()
  data.set(encoder.encode(address(account.mint)), 0)
  data.set(encoder.encode(address(account.owner)), 32)
  view.setBigUint64(64, account.amount, true)
  view.setUint8(108, 1)
  if (isToken2022) {
    view.setUint8(tokenAccountBytes, accountKind.account)
    view.setUint16(tokenAccountBytes + 1, immutableOwner, true)
  }
  return data
}

function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}

function addressAt(data: Uint8Array, offset: number): string {
  return getAddressDecoder().decode(data.slice(offset, offset + 32))
}
