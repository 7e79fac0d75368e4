import * as v from 'valibot'
import { isNamespace } from '../../entities/network/namespace.js'
import { isAllowedLink } from '../../policies/links/allowedLink.js'
import { toPairingLink } from '../../policies/links/pairingLink.js'
import { readWalletName } from '../../utils/readWalletName.js'

const addressLimit = 500

/** Letters that turn the reading order, or that cannot be seen. */
const deceiving = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u

const walletName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(60),
  v.check((value) => !deceiving.test(value)),
  v.transform((value) => readWalletName(value)),
  v.string(),
)

const address = v.pipe(
  v.string(),
  v.maxLength(addressLimit),
  v.check((value) => /^https?:\/\//i.test(value) && isAllowedLink(value)),
)

/** What a pairing address is put behind. */
const linkBase = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(addressLimit),
  v.check((value) => toPairingLink(value, 'wc:0@2') !== undefined),
)

const browseFormat = v.pipe(
  v.string(),
  v.maxLength(addressLimit),
  v.includes('{url}'),
  v.check((value) =>
    isAllowedLink(value.replace(/[{}]/g, ''), { isForBrowsing: true }),
  ),
)

const absent = <const schema extends v.GenericSchema>(schema: schema) =>
  v.optional(
    v.union([
      schema,
      v.pipe(
        v.null(),
        v.transform(() => undefined),
      ),
    ]),
  )

/** A wallet as any directory gives it; unknown fields are left out. */
export const WalletRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/)),
  name: walletName,
  shortName: absent(walletName),
  rdns: absent(v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+){1,8}$/))),
  standardName: absent(walletName),
  namespaces: v.pipe(
    v.array(v.string()),
    v.maxLength(20),
    v.transform((names) => [...new Set(names.filter(isNamespace))]),
    v.minLength(1),
  ),
  homepage: address,
  imageUrl: absent(v.string()),
  color: absent(v.pipe(v.string(), v.hexColor())),
  isOpenSource: absent(v.boolean()),
  isPairable: v.boolean(),
  links: v.optional(
    v.object({
      native: absent(linkBase),
      universal: absent(v.pipe(address, linkBase)),
      desktop: absent(linkBase),
      web: absent(v.pipe(address, linkBase)),
    }),
    {},
  ),
  stores: v.optional(
    v.object({
      ios: absent(address),
      android: absent(address),
      chrome: absent(address),
      firefox: absent(address),
      edge: absent(address),
      safari: absent(address),
      desktop: absent(address),
    }),
    {},
  ),
  browse: absent(browseFormat),
})
