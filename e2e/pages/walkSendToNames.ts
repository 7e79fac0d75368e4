import { expect } from '@playwright/test'
import { seededNames } from '../../devstack/addresses.js'
import { stack } from '../chains.js'
import { connect } from './connect.js'
import type { DemoPage } from './DemoPage.js'
import { forgiveFaults } from './forgiveFaults.js'
import { holdRequests } from './holdRequests.js'
import { startWalk, type Visit } from './startWalk.js'
import type { WalkOptions } from './Walk.js'

const { ana, juergen } = seededNames
const names = `${stack.dataService.url}/v1/names/**`

/** To names that are found, be it by one source or by both. */
export async function walkSendToNames(
  demo: DemoPage,
  visit: Visit,
  options: WalkOptions = {},
): Promise<void> {
  const { locale, look, open, press } = startWalk(demo, visit, {
    ...options,
    data: '1',
    devWalletApprove: 'auto',
  })
  const { page } = demo
  const form = demo.modal()
  const to = form.getByRole('textbox').nth(1)
  await open()
  await connect(demo, 'Dev Wallet')
  await demo.button('Open account').click()
  await press('Send')
  await form.getByRole('textbox').first().fill('0.001')
  const release = await holdRequests(
    page,
    ({ href }) =>
      href.startsWith(`${stack.dataService.url}/v1/names/`) ||
      href.startsWith(stack.evmA.url),
  )
  await to.fill(ana.name)
  await expect(form).toContainText(
    locale === 'ar' ? 'جارٍ البحث عن الاسم' : 'Looking up the name…',
  )
  await look('send-name-lookup', 'Send')
  release()
  await to.fill('')
  await to.fill(ana.name)
  await expect(form).toContainText('0xBcd4')
  await look('send-name', 'Send')
  await press('Review')
  await look('send-name-review', 'Review and send')
  await page.keyboard.press('Escape')
  await page.route(names, (route) => route.abort())
  await to.fill(juergen.name)
  await expect(form).toContainText('0xFABB')
  await press('Review')
  await look('send-name-by-node-review', 'Review and send')
  forgiveFaults(demo.complaints)
}
