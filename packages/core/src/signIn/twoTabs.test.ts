import { expect, test } from 'vitest'
import { ada, bo } from '../siwxServer/openSite.test.fixture.js'
import { openPage, openSite, until } from './openSignIn.test.fixture.js'

const view = 'SIWXSignMessage'

/** The visitor was asked in one tab, and goes to another one of the site. */
async function openTabs() {
  const site = openSite()
  const first = openPage(site)
  await first.loaded()
  await first.connect()
  await until(() => first.status() === 'ready', first)
  const second = openPage(site, { isGranted: true })
  second.look(false)
  await second.loaded()
  const tabs = [first, second]
  const goTo = async (seen: (typeof tabs)[number]) => {
    for (const tab of tabs) tab.look(tab === seen)
    await site.clock.settle()
  }
  const use = ({ address }: { address: string }) => {
    for (const { kite } of tabs)
      kite.emit({
        type: 'accountsChanged',
        accounts: [{ address, type: 'eoa' }],
      })
  }
  const asked = () => tabs.map((tab) => tab.view() === view)
  return { asked, first, goTo, second, site, use }
}

test('who is asked in one tab is asked in no other', async () => {
  const { asked, goTo, second } = await openTabs()
  await goTo(second)
  expect(asked()).toEqual([true, false])
})

test('nor when the wallet goes to another account while they are away, and they come back', async () => {
  const { asked, first, goTo, second, site, use } = await openTabs()
  await goTo(second)
  use(bo)
  await until(() => second.status() === 'ready', second)
  expect(asked()).toEqual([false, true])
  // It connected the wallet, which was asked about then.
  await goTo(first)
  await site.clock.advance(1_000)
  expect(asked()).toEqual([false, true])
})

test('nor when it goes there and back while the other one waits', async () => {
  const { asked, first, goTo, second, site, use } = await openTabs()
  await goTo(second)
  await goTo(first)
  // All before the other one has its turn.
  use(bo)
  use(ada)
  await goTo(second)
  await site.clock.advance(1_000)
  expect(asked()).toEqual([true, false])
})
