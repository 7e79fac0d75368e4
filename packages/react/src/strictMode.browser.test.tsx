import { closeModal, connect, openModal } from '@hasp/core'
import {
  fakeDataService,
  historyEntry,
  mockAdapter,
  mockConnector,
} from '@hasp/core/testing'
import { version } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from './testing/renderKit.js'
import { exampleNode } from './views/openConnected.test.fixture.js'
import { naming } from './views/RegisterAccountName/naming.test.fixture.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const name = 'mira.hasp.eth'
const networkId = 'eip155:31337'

const countRows = () =>
  document.querySelectorAll('[data-part="activity-row"]').length

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

it(`asks a data source each question once in StrictMode, under React ${process.env.HASP_REACT_MAJOR}`, async () => {
  expect(version.split('.')[0]).toBe(process.env.HASP_REACT_MAJOR)
  const data = fakeDataService({
    tokens: [{ price: 2_000, isVerified: true, spam: [] }],
    history: [historyEntry()],
    names: { [name]: own },
    projectConfig: { features: {} },
  })
  const kite = mockConnector({ networkId, addresses: [own] })
  const capabilities = { ...exampleNode, ...naming().capabilities }
  const adapter = mockAdapter({ connectors: [kite], capabilities })
  rendered = renderKit({ options: { adapters: [adapter], data } })
  const { clock, kit } = rendered
  await connect(kit, { connectorId: 'io.kite' })
  /** Within the half minute in which nothing is asked again. */
  let leftMs = 25_000
  /** Lets the page's time pass until something is so. */
  const shows = (read: () => unknown) =>
    expect.poll(
      async () => {
        leftMs -= 100
        if (leftMs > 0) await clock.advance(100)
        return read()
      },
      { timeout: 30_000 },
    )
  await shows(() => data.questions).toEqual(['project configuration'])

  openModal(kit)
  const text = () => document.querySelector('dialog')?.textContent
  await shows(text).toContain('$2,410')
  await shows(text).toContain(name)
  await page.getByRole('tab', { name: 'Activity' }).click()
  await shows(countRows).toBe(1)
  const once = [
    `history ${networkId}:${own}`,
    `identity ${networkId}:${own}`,
    'project configuration',
    `tokens ${networkId}:${own}`,
  ]
  expect(data.questions.toSorted()).toEqual(once)

  // Whoever opens it again in the same half minute asks nobody.
  closeModal(kit)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  openModal(kit)
  await shows(countRows).toBe(1)
  expect(data.questions.toSorted()).toEqual(once)
}, 60_000)
