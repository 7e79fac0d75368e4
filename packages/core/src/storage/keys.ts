import { accountTypes } from '../entities/account.js'
import { isNamespace, namespaces } from '../entities/namespace.js'
import { isNetworkId } from '../entities/networkId.js'
import { themeModes } from '../entities/themeMode.js'
import { transactionStatuses } from '../entities/transaction.js'
import {
  fits,
  type Infer,
  list,
  number,
  object,
  oneOf,
  record,
  type Schema,
  text,
} from '../utils/schema.js'

const anyText = text()
const namespace = fits(isNamespace)
const networkId = fits(isNetworkId)
const account = object(
  { address: anyText, type: oneOf(accountTypes) },
  { purpose: oneOf(['ordinals']) },
)
const wallet = object({ id: anyText, name: anyText })
const yesOrNo = oneOf([true, false])

const token = object(
  {
    symbol: anyText,
    name: anyText,
    quantity: object({
      decimals: text(/^\d{1,3}$/),
      numeric: text(/^\d+(\.\d+)?$/),
    }),
  },
  {
    address: anyText,
    price: number(),
    value: number(),
    iconUrl: anyText,
  },
)

const transaction = object(
  {
    intentId: anyText,
    networkId,
    from: anyText,
    to: anyText,
    amount: text(/^\d{1,78}$/),
    sentAt: number(),
    changedAt: number(),
    status: oneOf(transactionStatuses),
  },
  {
    hash: anyText,
    replacedBy: anyText,
    tokenAddress: anyText,
    trace: record(anyText, anyText),
    // Records of before they were stored lack these, and are dropped one by one.
    kind: anyText,
    decimals: number({ min: 0, max: 255 }),
    symbol: anyText,
  },
)

const connection = object(
  {
    namespace,
    connectorId: anyText,
    walletName: anyText,
    accounts: list(account, { min: 1, max: 100 }),
    caipNetworkId: networkId,
    isActive: yesOrNo,
  },
  { auth: object({ name: anyText }) },
)

/** A cached value per account, each with the time at which it ends. */
function cacheOf<value>(schema: Schema<value>) {
  return record(anyText, object({ value: schema, expiresAt: number() }))
}

/**
 * Every key of the storage with its schema (specification 3). Values that do
 * not fit are dropped. Keys are written with the prefix `hasp.`, but for
 * `theme`, whose name is an option.
 */
export const storageSchemas = {
  wallet,
  activeNetwork: object({
    namespace,
    selected: record(oneOf(namespaces), networkId),
  }),
  recentWallets: list(wallet, { max: 2 }),
  nativeBalances: cacheOf(
    object({
      value: text(/^\d+$/),
      decimals: number({ min: 0, max: 255 }),
      symbol: anyText,
    }),
  ),
  portfolios: cacheOf(list(token, { max: 500 })),
  connections: list(connection, { max: 50 }),
  transactions: list(transaction, { max: 99 }),
  disconnectedConnectorIds: list(anyText, { max: 100 }),
  /** Receivers that the visitor saved. */
  addressBook: list(object({ name: anyText, address: anyText, namespace }), {
    max: 500,
  }),
  /** What the visitor calls connected wallets, by connection id. */
  walletLabels: record(anyText, anyText),
  /** Whether amounts are covered, because somebody may be looking. */
  amountsHidden: yesOrNo,
  theme: oneOf(themeModes),
} as const

/**
 * A name under which the kit stores something; the key has `hasp.` before it.
 */
export type StorageName = keyof typeof storageSchemas

/** What is stored under a name, once it was checked. */
export type StorageValue<name extends StorageName> = Infer<
  (typeof storageSchemas)[name]
>

export type StoredConnection = Infer<typeof connection>
