/** Typed data of EIP-712 that has the right form; its values may not have. */
export interface TypedData {
  readonly types: Readonly<Record<string, readonly TypedField[]>>
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

/** A field of a structure. */
export interface TypedField {
  readonly name: string
  readonly type: string
}

export const domainType = 'EIP712Domain'

/** Data whose values are not of the types that it names. */
export class TypedDataError extends Error {
  override readonly name = 'TypedDataError'
}
