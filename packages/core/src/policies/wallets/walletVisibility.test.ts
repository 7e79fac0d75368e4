import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing } from '../../testing/createListing.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { createWalletRule, type WalletIdentity } from './walletVisibility.js'

const none = { featured: [], exclude: [], custom: [] }
const ids = (wallets: readonly { readonly id: string }[]) =>
  wallets.map(({ id }) => id)
const all = ['a', 'b', 'c', 'd', 'e'].map((id) =>
  createListing({ id, rdns: `io.${id}` }),
)
const listing = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    rdns: fc.option(fc.constantFrom('io.a', 'io.b', 'IO.C', 'io.d.mobile'), {
      nil: undefined,
    }),
  })
  .map(createListing)
const list = fc.uniqueArray(listing, { selector: ({ id }) => id })
const idList = fc.uniqueArray(
  fc.constantFrom<string>('a', 'b', 'c', 'd', 'io.a', 'x'),
)

describe('the rule of what wallets are shown', () => {
  it('puts installed before featured before own before all others', () => {
    const own = createListing({ id: 'own' })
    const rule = createWalletRule({
      ...none,
      featured: ['d', 'b'],
      custom: [own],
    })
    expect(ids(rule.arrange([own, ...all], ({ id }) => id === 'e'))).toEqual([
      'e',
      'd',
      'b',
      'own',
      'a',
      'c',
    ])
  })

  it('knows an excluded wallet by id, rdns and name, from wherever', () => {
    const known = [createListing({ id: 'kite', rdns: 'io.kite', name: 'Kite' })]
    const { isShown } = createWalletRule({ ...none, exclude: ['kite'] }, known)
    expect(isShown({ id: 'kite' })).toBe(false)
    expect(isShown({ id: 'io.kite' })).toBe(false)
    expect(isShown({ id: 'x', rdns: 'io.kite.mobile' })).toBe(false)
    expect(isShown({ id: 'x', name: ' KITE ' })).toBe(false)
    expect(isShown({ id: 'onyx', rdns: 'io.onyx', name: 'Onyx' })).toBe(true)
  })

  it('shows only what is included, and the own wallets of the site', () => {
    const { isShown } = createWalletRule(
      {
        ...none,
        include: ['kite'],
        custom: [createListing({ id: 'own', rdns: 'io.own' })],
      },
      [createListing({ id: 'kite', rdns: 'io.kite' })],
    )
    expect(isShown({ id: 'io.kite' })).toBe(true)
    expect(isShown({ id: 'x', rdns: 'io.own' })).toBe(true)
    expect(isShown({ id: 'onyx', rdns: 'io.onyx' })).toBe(false)
  })

  it('exclusion wins over every other wish, whatever they are', () => {
    fc.assert(
      fc.property(
        list,
        list,
        idList,
        idList,
        fc.option(idList, { nil: undefined }),
        idList,
        (wallets, custom, featured, exclude, include, installed) => {
          const rule = createWalletRule(
            { featured, exclude, include, custom },
            wallets,
          )
          const shown = rule.arrange([...custom, ...wallets], ({ id }) =>
            installed.includes(id),
          )
          const refused = new Set(
            [...wallets, ...custom]
              .filter(({ id }) => exclude.includes(id))
              .flatMap(({ rdns }) => rdns ?? []),
          )
          expect(new Set(ids(shown)).size).toBe(shown.length)
          for (const wallet of shown) {
            expect(exclude).not.toContain(wallet.id)
            if (wallet.rdns) expect(refused).not.toContain(wallet.rdns)
          }
          const firstOther = shown.findIndex(
            ({ id }) => !installed.includes(id),
          )
          const after = firstOther < 0 ? [] : shown.slice(firstOther)
          expect(after.some(({ id }) => installed.includes(id))).toBe(false)
          const ranks = ids(after)
            .map((id) => featured.indexOf(id))
            .filter((rank) => rank >= 0)
          expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
        },
      ),
      propertyRuns(300),
    )
  })

  it('inclusion keeps exactly the included, less the excluded', () => {
    const has = (keys: readonly string[], { id, rdns }: WalletIdentity) =>
      keys.some((key) => key === id || key === rdns)
    fc.assert(
      fc.property(idList, idList, (include, exclude) => {
        const rule = createWalletRule({ ...none, include, exclude }, all)
        expect(rule.arrange(all, () => false)).toEqual(
          all.filter((one) => has(include, one) && !has(exclude, one)),
        )
      }),
      propertyRuns(200),
    )
  })
})
