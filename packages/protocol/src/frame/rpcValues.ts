import {
  array,
  boolean,
  maxLength,
  minLength,
  nullable,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  union,
  unknown,
} from 'valibot'

/** Text of one form; a message has a limit of its own. */
function text(pattern: RegExp) {
  return pipe(string(), regex(pattern))
}

export const Hex = text(/^0x(?:[\da-f]{2})*$/i)
/** A number as nodes write it; a leading zero is taken from libraries. */
export const Quantity = text(/^0x[\da-f]{1,64}$/i)
export const Address = text(/^0x[\da-f]{40}$/i)
export const Hash = text(/^0x[\da-f]{64}$/i)
export const Block = union([
  Quantity,
  picklist(['latest', 'earliest', 'pending', 'safe', 'finalized']),
])
/** By its number, its name or its hash (EIP-1898). */
export const BlockReference = union([
  Block,
  strictObject({
    blockHash: Hash,
    requireCanonical: optional(boolean()),
  }),
  strictObject({ blockNumber: Quantity }),
])
export const Base64 = text(/^[A-Za-z\d+/]*={0,2}$/)
export const Base58 = text(/^[1-9A-HJ-NP-Za-km-z]{1,128}$/)
/** JSON as text, e.g. typed data, which is read where it is shown. */
export const JsonText = text(/^\s*\{/)
/** What is read by its own rules where it is used. */
export const JsonRecord = record(string(), unknown())
export const ShortText = pipe(string(), maxLength(256))

/** A transaction with every key that viem, ethers and wagmi send. */
export const Transaction = strictObject({
  from: optional(Address),
  to: optional(nullable(Address)),
  value: optional(Quantity),
  data: optional(Hex),
  input: optional(Hex),
  gas: optional(Quantity),
  gasLimit: optional(Quantity),
  gasPrice: optional(Quantity),
  maxFeePerGas: optional(Quantity),
  maxPriorityFeePerGas: optional(Quantity),
  nonce: optional(Quantity),
  type: optional(Quantity),
  chainId: optional(Quantity),
  accessList: optional(
    array(strictObject({ address: Address, storageKeys: array(Hash) })),
  ),
})

/** What a call pretends of accounts, by address. */
export const StateOverride = record(
  Address,
  strictObject({
    balance: optional(Quantity),
    nonce: optional(Quantity),
    code: optional(Hex),
    state: optional(record(Hash, Hash)),
    stateDiff: optional(record(Hash, Hash)),
    movePrecompileToAddress: optional(Address),
  }),
)

export const Transactions = pipe(array(Base64), minLength(1), maxLength(64))
