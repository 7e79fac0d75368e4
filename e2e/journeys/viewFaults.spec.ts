import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ownDomain } from '../../devstack/addresses.js'
import {
  type Fault,
  type FaultServer,
  retrySeconds,
  startFaultServer,
} from '../../devstack/testing/startFaultServer.js'
import { installWallet } from '../../packages/core/src/exports/testing/playwright.js'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { askAhead } from '../pages/askAhead.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { expectNothingTwice } from '../pages/expectNothingTwice.js'
import { stopClock } from '../pages/passTime.js'
import { pressUntil } from '../pages/pressUntil.js'
import { putFaultsBefore } from '../pages/putFaultsBefore.js'
import { selfSigningWallet } from '../pages/selfSigningWallet.js'

/** Within which a visitor has to see what is so, by their own clock. */
const soonMs = 5_000
const stepMs = 500
/** Somebody may still be typing. */
const pausesMs = { history: 0, names: 500 }

const failed = 'Failed to fetch transactions'
const nameFailed = /Error resolving name|The request timed out/
const empty = /will show here/

const kinds: readonly (readonly [string, Fault])[] = [
  ['is stopped', 'stopped'],
  ['hangs', 'hangs'],
  ['is limited', 'limited'],
  ['fails', 'failed'],
  ['is down', 'down'],
  ['answers with HTML', 'html'],
]

let faults: FaultServer
test.beforeAll(async () => {
  faults = await startFaultServer(stack.dataService.url)
})
test.afterAll(async () => await faults.stop())

const tab = (demo: DemoPage, name: string) =>
  demo.modal().getByRole('tab', { name })
const rows = (demo: DemoPage) =>
  demo.modal().locator('[data-part="activity-row"]')
const askedFor = (part: string) =>
  faults.asked.filter((path) => path.includes(part)).length

/**
 * Lets the service go wrong, does something that asks it, and lets 5 s of the
 * visitor's clock pass at most until they read these words.
 */
async function expectSoon(
  demo: DemoPage,
  {
    act,
    about,
    fault,
    words,
  }: {
    act: () => Promise<unknown>
    about: 'history' | 'names'
    fault: Fault
    words: string | RegExp
  },
): Promise<void> {
  const { clock } = demo.page
  await expect(demo.modal()).not.toContainText(words)
  // From here on it goes by steps alone.
  await stopClock(demo.page)
  faults.set(fault)
  const before = askedFor(about)
  await act()
  let leftMs = soonMs
  const read = async () => {
    // Code that comes first takes the machine's time.
    const hasAsked = askedFor(about) > before
    const passedMs = hasAsked || leftMs > soonMs - pausesMs[about] ? stepMs : 1
    if (leftMs > 0) await clock.runFor(passedMs)
    leftMs -= passedMs
    return (await demo.modal().textContent()) ?? ''
  }
  await expect
    .poll(read, { intervals: [stepMs / 2] })
    .toMatch(typeof words === 'string' ? new RegExp(words) : words)
  expect(askedFor(about)).toBeGreaterThan(before)
  await clock.resume()
}

/**
 * A press, once the time has passed that was named. A list that has just been
 * opened may ask by itself before it.
 */
async function tryAgain(demo: DemoPage, fault: Fault): Promise<void> {
  await askAhead()
  faults.set()
  if (fault === 'limited') await demo.page.clock.runFor(retrySeconds * 1_000)
  await pressUntil(demo.act('Try again'), rows(demo).first())
}

async function expectList(demo: DemoPage): Promise<void> {
  await expect(rows(demo).first()).toBeVisible()
  await expect(demo.modal()).not.toContainText(failed)
}

/** What was there stays, and is said to be old; then all comes by itself. */
async function expectKept(demo: DemoPage, fault: Fault): Promise<void> {
  const { clock } = demo.page
  const shown = await rows(demo).count()
  // It is read every half a minute; nobody presses anything.
  const passUntil = async (isDone: () => boolean | Promise<boolean>) => {
    await clock.runFor(20_000)
    const pass = async () => {
      await clock.runFor(stepMs * 2)
      return await isDone()
    }
    const paced = { intervals: [stepMs / 2], timeout: 30_000 }
    await expect.poll(pass, paced).toBe(true)
  }
  await expectSoon(demo, {
    ...{ fault, about: 'history', words: 'This list may be out of date' },
    act: async () => {
      const before = askedFor('history')
      await passUntil(() => askedFor('history') > before)
    },
  })
  await expect(rows(demo)).toHaveCount(shown)
  await expect(demo.modal()).toContainText(failed)
  faults.set()
  await passUntil(
    async () => !(await demo.modal().textContent())?.includes(failed),
  )
  await expectList(demo)
}

for (const [name, fault] of kinds) {
  test(`[F-44] [R8.6] a data service that ${name} before the tab Activity opens, and while it is open, is said there, and all is whole again after it`, async ({
    demo,
  }) => {
    await demo.page.clock.install()
    await putFaultsBefore(demo.page, faults)
    faults.set(fault)
    await demo.open({ data: '1', devWalletApprove: 'auto' })
    await demo.connectAtOnce()
    await demo.button('Open account').click()
    await demo.modal('Account').waitFor()
    await expectSoon(demo, {
      ...{ fault, about: 'history', words: failed },
      act: () => tab(demo, 'Activity').click(),
    })
    await expect(demo.modal()).not.toContainText(empty)
    await tryAgain(demo, fault)
    await expectList(demo)
    await expectKept(demo, fault)
    await expectNothingTwice(demo)
  })

  test(`[F-44] [R8.6] a data service that ${name} before a list of transactions opens, and while it is open, is said there, and all is whole again after it`, async ({
    demo,
  }) => {
    await demo.page.clock.install()
    await putFaultsBefore(demo.page, faults)
    await demo.open({ data: '1', devWalletApprove: 'auto' })
    await demo.connectAtOnce()
    await demo.button('Open account').click()
    await tab(demo, 'Activity').click()
    await demo.act('All activity').click()
    await demo.modal('Activity').waitFor()
    await expectList(demo)
    // Nobody has asked for these yet.
    await expectSoon(demo, {
      ...{ fault, about: 'history', words: failed },
      act: () => tab(demo, 'Received').click(),
    })
    await expect(rows(demo)).toHaveCount(0)
    await expect(demo.modal()).not.toContainText(empty)
    await tab(demo, 'All').click()
    await expect(rows(demo).first()).toBeVisible()
    await tab(demo, 'Received').click()
    await tryAgain(demo, fault)
    await expectList(demo)
    await expectKept(demo, fault)
    await expectNothingTwice(demo)
  })

  test(`[F-44] a data service that ${name} before a name is chosen, and while it is, is said there, and it is taken after it`, async ({
    demo,
  }) => {
    const { page } = demo
    const key = privateKeyToAccount(generatePrivateKey())
    const label = `weir-${key.address.slice(2, 10).toLowerCase()}`
    let onSign = () => {}
    const wallet = selfSigningWallet(key, { onSign: () => onSign() })
    await page.clock.install()
    await putFaultsBefore(page, faults)
    await installWallet(page, wallet)
    await demo.open({ devWallet: '0', data: '1' })
    await demo.kitModal.connect('Kite')
    await demo.button('Open account').click()
    const offer = demo.act('Take a name people can send to')
    await offer.waitFor()
    const about = { fault, about: 'names', words: nameFailed } as const
    // Whether names are taken at all is known by then.
    faults.set(fault)
    await offer.click()
    const form = demo.modal('Choose a name')
    await expect(form).toContainText(`.${ownDomain}`)
    const field = form.getByRole('textbox', { name: 'Name' })
    await expectSoon(demo, { ...about, act: () => field.fill(`${label}-two`) })
    faults.set()
    await demo.act('Try again').click()
    await demo.act(`Take ${label}-two.${ownDomain}`).waitFor()
    await expect(form).not.toContainText(nameFailed)

    const take = demo.act(`Take ${label}.${ownDomain}`)
    await expectSoon(demo, { ...about, act: () => field.fill(label) })
    await expect(take).toHaveCount(0)
    faults.set()
    await demo.act('Try again').click()
    await take.waitFor()
    await expect(form).not.toContainText(nameFailed)

    await expectSoon(demo, { ...about, act: () => take.click() })
    faults.set()
    // It goes wrong once more, for what was signed.
    let signatures = 0
    onSign = () => {
      signatures += 1
      faults.set(fault)
    }
    const before = askedFor('registrations')
    const asked = () => askedFor('registrations')
    await expect(async () => {
      await take.click({ timeout: 1_000 })
      await expect.poll(asked, { timeout: 1_000 }).toBeGreaterThan(before)
    }).toPass()
    if (fault === 'hangs') await demo.act('Cancel').click()
    else await expect(form).toContainText('may be yours by now')
    faults.set()
    await pressUntil(take, demo.modal(`${label}.${ownDomain} is yours`))
    expect(signatures).toBe(1)
    await expectNothingTwice(demo)
  })
}
