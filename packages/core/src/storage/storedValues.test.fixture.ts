import fc from 'fast-check'
import { accountTypes } from '../entities/account/account.js'
import { themeModes } from '../entities/modal/themeMode.js'
import { namespaces } from '../entities/network/namespace.js'
import { transactionStatuses } from '../entities/transfer/transaction.js'
import type { StorageName, StorageValue } from './keys.js'

/** Texts as strangers write them: now and then one that is too long. */
const text = fc.oneof(
  { weight: 8, arbitrary: fc.string({ maxLength: 20 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  fc.constantFrom('__proto__', 'constructor', '', '\u202e', '\ud800'),
  fc.integer({ min: 2_040, max: 2_060 }).map((length) => 'x'.repeat(length)),
)
const number = fc.oneof(
  fc.integer({ min: -1, max: 300 }),
  fc.double({ noNaN: false }).map((value) => value || 0),
)
const namespace = fc.constantFrom(...namespaces)
const networkId = fc.constantFrom(
  'eip155:1',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
  'one',
)
const account = fc.record(
  {
    address: text,
    type: fc.constantFrom(...accountTypes),
    purpose: fc.constant('ordinals'),
  },
  { requiredKeys: ['address', 'type'] },
)
const wallet = fc.record({ id: text, name: text })
const digits = fc.oneof(fc.nat().map(String), fc.constantFrom('1.5', '-1', ''))

const cacheOf = (value: fc.Arbitrary<unknown>) =>
  fc.dictionary(text, fc.record({ value, expiresAt: number }), { maxKeys: 25 })
/** Up to a bound, sometimes one more, sometimes far more. */
const listAround = (item: fc.Arbitrary<unknown>, bound: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(item, { maxLength: 4 }) },
    fc
      .tuple(item, fc.constantFrom(bound, bound + 1, bound * 4))
      .map(([one, count]) => Array.from({ length: count }, () => one)),
  )

const values: Record<StorageName, fc.Arbitrary<unknown>> = {
  wallet,
  activeNetwork: fc.record({
    namespace,
    selected: fc.dictionary(fc.oneof(namespace, text), networkId),
  }),
  recentWallets: listAround(wallet, 2),
  nativeBalances: cacheOf(
    fc.record({ value: digits, decimals: number, symbol: text }),
  ),
  identities: cacheOf(fc.dictionary(text, text)),
  portfolios: cacheOf(
    listAround(
      fc.record(
        {
          symbol: text,
          name: text,
          quantity: fc.record({ decimals: digits, numeric: digits }),
          price: number,
          iconUrl: text,
        },
        { requiredKeys: ['symbol', 'name', 'quantity'] },
      ),
      500,
    ),
  ),
  connections: listAround(
    fc.record(
      {
        namespace,
        connectorId: text,
        walletName: text,
        accounts: listAround(account, 100),
        caipNetworkId: networkId,
        isActive: fc.boolean(),
        auth: fc.record({ name: text }),
      },
      {
        requiredKeys: [
          'namespace',
          'connectorId',
          'walletName',
          'accounts',
          'caipNetworkId',
          'isActive',
        ],
      },
    ),
    50,
  ),
  transactions: listAround(
    fc.record({
      hash: text,
      networkId,
      from: text,
      to: text,
      symbol: text,
      sentAt: number,
      status: fc.constantFrom(...transactionStatuses),
    }),
    99,
  ),
  disconnectedConnectorIds: listAround(text, 100),
  dismissedNameOffers: listAround(text, 100),
  addressBook: listAround(
    fc.record({ name: text, address: text, namespace }),
    500,
  ),
  walletLabels: fc.dictionary(text, text),
  amountsHidden: fc.boolean(),
  projectConfig: cacheOf(fc.dictionary(text, fc.boolean())),
  theme: fc.oneof(fc.constantFrom(...themeModes), text),
}

/**
 * Values of the shape that a name holds, a good part of them too long, too
 * many or too large, and some of no shape at all.
 */
export function storedValues<name extends StorageName>(
  name: name,
): fc.Arbitrary<StorageValue<name>> {
  return fc.oneof(
    { weight: 9, arbitrary: values[name] },
    fc.anything({ withBigInt: true }),
  ) as fc.Arbitrary<StorageValue<name>>
}
