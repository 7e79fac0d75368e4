import { expect } from '@playwright/test'
import { seededNames } from '../../devstack/addresses.js'
import { stack } from '../chains.js'
import { connect } from './connect.js'
import type { DemoPage } from './DemoPage.js'
import { forgiveFaults } from './forgiveFaults.js'
import { startWalk, type Visit } from './startWalk.js'
import type { WalkOptions } from './Walk.js'

const { ana, juergen, vault } = seededNames
const names = `${stack.dataService.url}/v1/names/**`

/** Sending to names that money may not follow, each for a reason of its own. */
export async function walkRefusedNames(
  demo: DemoPage,
  visit: Visit,
  options: WalkOptions = {},
): Promise<void> {
  const { look, open, press } = startWalk(demo, visit, {
    ...options,
    data: '1',
    devWalletApprove: 'auto',
  })
  const { page } = demo
  const form = demo.modal()
  const to = form.getByRole('textbox').nth(1)
  const type = async (name: string) => {
    await to.fill(name)
    await expect(form.locator('[aria-invalid=true]')).toBeVisible()
    await expect(form).toContainText(name)
  }
  await open()
  await connect(demo, 'Dev Wallet')
  // As whoever saved it under another address.
  await page.evaluate(
    (entries) => {
      localStorage.setItem('hasp.addressBook', JSON.stringify(entries))
    },
    [{ name: juergen.name, address: ana.onChainB, namespace: 'eip155' }],
  )
  await page.reload()
  await demo.expectConnected()
  await demo.button('Open account').click()
  await press('Send')
  await form.getByRole('textbox').first().fill('0.001')
  await type('nobody-here.eth')
  await look('send-name-unknown', 'Send')
  await type(juergen.name)
  await look('send-name-moved', 'Send')
  await page.route(names, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replaceAll(new RegExp(ana.account, 'gi'), vault.account)
    await route.fulfill({ response, body })
  })
  await type(ana.name)
  await look('send-name-disagreement', 'Send')
  await page.route(names, (route) => route.abort())
  await page.route(
    ({ href }) => href.startsWith(stack.evmA.url),
    (route) => route.abort(),
  )
  await type('sol.eth')
  await look('send-name-unreachable', 'Send')
  forgiveFaults(demo.complaints)
}
