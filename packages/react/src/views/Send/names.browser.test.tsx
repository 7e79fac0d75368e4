import {
  type NameReads,
  type NameRecord,
  type NameSource,
  navigate,
} from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pending } from '../openConnected.test.fixture.js'
import type { ShowOptions } from '../showView.test.fixture.js'
import {
  expectAccessible,
  receiver,
  type ShownSend,
  showSend,
} from './showSend.test.fixture.js'

const ana = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
const other = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a'

const amount = page.getByRole('textbox', { name: 'Amount' })
const to = page.getByRole('textbox', { name: 'To' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** What the names network says of a name, and when. */
type Node = (name: string) => Promise<string | undefined>

async function show(
  node: Node,
  more: {
    service?: (name: string) => string | undefined
    isContract?: boolean
    stored?: Readonly<Record<string, unknown>>
    view?: ShowOptions
  } = {},
) {
  const asked: string[] = []
  const ether = (address: string | undefined): readonly NameRecord[] =>
    address ? [{ coinType: 60, address }] : []
  const names: NameReads = {
    async normalize(name) {
      if (/[ !]/.test(name))
        throw new KitError('NAME_UNRESOLVED', { name, problem: 'invalid' })
      return name.toLowerCase()
    },
    parseAddress: (address) => address,
    coinTypeOf: () => 0x80000000 + 31337,
    isNamesNetwork: () => false,
    async readRecords({ name }) {
      asked.push(name)
      const records = ether(await node(name))
      return { records, isSharedContract: more.isContract ?? false }
    },
    readPrimaryName: async () => undefined,
    signText: () => Promise.reject(new KitError('USER_REJECTED')),
  }
  const { service } = more
  const source: NameSource | undefined = service && {
    lookUp: async ({ name }) => ({
      name,
      records: ether(service(name)),
      isStale: false,
    }),
    identify: async () => ({}),
  }
  const shown = await showSend({
    capabilities: { loadNames: async () => names },
    ...(source && { data: { loadNames: async () => source } }),
    stored: more.stored ?? {},
    ...(more.view && { view: more.view }),
  })
  return { ...shown, asked }
}

/** Until so much time has passed that it is said. */
const wait = (shown: ShownSend, said: string) =>
  expect
    .poll(async () => {
      await shown.clock.advance(500)
      return shown.text()
    })
    .toContain(said)

const openReview = (shown: ShownSend) =>
  expect
    .poll(async () => {
      const found = button('Review')
      if (found.query()) await found.click()
      return shown.route()?.view
    })
    .toBe('SendPreview')

/** While the clipboard of the page is asked for, this is what it holds. */
async function withClipboard(held: Promise<string>, run: () => Promise<void>) {
  const { clipboard } = navigator
  const put = (value: object) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
  put({ readText: () => held })
  try {
    await run()
  } finally {
    put(clipboard)
  }
}

describe('a name in To', () => {
  it('[R1.15] leads to its address, which stands beside it in the review and is signed', async () => {
    const told = { address: ana }
    const shown = await show(async () => told.address, {
      service: () => told.address,
    })
    await amount.fill('0.25')
    await to.fill('Ana.eth')
    await wait(shown, '0xBcd4042D')
    await expectAccessible(shown.element)
    await openReview(shown)
    await expect
      .element(page.getByText('ana.eth', { exact: true }))
      .toBeVisible()
    expect(shown.text()).toContain('0xBcd4042D')
    expect(shown.text()).not.toContain('was asked where this name leads')
    const box = (part: Element | null) => part?.getBoundingClientRect()
    const address = shown.element.querySelector('[data-part=address]')
    expect(
      box(page.getByText('ana.eth', { exact: true }).element())?.bottom,
    ).toBeLessThanOrEqual(box(address)?.top ?? 0)
    // What was reviewed is what is signed.
    told.address = other
    expect(shown.text()).toContain('0xBcd4042D')
    await button('Send 0.25 ETH').click()
    await expect.poll(() => shown.sent).toMatchObject([{ to: ana }])
  })

  it('[R9.4] asks once typing has paused for 500 ms, and shows only the last answer', async () => {
    const waiting = new Map<string, (address: string) => void>()
    const shown = await show(
      (name) =>
        new Promise((resolve) => {
          waiting.set(name, resolve)
        }),
    )
    await amount.fill('0.25')
    await to.fill('an.eth')
    await shown.clock.advance(499)
    expect(shown.asked).toEqual([])
    await expect
      .poll(async () => {
        await shown.clock.advance(500)
        return shown.asked
      })
      .toEqual(['an.eth'])
    await to.fill('ana.eth')
    await expect
      .poll(async () => {
        await shown.clock.advance(500)
        return shown.asked
      })
      .toEqual(['an.eth', 'ana.eth'])
    expect(shown.text()).toContain('Looking up the name')
    await expect.element(button('Review')).not.toBeInTheDocument()
    waiting.get('ana.eth')?.(ana)
    await wait(shown, '0xBcd4042D')
    // Late, and about what is not there any more.
    waiting.get('an.eth')?.(other)
    await shown.clock.advance(500)
    expect(shown.text()).toContain('0xBcd4042D')
    expect(shown.text()).not.toContain('FABB')
  })

  it('keeps what was found while it is asked again, as for who comes back to the tab', async () => {
    const queryClient = new QueryClient()
    const node = { answer: Promise.resolve(ana) }
    const shown = await show(() => node.answer, { view: { queryClient } })
    await amount.fill('0.25')
    await to.fill('ana.eth')
    await wait(shown, '0xBcd4042D')
    const { asked } = shown
    expect(asked).toHaveLength(1)
    let answer: (address: typeof ana) => void = () => undefined
    node.answer = new Promise((resolve) => {
      answer = resolve
    })
    void queryClient.refetchQueries()
    await expect.poll(() => asked).toHaveLength(2)
    await new Promise(requestAnimationFrame)
    expect(shown.text()).toContain('0xBcd4042D')
    expect(shown.text()).not.toContain('Looking up the name')
    await expect.element(button('Review')).toBeVisible()
    answer(ana)
    await openReview(shown)
  })

  it('says why money cannot follow a name', async () => {
    const shown = await show(async (name) =>
      name === 'gone.eth' ? undefined : ana,
    )
    await amount.fill('0.25')
    await to.fill('gone.eth')
    await wait(shown, 'gone.eth has no address on')
    await expectAccessible(shown.element)
    await button('Check the address').click()
    expect(shown.route()?.view).toBe('Send')
    await to.fill('a!b.eth')
    await wait(shown, 'This isn’t a valid name')
    await to.fill(receiver)
    await wait(shown, 'Review')
  })

  it('stops where node and service differ', async () => {
    const shown = await show(async () => ana, { service: () => other })
    await amount.fill('0.25')
    await to.fill('ana.eth')
    await wait(shown, 'Two sources give different addresses for ana.eth')
    await expect.element(button('Review')).not.toBeInTheDocument()
  })

  it('stops at a contract of another network', async () => {
    const shown = await show(async () => ana, { isContract: true })
    await amount.fill('0.25')
    await to.fill('vault.eth')
    await wait(shown, 'leads to a smart contract of another network')
  })

  it('asks again what did not answer', async () => {
    const node = { isDown: true }
    const shown = await show(async () => {
      if (node.isDown) throw new KitError('RPC_UNAVAILABLE', { networkId: '' })
      return ana
    })
    await amount.fill('0.25')
    await to.fill('ana.eth')
    await wait(shown, 'Couldn’t look up ana.eth')
    node.isDown = false
    await button('Try again').click()
    await wait(shown, '0xBcd4042D')
  })

  it('marks a name that can be taken for another, and says who was asked', async () => {
    const shown = await show(async () => ana)
    await amount.fill('0.25')
    await to.fill('jürgen.eth')
    await wait(shown, '0xBcd4042D')
    await openReview(shown)
    await expect
      .element(page.getByText('can look like others', { exact: false }))
      .toBeVisible()
    expect(shown.text()).toContain('Only the network’s node was asked')
    await expectAccessible(shown.element)
  })

  it('who was sent to by name is offered by name and address, and the name is asked anew', async () => {
    const told = { address: ana }
    const shown = await show(async () => told.address)
    await amount.fill('0.25')
    await to.fill('ana.eth')
    await wait(shown, '0xBcd4042D')
    await openReview(shown)
    await button('Send 0.25 ETH').click()
    await expect.poll(() => shown.sent).toMatchObject([{ to: ana }])
    navigate(shown.kit, { type: 'reset', route: { view: 'Send' } })
    const contact = page.getByRole('button', { name: 'ana.eth 0xBcd4…4096' })
    await expect.element(contact).toBeVisible()
    await expectAccessible(shown.element)
    const questions = shown.asked.length
    await contact.click()
    await expect.element(to).toHaveValue('ana.eth')
    await expect.element(to).toHaveFocus()
    await wait(shown, '0xBcd4042D')
    await expect.element(contact).not.toBeInTheDocument()
    told.address = other
    await amount.fill('0.25')
    await button('Review').click()
    await expect
      .element(page.getByText('ana.eth now leads to another address'))
      .toBeVisible()
    expect(shown.asked.length).toBeGreaterThan(questions)
    expect(shown.sent).toHaveLength(1)
  })

  it.each(['ledTo', 'leadsTo'] as const)(
    'a name that moved since is not followed; either address can be taken: %s',
    async (way) => {
      const shown = await show(async () => other, {
        stored: {
          addressBook: [{ name: 'ana.eth', address: ana, namespace: 'eip155' }],
        },
      })
      await amount.fill('0.25')
      await to.fill('ana.eth')
      await wait(shown, 'ana.eth now leads to another address')
      await expect.element(button('Review')).not.toBeInTheDocument()
      await expectAccessible(shown.element)
      await page
        .getByRole('button', {
          name: way === 'ledTo' ? /^Use the one you know/ : /^Use the new one/,
        })
        .click()
      const wanted = way === 'ledTo' ? ana : other
      await expect.element(to).toHaveValue(wanted)
      await expect.element(to).toHaveFocus()
      await openReview(shown)
      await button('Send 0.25 ETH').click()
      await expect.poll(() => shown.sent).toMatchObject([{ to: wanted }])
    },
  )

  it('a name that moves right before the review stops there, with the reason', async () => {
    const told = { address: ana }
    const shown = await show(async () => told.address, {
      service: () => ana,
    })
    await amount.fill('0.25')
    await to.fill('ana.eth')
    await wait(shown, '0xBcd4042D')
    told.address = other
    await button('Review').click()
    await expect
      .element(page.getByText('Two sources give different addresses'))
      .toBeVisible()
    expect(shown.route()?.view).toBe('Send')
    expect(shown.sent).toEqual([])
  })

  it('is not replaced by Enter with somebody who is called alike', async () => {
    const shown = await show(async () => ana, {
      stored: {
        addressBook: [
          { name: 'diana.eth', address: other, namespace: 'eip155' },
        ],
      },
    })
    await amount.fill('0.25')
    await to.fill('ana.eth')
    await userEvent.keyboard('{Enter}')
    await expect.element(to).toHaveValue('ana.eth')
    await wait(shown, '0xBcd4042D')
    await to.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(to).toHaveValue('ana.eth')
    await openReview(shown)
    await button('Send 0.25 ETH').click()
    await expect.poll(() => shown.sent).toMatchObject([{ to: ana }])
  })

  it('keeps what is typed while the clipboard is asked for', async () => {
    await show(async () => ana)
    const pasted = pending<string>()
    await withClipboard(pasted.promise, async () => {
      await button('Paste').click()
      await amount.fill('0.25')
      pasted.resolve(receiver)
      await expect.element(to).toHaveValue(receiver)
      await expect.element(amount).toHaveValue('0.25')
    })
  })

  it('takes a pasted name the same way', async () => {
    const shown = await show(async () => ana)
    await amount.fill('0.25')
    await withClipboard(Promise.resolve(' ana.eth '), async () => {
      await button('Paste').click()
      await wait(shown, '0xBcd4042D')
    })
  })
})
