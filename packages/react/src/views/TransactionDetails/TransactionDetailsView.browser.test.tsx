import type { ActivityItem } from '@hasp/core'
import { dataSource, type ToldEntry } from '@hasp/core/dataService'
import { internals } from '@hasp/core/internal'
import {
  historyEntry,
  sentTransaction,
  trackedTransaction,
} from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import {
  adaptersOf,
  kiteOf,
  namespaceNetworks,
} from '../fiveNamespaces.test.fixture.js'
import { openConnected } from '../openConnected.test.fixture.js'
import {
  friend,
  hashOf,
  own,
  page,
  told,
  toldReceived,
} from '../Transactions/openTransactions.test.fixture.js'

const networkId = 'eip155:31337'
const button = (name: string | RegExp) => browser.getByRole('button', { name })

/** Opens the slip of an entry that the data source tells of. */
async function open(
  entries: readonly ToldEntry[],
  item: ActivityItem = {
    type: 'entry',
    id: entries[0]?.hash ?? '',
    entry: historyEntry({ hash: entries[0]?.hash ?? '' }),
  },
  rest: NonNullable<Parameters<typeof openConnected>[1]> = {},
) {
  const asked: number[] = []
  const activity = async () => {
    asked.push(entries.length)
    return page(entries)
  }
  const shown = await openConnected(
    [
      { view: 'Transactions' },
      { view: 'TransactionDetails', parameters: { networkId, item } },
    ],
    { ...rest, kit: { data: dataSource({ activity }), ...rest.kit } },
  )
  return { ...shown, asked }
}

const addresses = (element: Element) =>
  [...element.querySelectorAll('[data-part="address"]')].map((each) =>
    each.textContent?.toLowerCase(),
  )

describe('TransactionDetails', () => {
  it('[R1.14] shows addresses, fee, hash and the explorer in full', async () => {
    const { element, text } = await open([told(1)])
    await expect.poll(text).toContain('0.25 ETH')
    expect(text()).toContain('0.000021 ETH')
    expect(text()).toContain(hashOf(1))
    expect(text()).toContain('Complete')
    await expect
      .poll(() => addresses(element))
      .toEqual([own.toLowerCase(), friend])
    await expect
      .element(browser.getByRole('link', { name: 'View on explorer' }))
      .toHaveAttribute('href', `https://scan.example/tx/${hashOf(1)}`)
    await expect.element(button('Copy transaction ID')).toBeVisible()
    await expect.element(button('Copy address: To')).toBeVisible()
  })

  it('says of new tokens that they are new, not who nobody is', async () => {
    const nobody = `0x${'0'.repeat(40)}`
    const { element, text } = await open([
      toldReceived(1, {}, { source: nobody }),
    ])
    await expect.poll(text).toContain('FromNewly created')
    expect(addresses(element)).not.toContain(nobody)
  })

  it('says that a block may still be undone', async () => {
    const { text } = await open([told(1, { isFinal: false })])
    await expect.poll(text).toContain('Not final yet')
    expect(text()).toContain('Wait before you rely on it.')
  })

  it('of a failed one says that it failed, and what it cost', async () => {
    const { text } = await open([
      told(1, { status: 'failed', kind: 'called', movements: [] }),
    ])
    await expect.poll(text).toContain('Failed')
    expect(text()).toContain('0.000021 ETH')
  })

  it('copies no address of a stranger by a press', async () => {
    const stranger = `0x${'77'.repeat(20)}`
    const { text } = await open([
      toldReceived(1, { spam: ['UNSIGNED'], sender: stranger }),
    ])
    await expect.poll(text).toContain('Don’t copy or use its addresses.')
    await expect.element(button(/^Copy address/)).not.toBeInTheDocument()
  })

  it('stays doubtful when another list tells of it without a reason', async () => {
    const { asked, text } = await open([told(1)], {
      type: 'entry',
      id: hashOf(1),
      entry: historyEntry({
        hash: hashOf(1),
        doubt: 'spam',
        reasons: ['UNSIGNED'],
      }),
    })
    await expect.poll(() => asked).toEqual([1])
    await expect.poll(text).toContain('0.000021 ETH')
    expect(text()).toContain('Don’t copy or use its addresses.')
    expect(text()).toContain('It only says that you sent something.')
    await expect.element(button(/^Copy address/)).not.toBeInTheDocument()
  })

  it('says why nobody should act on it, as far as it has words', async () => {
    const spam = [
      ...['UNSIGNED', 'NOTHING_MOVED', 'MASS_SENT', 'DUST', 'LOOK_ALIKE'],
      ...['LINK', 'HIDDEN_CHARACTERS', 'IMITATION', 'SOME_LATER_REASON'],
    ]
    const zero = { source: own.toLowerCase(), target: friend, amount: 0n }
    const { element, text } = await open([
      toldReceived(1, { spam, sender: friend }, zero),
    ])
    await expect.poll(text).toContain('The amount is 0: nothing was moved.')
    const said = [...element.querySelectorAll('li')].map(
      ({ textContent }) => textContent,
    )
    expect(new Set(said).size).toBe(8)
    expect(text()).toContain('Don’t copy or use its addresses.')
    expect((await axe.run(element)).violations).toEqual([])
  })

  it('follows what was sent from here into its block', async () => {
    const sent = sentTransaction({
      ...{ from: own, to: friend, hash: hashOf(1), intentId: 'one' },
      ...{ sentAt: Date.now(), changedAt: Date.now() },
    })
    const entries: ToldEntry[] = []
    const { asked, kit, text } = await open(
      entries,
      { type: 'sent', id: 'one', sent },
      {
        before: (kit) =>
          kit[internals].stores.transactions.setState({ transactions: [sent] }),
      },
    )
    await expect.poll(text).toContain('Pending')
    await expect.poll(() => asked).toEqual([0])
    entries.push(told(1, { isFinal: false }))
    kit[internals].stores.transactions.setState({
      transactions: [{ ...sent, status: 'included', changedAt: Date.now() }],
    })
    await expect.poll(text).toContain('Confirming')
    await expect.poll(text).toContain('Not final yet')
  })

  it('shows what the site told of with its words, sender and hash', async () => {
    const sent = trackedTransaction({
      ...{ intentId: 'one', hash: hashOf(1), label: 'Claim a reward' },
      ...{ from: own, status: 'unseen' },
    })
    const { element, text } = await open([], { type: 'sent', id: 'one', sent })
    await expect.poll(text).toContain('ActionClaim a reward')
    expect(text()).toContain('Not seen yet')
    expect(text()).toContain(hashOf(1))
    expect(addresses(element)).toEqual([own.toLowerCase()])
    expect((await axe.run(element)).violations).toEqual([])
  })

  it.each([
    ['replaced', 'Replaced in your wallet'],
    ['dropped', 'Not sent'],
    ['notSent', 'Not sent'],
  ] as const)(
    'follows what was sent from here to its end: %s',
    async (status, words) => {
      const sent = sentTransaction({ from: own, intentId: 'one' })
      const { stores, text } = await open([], { type: 'sent', id: 'one', sent })
      await expect.poll(text).toContain('Pending')
      stores.transactions.setState({ transactions: [{ ...sent, status }] })
      await expect.poll(text).toContain(words)
      expect(text()).not.toContain('Pending')
    },
  )

  it.each(['replaced', 'dropped'] as const)(
    'shows its own hash when it was %s, not that of what took its place',
    async (status) => {
      const replacedBy = hashOf(2)
      const sent = sentTransaction({
        ...{ from: own, intentId: 'one', hash: hashOf(1), replacedBy, status },
      })
      const { text } = await open([], { type: 'sent', id: 'one', sent })
      await expect.poll(text).toContain(hashOf(1))
      expect(text()).not.toContain(replacedBy)
    },
  )

  it('asks nobody about an account of another namespace', async () => {
    const wallets = kiteOf('eip155', 'solana')
    const { asked, text } = await open([told(1)], undefined, {
      wallets,
      kit: { adapters: adaptersOf(wallets), networks: namespaceNetworks },
    })
    await expect.poll(text).toContain(hashOf(1))
    expect(asked).toEqual([])
  })

  it('names what an approval allows', async () => {
    const { text } = await open([
      told(1, {
        kind: 'approved',
        movements: [
          {
            kind: 'allowance',
            token: `0x${'22'.repeat(20)}`,
            ...{ source: own.toLowerCase(), target: friend },
            amount: 5_000_000n,
          },
        ],
      }),
    ])
    await expect.poll(text).toContain('May spend')
    expect(text()).toContain('5 USDC')
  })

  it.each(['dark', 'light'] as const)('axe agrees, %s', async (theme) => {
    const { element, text } = await open([told(1)], undefined, {
      view: { theme },
    })
    await expect.poll(text).toContain('0.25 ETH')
    expect((await axe.run(element)).violations).toEqual([])
  })

  it('fits 320 px in Arabic', async () => {
    const { element, text } = await open([told(1)], undefined, {
      view: { locale: 'ar', width: 320 },
    })
    await expect.poll(text).toContain('رسوم الشبكة')
    for (const each of element.querySelectorAll('*'))
      expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(
        element.getBoundingClientRect().right + 1,
      )
  })
})
