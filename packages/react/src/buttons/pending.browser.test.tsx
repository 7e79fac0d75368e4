import { closeModal, openModal } from '@hasp/core'
import { createTestKit, mockAdapter, testNetworks } from '@hasp/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { I18nProvider } from '../i18n/I18nProvider.js'
import { KitContext } from '../KitContext.js'
import { createChunks } from '../lazy/createChunks.js'
import { ChunksContext } from '../lazy/useChunk.js'
import { ConnectButton } from './ConnectButton.js'
import '../theme/styles.css'

let stop = () => {}
afterEach(() => stop())

/** A connect button whose modal arrives when the test says so. */
function show() {
  const { kit, stop: stopKit } = createTestKit({
    adapters: [mockAdapter({ connectors: [] })],
    networks: testNetworks,
  })
  const chunks = createChunks()
  let arrive = () => {}
  const modal = new Promise<{ default: () => null }>((resolve) => {
    arrive = () => resolve({ default: () => null })
  })
  const loadModal = () => modal
  const root = {
    ...{ kit, loadModal, isStarted: true },
    appearance: undefined,
    pageTheme: undefined,
    queries: { client: undefined },
    storageChanges: new EventTarget(),
    modalOpeners: { count: 0 },
    prepare: () => void chunks.load(loadModal),
    embed: () => () => undefined,
    portal: { host: undefined },
  }
  const container = document.createElement('main')
  document.body.append(container)
  const reactRoot = createRoot(container)
  flushSync(() =>
    reactRoot.render(
      <KitContext.Provider value={root}>
        <ChunksContext.Provider value={chunks}>
          <I18nProvider locale="en">
            <ConnectButton />
          </I18nProvider>
        </ChunksContext.Provider>
      </KitContext.Provider>,
    ),
  )
  stop = () => {
    reactRoot.unmount()
    container.remove()
    stopKit()
  }
  const button = container.querySelector('button')
  if (!button) throw new Error('no button')
  return { kit, button, arrive }
}

describe('a press while the modal is on its way', () => {
  it('is answered within 100 ms, without moving the page', async () => {
    const { button, arrive } = show()
    const before = button.getBoundingClientRect()
    button.click()
    await expect.poll(() => button.ariaBusy).toBe('true')
    const spinner = getComputedStyle(button, '::before')
    expect(spinner.display).toBe('block')
    const delays = button
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getTiming().delay ?? 0)
    expect(delays.length).toBeGreaterThan(0)
    expect(Math.max(...delays)).toBeLessThan(100)
    expect(button.getBoundingClientRect()).toEqual(before)
    expect(button.textContent).toBe('Connect wallet')

    arrive()
    await expect.poll(() => button.ariaBusy).toBe(null)
    expect(getComputedStyle(button, '::before').content).toBe('none')
    expect(button.getBoundingClientRect()).toEqual(before)
  })

  it('is over when the modal is given up', async () => {
    const { button, kit } = show()
    button.click()
    await expect.poll(() => button.ariaBusy).toBe('true')
    closeModal(kit)
    await expect.poll(() => button.ariaBusy).toBe(null)
  })

  it('says nothing on a page where something else opened it', async () => {
    const { button, kit } = show()
    openModal(kit)
    expect(button.ariaBusy).toBe(null)
  })
})
