import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { findViolations } from '../pages/findViolations.js'
import {
  approveInFrame,
  giveCode,
  hostedOptions,
  logIn,
  walletFrame,
} from '../pages/hostedLogin.js'
import { lookAtPage } from '../pages/lookAtPage.js'
import { makeOwnWallet } from '../pages/signInAtWallet.js'
import { untilCodeIsSent } from '../pages/untilCodeIsSent.js'
import { mailedCode, mailTo, restore, WalletHost } from '../pages/WalletHost.js'

test.describe.configure({ mode: 'parallel' })

test('[R7.12] a change of the address: both named in the frame first, both codes, both told, and taken back by the link', async ({
  browser,
  page,
}) => {
  test.slow()
  const [from, to] = ['mover@tide.example', 'moved@reef.example']
  const context = await browser.newContext({
    permissions: ['local-network-access'],
  })
  const host = new WalletHost(await context.newPage())
  await host.open()
  await host.signIn(from)

  // A host that skips the steps gets nowhere.
  for (const method of ['updateEmailPrimaryOtp', 'updateEmailSecondaryOtp'])
    expect((await host.ask(method, { otp: '123456' })).e).toMatchObject({
      code: 'CODE_EXPIRED',
    })

  const begun = host.ask('updateEmail', { email: to })
  const { frame } = host
  await expect(
    frame.getByRole('heading', {
      name: 'Change the email address of your wallet',
    }),
  ).toBeVisible()
  await expect(frame.getByText(from)).toBeVisible()
  await expect(frame.getByText(to)).toBeVisible()
  await expect(frame.getByText('dapp.localhost')).toBeVisible()
  await host.approve()
  expect((await begun).p).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
  const otp = await mailedCode(from, 2)
  expect((await host.ask('updateEmailPrimaryOtp', { otp })).p).toMatchObject({
    triesLeft: 5,
  })
  const done = await host.ask('updateEmailSecondaryOtp', {
    otp: await mailedCode(to, 1),
  })
  expect(done.p).toEqual({ email: to })
  expect((await host.ask('getUser', {})).p).toMatchObject({ email: to })

  // The escrow writes to the same mailbox, at its own time.
  const revert = '/revert-email/#'
  await expect.poll(() => mailTo(from, revert)).toContain(revert)
  const mail = await mailTo(from, revert)
  const [link] = /http:\S+\/revert-email\/#\S+/.exec(mail) ?? []
  await page.goto(`${link}`)
  await expect(
    page.getByRole('heading', { name: 'Your email address was changed' }),
  ).toBeVisible()
  await lookAtPage(page, 'revert')
  await page.getByRole('button', { name: 'Take the change back' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await lookAtPage(page, 'reverted')
  await page.getByRole('link', { name: 'Go to your wallet' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
  await context.close()
})

test('[R2.14] a visitor changes the address in the modal, by both codes, and sees the new one in Account', async ({
  demo,
  page,
}) => {
  test.slow()
  const [from, to] = ['modal@tide.example', 'modal@reef.example']
  await demo.open(hostedOptions)
  await logIn(demo, from)
  await demo.button('Open account').click()
  await demo.act('Change email').click()
  const address = page.getByRole('textbox', { name: 'New email address' })
  await address.fill(to)
  expect(await findViolations(demo.modal('Change email'))).toEqual([])
  await address.press('Enter')
  await expect(walletFrame(demo).getByText(to)).toBeVisible()
  await approveInFrame(demo)
  const code = page.getByRole('textbox', { name: 'Code from the email' })
  const old = demo.modal('Code from your old inbox')
  await expect(old.getByText(`Sent to ${from}`)).toBeVisible()
  expect(await findViolations(old)).toEqual([])
  await code.fill(await mailedCode(from, 2))
  const fresh = demo.modal('Code from your new inbox')
  await expect(fresh.getByText(`Sent to ${to}`)).toBeVisible()
  expect(await findViolations(fresh)).toEqual([])
  await code.fill(await mailedCode(to, 1))
  const done = demo.modal('Email changed')
  await expect(done.getByText(`Your wallet opens with ${to}`)).toBeVisible()
  expect(await findViolations(done)).toEqual([])
  await demo.act('Done').click()
  await expect(demo.act('Change email')).toBeVisible()
  await expect(demo.modal('Account').getByText(to).first()).toBeVisible()
})

test('[R8.21] a page is told that another wallet has no address to change', async ({
  demo,
}) => {
  await demo.open({ hostedWallet: '1' })
  await demo.connect()
  await demo.button('Update email').click()
  await expect(demo.result).toContainText('Not connected to email or social')
  await expect(demo.modal()).toBeHidden()
})

test('a change that a page asks for may end on the wallet’s own page; then nothing is exported for three days', async ({
  context,
  demo,
  page,
}) => {
  test.slow()
  const [from, to] = ['own@tide.example', 'own@reef.example']
  const own = await context.newPage()
  await own.goto(`${stack.hostedWalletSite.url}/email/`)
  await expect(own.getByText('Sign in to your wallet first')).toBeVisible()
  await makeOwnWallet(own, from)
  await page.bringToFront()
  await demo.open(hostedOptions)
  await giveCode(demo, from, 2)
  await restore(walletFrame(demo), from, 3)
  await demo.expectConnected()
  await demo.button('Update email').click()
  await expect(demo.modal('Change email')).toBeVisible()

  await own.bringToFront()
  await own.getByRole('link', { name: 'Change' }).click()
  await own.getByLabel('New email address').fill(to)
  await lookAtPage(own, 'email')
  await own.getByRole('button', { name: 'Continue' }).click()
  const approve = own.getByRole('button', { name: 'Approve' })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await lookAtPage(own, 'email-approve')
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await approve.hover()
  await approve.click()
  await expect(
    own.getByText(`First the code that we sent to ${from}`),
  ).toBeVisible()
  await expect(own.getByText('You cannot read that mailbox')).toBeVisible()
  await lookAtPage(own, 'email-old')
  await own.getByLabel('Code').fill(await mailedCode(from, 4))
  await own.getByRole('button', { name: 'Continue' }).click()
  await expect(
    own.getByText(`Now the code that we sent to ${to}`),
  ).toBeVisible()
  await own.getByLabel('Code').fill(await mailedCode(to, 1))
  await own.getByRole('button', { name: 'Continue' }).click()
  await expect(
    own.getByText(`Your wallet opens with ${to} from now on.`),
  ).toBeVisible()
  await lookAtPage(own, 'email-done')

  // The page hears of it, and its login lives on.
  await expect(
    demo.modal('Email changed').getByText(`Your wallet opens with ${to}`),
  ).toBeVisible()
  await expect(demo.result).toContainText(`Update email: ${to}`)

  await own.goto(`${stack.hostedWalletSite.url}/export/`)
  const send = own.getByRole('button', { name: 'Mail me a code' })
  const code = own.getByLabel('Code')
  await untilCodeIsSent(code, (soon) => send.press('Enter', soon))
  await code.fill(await mailedCode(to, 2))
  await own.getByRole('button', { name: 'Continue' }).click()
  const frozen = own.getByRole('alert')
  await expect(frozen).toContainText('Your address was changed')
  const [, until = ''] =
    /until (.+)\.$/.exec((await frozen.textContent()) ?? '') ?? []
  const hours = (Date.parse(until) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.8)
  expect(hours).toBeLessThanOrEqual(72)
  await lookAtPage(own, 'export-frozen')
})
