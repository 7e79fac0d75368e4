import { goBack } from '@hasp/core'
import type { ToldHistory } from '@hasp/core/dataService'
import { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import {
  historyEntry,
  type MockConnector,
  sentTransaction,
  trackedTransaction,
} from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import {
  adaptersOf,
  kiteOf,
  namespaceNetworks,
} from '../fiveNamespaces.test.fixture.js'
import { exampleNetworks, pending } from '../openConnected.test.fixture.js'
import {
  dollar,
  friend,
  hashOf,
  openTransactions as open,
  own,
  page,
  told,
  toldReceived,
} from './openTransactions.test.fixture.js'

const button = (name: string | RegExp) => browser.getByRole('button', { name })
const tab = (name: string) => browser.getByRole('tab', { name })
const nobody = `0x${'0'.repeat(40)}`
const stranger = `0x${'77'.repeat(20)}`
/** The second account of Kite. */
const other = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const monthMs = 31 * 24 * 60 * 60_000

/** What stays where blocks are undone. */
const kept = told(2)

/**
 * Opens a history whose further page fails once, and then tells of undone
 * blocks; the newest page has been read by then.
 * @param again what the newest page is from the second time on that it is read
 */
async function openUndone(
  again: (reads: number) => ToldHistory | Promise<ToldHistory>,
) {
  const state = { isDown: true, reads: 0 }
  const opened = await open(async ({ cursor }) => {
    if (cursor && state.isDown) throw new Error('down')
    if (cursor)
      return page([toldReceived(3)], { undoneAbove: kept.block.number })
    state.reads += 1
    return state.reads > 1
      ? again(state.reads)
      : page([told(1), kept], { cursor: 'more' })
  })
  await expect.poll(opened.text).toContain('Failed to fetch transactions')
  state.isDown = false
  opened.press('Try again')
  return opened
}

describe('Transactions', () => {
  it('[R1.14] [R7.36] says in words what the account did, by day and month', async () => {
    const before = Date.now() - 2 * monthMs
    const { element, rows, text } = await open(async () =>
      page([
        told(1),
        toldReceived(2, { block: { number: 9, timeMs: before } }),
        told(3, {
          block: { number: 8, timeMs: before },
          ...{ kind: 'called', status: 'failed', movements: [] },
        }),
      ]),
    )
    await expect.poll(rows).toHaveLength(3)
    const [first = '', second = '', third = ''] = rows()
    expect(first).toContain('Sent to ⁨0x09ab…\u206011c4⁩')
    expect(first).toContain('−0.250 ETH')
    expect(second).toContain('From ⁨0x09ab…\u206011c4⁩')
    expect(second).toContain('+20.000 USDC')
    expect(third).toContain('Called ⁨0x09ab…\u206011c4⁩')
    expect(third).toContain('Failed')
    const month = new Intl.DateTimeFormat('en', {
      ...{ month: 'long', year: 'numeric' },
    }).format(before)
    expect(
      [...element.querySelectorAll('h3')].map((each) => each.textContent),
    ).toEqual(['Today', month])
    const bottom = tab('All').element().getBoundingClientRect().bottom
    const top = element.querySelector('h3')?.getBoundingClientRect().top ?? 0
    expect(top - bottom).toBeGreaterThan(8)
    expect(top - bottom).toBeLessThan(40)
    expect(text()).toContain('3 transactions')
  })

  it('says of tokens from nobody that they are new, and to nobody that they are gone', async () => {
    const { rows } = await open(async () =>
      page([
        toldReceived(1, {}, { source: nobody }),
        toldReceived(
          2,
          { kind: 'sent', sender: own.toLowerCase() },
          { source: own.toLowerCase(), target: nobody },
        ),
        told(3, {
          movements: told(3).movements.map((one) => ({
            ...one,
            target: nobody,
          })),
        }),
      ]),
    )
    await expect.poll(rows).toHaveLength(3)
    const [made = '', gone = '', currency = ''] = rows()
    expect(made).toContain('Newly created')
    expect(gone).toContain('Destroyed')
    // The network's own currency is kept there.
    expect(currency).toContain('Sent to ⁨0x0000…')
  })

  it('calls the visitor’s contacts by their names', async () => {
    const { rows } = await open(async () => page([told(1)]), {
      before: (kit) =>
        kit[internals].storage.set('addressBook', [
          { name: 'Ana', address: friend, namespace: 'eip155' },
        ]),
    })
    await expect.poll(() => rows()[0]).toContain('Sent to ⁨Ana⁩')
  })

  it('puts what was sent from here on top, until it is in a block', async () => {
    const state = { entries: [told(2)] }
    const { kit, rows, text } = await open(async () => page(state.entries))
    await expect.poll(rows).toHaveLength(1)
    const { transactions } = kit[internals].stores
    const sent = sentTransaction({
      ...{ from: own, to: friend, hash: hashOf(1) },
      ...{ sentAt: Date.now(), changedAt: Date.now() },
    })
    transactions.setState({ transactions: [sent] })
    await expect.poll(rows).toHaveLength(2)
    expect(rows()[0]).toContain('Pending')
    expect(text()).toContain('Pending')
    state.entries = [told(1), told(2)]
    transactions.setState({ transactions: [{ ...sent, status: 'included' }] })
    kit[internals].stores.invalidations.setState(({ count }) => ({
      accountId: `eip155:31337:${own.toLowerCase()}` as const,
      count: count + 1,
    }))
    await expect.poll(() => rows()[0]).not.toMatch(/Pending|Confirming/)
    expect(rows()).toHaveLength(2)
  })

  it('says what the site told of in its words, where the chain has none', async () => {
    const state = { entries: [told(2)] }
    const { kit, rows } = await open(async () => page(state.entries))
    await expect.poll(rows).toHaveLength(1)
    const { transactions } = kit[internals].stores
    const tracked = (index: number, status: 'pending' | 'included') =>
      trackedTransaction({
        ...{ hash: hashOf(index), label: 'Claim', from: own, status },
        ...{ sentAt: Date.now(), changedAt: Date.now() },
      })
    transactions.setState({
      transactions: [tracked(1, 'pending')],
    })
    await expect.poll(() => rows()[0]).toContain('⁨Claim⁩Pending')
    state.entries = [
      told(1, { kind: 'called', movements: [] }),
      told(3),
      told(2),
    ]
    transactions.setState({
      transactions: [tracked(1, 'included'), tracked(3, 'included')],
    })
    kit[internals].stores.invalidations.setState(({ count }) => ({
      accountId: `eip155:31337:${own.toLowerCase()}` as const,
      count: count + 1,
    }))
    await expect.poll(() => rows().join()).not.toContain('Confirming')
    expect(rows()).toHaveLength(3)
    expect(rows()[0]).toMatch(/^⁨Claim⁩/)
    // What was moved is said by the chain.
    expect(rows()[1]).toContain('Sent to')
  })

  it('filters by what was sent and received, each asked for by itself', async () => {
    const { asked, rows } = await open(async ({ kind }) =>
      page(
        kind === 'sent'
          ? [told(1)]
          : kind === 'received'
            ? [toldReceived(2)]
            : [told(1), toldReceived(2)],
      ),
    )
    await expect.poll(rows).toHaveLength(2)
    await tab('Sent').click()
    await expect.poll(rows).toHaveLength(1)
    expect(rows()[0]).toContain('Sent to')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => rows()[0]).toContain('From')
    expect(asked.map(({ kind }) => kind)).toEqual([
      undefined,
      'sent',
      'received',
    ])
  })

  it('reads on by Load more, and nothing is there twice', async () => {
    const { asked, rows } = await open(async ({ cursor }) =>
      cursor
        ? page([told(2), told(3)])
        : page([told(1), told(2)], { cursor: 'more' }),
    )
    await expect.poll(rows).toHaveLength(3)
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'more'])
    await expect.element(button('Load more')).not.toBeInTheDocument()
  })

  it('says without a gap what is there in the place of blocks that were undone', async () => {
    const undone = told(1)
    const kept = told(2)
    const state = { isUndone: false }
    const { asked, rows } = await open(async ({ cursor }) => {
      if (!cursor && !state.isUndone)
        return page([undone, kept], { cursor: 'more' })
      state.isUndone = true
      return cursor
        ? page([told(3)], { undoneAbove: kept.block.number })
        : page([toldReceived(0), told(1, { hash: hashOf(9) }), kept], {
            cursor: 'more',
          })
    })
    await expect.poll(rows).toHaveLength(4)
    expect(rows()[0]).toContain('From')
    expect(asked.map(({ cursor }) => cursor)).toEqual([
      undefined,
      'more',
      undefined,
    ])
  })

  it('keeps a page that told of undone blocks when what is there instead cannot be read', async () => {
    const kept = told(2)
    const state = { isUndone: false, isDown: true }
    const { press, rows, text } = await open(async ({ cursor }) => {
      if (!cursor && !state.isUndone)
        return page([told(1), kept], { cursor: 'more' })
      state.isUndone = true
      if (cursor)
        return page([toldReceived(3)], { undoneAbove: kept.block.number })
      if (state.isDown) throw new Error('down')
      return page([toldReceived(0), kept], { cursor: 'more' })
    })
    await expect.poll(text).toContain('This list may be out of date.')
    expect(rows()).toHaveLength(2)
    expect(rows()[1]).toContain('From')
    state.isDown = false
    press('Try again')
    await expect.poll(rows).toHaveLength(3)
    expect(rows()[0]).toContain('From')
    expect(text()).not.toContain('out of date')
  })

  it('keeps a page that told of undone blocks while the newest one is being read', async () => {
    const newest = pending<ToldHistory>()
    const { asked, rows } = await openUndone(() => newest.promise)
    await expect.poll(() => asked).toHaveLength(4)
    // The page is in before the newest one is.
    await expect.poll(() => rows().at(-1)).toContain('From')
    newest.resolve(page([toldReceived(0), kept], { cursor: 'more' }))
    await expect.poll(rows).toHaveLength(3)
    expect(rows()[0]).toContain('From')
  })

  it('takes no answer for the newest page that was asked for before it heard of undone blocks', async () => {
    const newest = pending<ToldHistory>()
    const { asked, rows } = await openUndone((reads) =>
      reads === 2
        ? newest.promise
        : page([toldReceived(0), kept], { cursor: 'more' }),
    )
    await expect.poll(() => rows().at(-1)).toContain('From')
    newest.resolve(page([told(1), kept], { cursor: 'more' }))
    await expect.poll(() => rows()[0]).toContain('From')
    expect(asked).toHaveLength(5)
  })

  it('waits for nothing where nobody knows what accounts did', async () => {
    const { asked, element, text } = await open(async () => page([told(1)]), {
      kit: { features: { activity: false } },
    })
    await expect.poll(text).toContain('Activity isn’t available here.')
    expect(element.querySelector('[aria-busy="true"]')).toBeNull()
    expect(text()).not.toContain('Loading')
    expect(asked).toEqual([])
  })

  it('[R8.6] a failure is said, never shown as an empty list, and ends with one press', async () => {
    const state = { isDown: true }
    const { asked, press, rows, text } = await open(async () => {
      if (state.isDown) throw new Error('down')
      return page([told(1)])
    })
    await expect.poll(text).toContain('Failed to fetch transactions')
    expect(text()).not.toContain('Your first transaction')
    state.isDown = false
    press('Try again')
    await expect.poll(rows).toHaveLength(1)
    expect(text()).not.toContain('Failed to fetch')
    expect(asked).toHaveLength(2)
  })

  it('[R8.6] a failure stays in sight, and its button busy, while it is asked again', async () => {
    const answer = pending<ToldHistory>()
    const state = { isDown: true }
    const { asked, element, press, rows, text } = await open(async () => {
      if (state.isDown) throw new Error('down')
      return await answer.promise
    })
    await expect.poll(text).toContain('Failed to fetch transactions')
    const banner = element.querySelector('[data-part="banner"]')
    state.isDown = false
    press('Try again')
    await expect.poll(() => asked).toHaveLength(2)
    // What the query says of itself is drawn a little later.
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
    expect(element.querySelector('[data-part="banner"]')).toBe(banner)
    expect(banner?.querySelector('[data-state="busy"]')).not.toBeNull()
    expect(text()).toContain('Failed to fetch transactions')
    answer.resolve(page([told(1)]))
    await expect.poll(rows).toHaveLength(1)
    expect(text()).not.toContain('Failed to fetch')
  })

  it('[R8.6] keeps what was read when a later read fails, and says that it may be old', async () => {
    const state = { isDown: false }
    const { kit, rows, text } = await open(async () => {
      if (state.isDown) throw new Error('down')
      return page([told(1)])
    })
    await expect.poll(rows).toHaveLength(1)
    state.isDown = true
    kit[internals].stores.invalidations.setState(({ count }) => ({
      accountId: `eip155:31337:${own.toLowerCase()}` as const,
      count: count + 1,
    }))
    await expect.poll(text).toContain('This list may be out of date.')
    expect(rows()).toHaveLength(1)
  })

  it('[R8.6] a page that fails is asked for again, and what is there stays', async () => {
    const state = { isDown: true }
    const { press, rows, text } = await open(async ({ cursor }) => {
      if (cursor && state.isDown) throw new Error('down')
      return cursor ? page([told(2)]) : page([told(1)], { cursor: 'more' })
    })
    await expect.poll(text).toContain('Failed to fetch transactions')
    expect(rows()).toHaveLength(1)
    state.isDown = false
    press('Try again')
    await expect.poll(rows).toHaveLength(2)
  })

  it.each<[string, (wallet: MockConnector | undefined) => unknown]>([
    ['of another kind', () => tab('Sent').click()],
    [
      'of another network',
      () =>
        userEvent.selectOptions(
          browser.getByRole('combobox'),
          exampleNetworks[1].name,
        ),
    ],
    [
      'of another account',
      (wallet) =>
        wallet?.emit({
          type: 'accountsChanged',
          accounts: [{ address: other, type: 'eoa' }],
        }),
    ],
  ])(
    '[R8.6] a page that fails says nothing of a list %s, which goes on',
    async (_, change) => {
      const { rows, text, wallets } = await open(
        async ({ address, cursor, kind, network }) => {
          const isFirst =
            !kind &&
            network.caipNetworkId === exampleNetworks[0].caipNetworkId &&
            address === own
          if (cursor && isFirst) throw new Error('down')
          return cursor
            ? page([told(4), told(5)])
            : page([told(3)], { cursor: 'more' })
        },
      )
      await expect.poll(text).toContain('Failed to fetch transactions')
      expect(rows()).toHaveLength(1)
      await change(wallets[0])
      await expect.poll(rows).toHaveLength(3)
      expect(text()).not.toContain('Failed to fetch')
    },
  )

  it('reads on in a list while a page of another one is still on its way', async () => {
    const slow = pending<ToldHistory>()
    const { asked, rows } = await open(async ({ cursor, kind }) => {
      if (!cursor) return page([told(kind ? 3 : 1)], { cursor: 'more' })
      return kind ? page([told(4)]) : await slow.promise
    })
    await expect.poll(() => asked).toHaveLength(2)
    await tab('Sent').click()
    await expect.poll(rows).toHaveLength(2)
    slow.resolve(page([told(2)]))
    await tab('All').click()
    await expect.poll(rows).toHaveLength(2)
  })

  it('[R8.6] a page of a source that wants to be left alone is not offered before', async () => {
    const history = async ({ cursor }: { cursor?: string | undefined }) => {
      if (cursor)
        throw new KitError('TRANSACTIONS_UNAVAILABLE', { retryAfterMs: 20_000 })
      const { tokens, entries, ...known } = page([], { cursor: 'more' })
      return { ...known, entries: [historyEntry()] }
    }
    const { text } = await open(async () => undefined, {
      kit: {
        data: { over: (nodes) => ({ ...nodes, historyOn: () => history }) },
      },
    })
    await expect.poll(text).toContain('Failed to fetch transactions')
    await expect.element(button(/^Try again in (20|1\d) s/)).toBeVisible()
  })

  it.each([undefined, { networkId: exampleNetworks[0].caipNetworkId }])(
    'asks nobody about an account of a namespace without histories: %o',
    async (parameters) => {
      const wallets = kiteOf('eip155', 'solana')
      const { asked, kit, text } = await open(async () => page([told(1)]), {
        wallets,
        kit: { adapters: adaptersOf(wallets), networks: namespaceNetworks },
      })
      kit[internals].stores.router.setState({
        history: [{ view: 'Transactions', parameters }],
      })
      await expect.poll(text).toContain('Activity isn’t available here.')
      expect(browser.getByRole('combobox').query()).toBe(null)
      expect(asked).toEqual([])
    },
  )

  it('[R8.6] a page is asked for again by whoever presses as soon as its failure shows', async () => {
    const state = { isDown: true }
    const failure = pending<never>()
    const { element, press, rows } = await open(async ({ cursor }) => {
      if (cursor && state.isDown) return await failure.promise
      return cursor ? page([told(2)]) : page([told(1)], { cursor: 'more' })
    })
    new MutationObserver((_, observer) => {
      if (!element.querySelector('[data-part="banner"]')) return
      observer.disconnect()
      press('Try again')
    }).observe(element, { childList: true, subtree: true })
    await expect.poll(rows).toHaveLength(1)
    state.isDown = false
    failure.reject(new Error('down'))
    await expect.poll(rows).toHaveLength(2)
  })

  it('keeps a page that comes while the newest one is read again', async () => {
    const state = { isDown: true, reads: 0 }
    const newest = pending<ToldHistory>()
    const { press, rows, text } = await open(async ({ cursor }) => {
      if (cursor && state.isDown) throw new Error('down')
      if (cursor) return page([told(2)])
      state.reads += 1
      if (state.reads > 1) return await newest.promise
      return page([told(1)], { cursor: 'more' })
    })
    await expect.poll(text).toContain('Failed to fetch transactions')
    state.isDown = false
    press('Try again')
    await expect.poll(rows).toHaveLength(2)
    newest.resolve(
      page([told(1)], {
        cursor: 'more',
        ...{ isComplete: false, missing: ['EARLIER_BLOCKS'] },
      }),
    )
    await expect.poll(text).toContain('Older transactions may be missing.')
    expect(rows()).toHaveLength(2)
  })

  it('a source that hangs is given up after 4 s', async () => {
    const { pass, text } = await open(() => pending<never>().promise)
    await expect.poll(text).toContain('Loading activity')
    await pass(4_000)
    await expect.poll(text).toContain('Failed to fetch transactions')
  })

  it('waits with places of seven rows', async () => {
    const { element } = await open(() => pending<never>().promise)
    await expect
      .poll(() => element.querySelectorAll('[data-part="skeleton"]'))
      .toHaveLength(7)
  })

  it.each(['All', 'Sent', 'Received'])(
    'promises no first transaction where the past may be missing: %s',
    async (name) => {
      const { text } = await open(async () =>
        page([], { isComplete: false, missing: ['EARLIER_BLOCKS'] }),
      )
      await tab(name).click()
      await expect.poll(text).toContain('No transactions found.')
      expect(text()).toContain('Older transactions may be missing.')
      expect(text()).not.toContain('will show here')
    },
  )

  it('says of a network that the data source does not serve that nothing is known there', async () => {
    const { asked, text } = await open(async () => undefined)
    await expect.poll(text).toContain('Activity isn’t available here.')
    expect(text()).not.toMatch(/may be missing|will show here|Failed/)
    await tab('Sent').click()
    await expect.poll(text).toContain('Activity isn’t available here.')
    expect(asked).toHaveLength(1)
  })

  it('dates what is over, also where nobody tells of the account', async () => {
    const sentAt = Date.now() - 2 * monthMs
    const over = sentTransaction({
      ...{ from: own, to: friend, hash: hashOf(1), intentId: 'over' },
      ...{ sentAt, changedAt: sentAt, status: 'final' },
    })
    const undone = sentTransaction({
      ...{ from: own, to: friend, hash: hashOf(2), intentId: 'undone' },
      ...{ sentAt, changedAt: sentAt, status: 'reverted' },
    })
    const { element, rows, text } = await open(async () => undefined, {
      before: (kit) =>
        kit[internals].stores.transactions.setState({
          transactions: [over, undone],
        }),
    })
    await expect.poll(rows).toHaveLength(2)
    await expect.poll(text).toContain('Some transactions may be missing.')
    const month = new Intl.DateTimeFormat('en', {
      ...{ month: 'long', year: 'numeric' },
    }).format(sentAt)
    expect(
      [...element.querySelectorAll('h3')].map((each) => each.textContent),
    ).toEqual([month])
    expect(rows()[0]).toContain('Complete')
    expect(rows()[1]).toContain('Failed')
  })

  it('says that there is nothing yet', async () => {
    const { text } = await open(async () => page([]))
    await expect.poll(text).toContain('Your first transaction will show here.')
    await tab('Received').click()
    await expect.poll(text).toContain('What you receive will show here.')
  })

  it.each([
    ['EARLIER_BLOCKS', 'Older transactions may be missing.'],
    ['INTERNAL_TRANSFERS', 'Payments made by contracts may be missing.'],
    ['SOMETHING_LATER', 'Some transactions may be missing.'],
  ])('says what may be missing: %s', async (code, words) => {
    const { text } = await open(async () =>
      page([told(1)], { isComplete: false, missing: [code] }),
    )
    await expect.poll(text).toContain(words)
  })

  it('folds what strangers sent to deceive', async () => {
    const poison = `0x09ab${'0'.repeat(32)}11c4`
    const { element, rows, text } = await open(async () =>
      page([
        told(1),
        // A look-alike of the friend's address, which sent next to nothing.
        toldReceived(2, { sender: poison }, { source: poison }),
        toldReceived(3, { sender: stranger }, { token: stranger }),
        toldReceived(4, { spam: ['NOTHING_MOVED'], sender: stranger }),
      ]),
    )
    await expect.poll(text).toContain('3 hidden: unknown tokens')
    expect(rows()).toHaveLength(1)
    await button('3 hidden: unknown tokens').click()
    await expect.poll(rows).toHaveLength(4)
    expect(text()).toContain('Don’t copy or use its addresses.')
    expect(element.querySelector('a[href]')).toBe(null)
  })

  it('a fold is open for whoever comes back to one of its rows, and closes by one press', async () => {
    const { kit, route, rows } = await open(async () =>
      page([told(1), toldReceived(2, { spam: ['X'], sender: stranger })]),
    )
    const fold = button('1 hidden: unknown tokens')
    const isOpen = () => fold.query()?.getAttribute('aria-expanded')
    await fold.click()
    await expect.poll(rows).toHaveLength(2)
    await browser.getByRole('list').getByRole('button').last().click()
    await expect.poll(() => route().at(-1)).toBe('TransactionDetails')
    goBack(kit)
    await expect.poll(isOpen).toBe('true')
    expect(rows()).toHaveLength(2)
    await fold.click()
    await expect.poll(isOpen).toBe('false')
    expect(rows()).toHaveLength(1)
  })

  it('a page with nothing but strangers’ entries leads on by itself, for a while', async () => {
    const junk = (index: number) =>
      toldReceived(index, { sender: stranger }, { token: stranger })
    const { asked, element, pass, text } = await open(
      async ({ cursor = '0' }) =>
        page([junk(Number(cursor))], { cursor: `${Number(cursor) + 1}` }),
    )
    await expect.poll(text).toMatch(/1[12] hidden: unknown tokens/)
    await pass(1_000)
    const isBusy = () => element.querySelector('[aria-busy="true"]') !== null
    await expect.poll(isBusy).toBe(false)
    expect(asked.length).toBeLessThanOrEqual(12)
    const before = asked.length
    await button('Load more').click()
    await expect.poll(() => asked.length).toBe(before + 1)
    await expect.poll(text).toMatch(/1[23] hidden: unknown tokens/)
  })

  it('a cursor that repeats for ever ends', async () => {
    const { asked, text } = await open(async () =>
      page([told(1)], { cursor: 'again' }),
    )
    await expect.poll(text).toContain('1 transaction')
    await expect.poll(text).not.toContain('so far')
    expect(asked).toHaveLength(2)
  })

  it('covers amounts with all others', async () => {
    const { kit, rows } = await open(async () => page([told(1)]), {
      before: (kit) => kit[internals].storage.set('amountsHidden', true),
    })
    await expect.poll(() => rows()[0]).toContain('Amount hidden')
    expect(rows()[0]).not.toContain('0.250')
    expect(kit[internals].storage.get('amountsHidden')).toBe(true)
  })

  it('draws few of many, and comes back to the one that was looked at', async () => {
    const { element, route, rows } = await open(async ({ cursor = '0' }) => {
      const from = Number(cursor)
      return page(
        Array.from({ length: 100 }, (_, step) => told(from + step)),
        { cursor: from < 900 ? `${from + 100}` : undefined },
      )
    })
    await expect.poll(() => rows().length).toBeGreaterThan(5)
    element.querySelector<HTMLElement>('[data-part="activity-row"]')?.focus()
    await userEvent.keyboard('{End}')
    await userEvent.keyboard('{End}')
    expect(rows().length).toBeLessThan(60)
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(route)
      .toEqual(['Account', 'Transactions', 'TransactionDetails'])
  })

  it('moves over headings with the arrows', async () => {
    const { element, rows } = await open(async () =>
      page([
        told(1),
        told(2, { block: { number: 9, timeMs: Date.now() - 2 * monthMs } }),
      ]),
    )
    await expect.poll(rows).toHaveLength(2)
    const all = element.querySelectorAll<HTMLElement>(
      '[data-part="activity-row"]',
    )
    all[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(all[1])
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(all[0])
  })

  it.each([
    ['dark', 'en'],
    ['light', 'en'],
    ['dark', 'ar'],
  ] as const)('axe agrees, %s %s', async (theme, locale) => {
    const { element, rows } = await open(
      async () =>
        page(
          [
            told(1),
            toldReceived(2),
            toldReceived(3, { spam: ['X'], sender: stranger }),
          ],
          {
            isComplete: false,
            missing: ['EARLIER_BLOCKS'],
          },
        ),
      { view: { theme, locale } },
    )
    await expect.poll(rows).toHaveLength(2)
    expect((await axe.run(element)).violations).toEqual([])
  })

  it('fits 320 px in Arabic, and keeps addresses and amounts left to right', async () => {
    const { element, rows } = await open(
      async () => page([told(1), toldReceived(2, {}, { token: dollar })]),
      { view: { locale: 'ar', width: 320 } },
    )
    await expect.poll(() => rows()[0]).toContain('إرسال إلى')
    for (const each of element.querySelectorAll('*'))
      expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(
        element.getBoundingClientRect().right + 1,
      )
    const [amount] = element.querySelectorAll('[data-part="amount"]')
    expect(getComputedStyle(amount ?? element).direction).toBe('ltr')
  })
})
