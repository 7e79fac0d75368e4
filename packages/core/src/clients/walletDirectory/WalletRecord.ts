import {
  array,
  boolean,
  check,
  type GenericSchema,
  hexColor,
  includes,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
  trim,
  union,
  null as vNull,
} from 'valibot'
import { isNamespace } from '../../entities/network/namespace.js'
import { isAllowedLink } from '../../policies/links/allowedLink.js'
import { toPairingLink } from '../../policies/links/pairingLink.js'
import { readShortText } from '../../utils/readShortText.js'

const addressLimit = 500

/** Letters that turn the reading order, or that cannot be seen. */
const deceiving = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u

const walletName = pipe(
  string(),
  trim(),
  minLength(1),
  maxLength(60),
  check((value) => !deceiving.test(value)),
  transform((value) => readShortText(value)),
  string(),
)

const address = pipe(
  string(),
  maxLength(addressLimit),
  check((value) => /^https?:\/\//i.test(value) && isAllowedLink(value)),
)

/** What a pairing address is put behind. */
const linkBase = pipe(
  string(),
  minLength(1),
  maxLength(addressLimit),
  check((value) => toPairingLink(value, 'wc:0@2') !== undefined),
)

const browseFormat = pipe(
  string(),
  maxLength(addressLimit),
  includes('{url}'),
  check((value) =>
    isAllowedLink(value.replace(/[{}]/g, ''), { isForBrowsing: true }),
  ),
)

const absent = <const schema extends GenericSchema>(schema: schema) =>
  optional(
    union([
      schema,
      pipe(
        vNull(),
        transform(() => undefined),
      ),
    ]),
  )

/** A wallet as any directory gives it; unknown fields are left out. */
export const WalletRecord = object({
  id: pipe(string(), regex(/^[\w.-]{1,80}$/)),
  name: walletName,
  shortName: absent(walletName),
  rdns: absent(pipe(string(), regex(/^[\w-]+(\.[\w-]+){1,8}$/))),
  standardName: absent(walletName),
  namespaces: pipe(
    array(string()),
    maxLength(20),
    transform((names) => [...new Set(names.filter(isNamespace))]),
    minLength(1),
  ),
  homepage: address,
  imageUrl: absent(string()),
  color: absent(pipe(string(), hexColor())),
  isOpenSource: absent(boolean()),
  isPairable: boolean(),
  links: optional(
    object({
      native: absent(linkBase),
      universal: absent(pipe(address, linkBase)),
      desktop: absent(linkBase),
      web: absent(pipe(address, linkBase)),
    }),
    {},
  ),
  stores: optional(
    object({
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
