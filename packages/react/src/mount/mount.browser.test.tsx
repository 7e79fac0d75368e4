import { closeModal, connect } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { defineHaspButton } from './defineHaspButton.js'
import type { HaspButtonState } from './HaspButton.js'
import { mountKit } from './mountKit.js'
import '../theme/styles.css'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const shown = 'Account 0xd8dA…6045'

/** A name is defined once for a page: every test has its own. */
let names = 0
const nextName = () => {
  names += 1
  return `hasp-button-${names}`
}

function createPage() {
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const { kit } = createTestKit(
    { adapters: [mockAdapter({ connectors: [kite] })], networks: testNetworks },
    { isStarted: false, window },
  )
  const main = document.createElement('main')
  document.body.append(main)
  const isRunning = () => kit[internals].lifetime() !== undefined
  return { kit, main, isRunning }
}

let main: HTMLElement | undefined
afterEach(async () => {
  main?.remove()
  main = undefined
  await expect.poll(() => document.querySelector('[data-kit]')).toBe(null)
})

function open() {
  const opened = createPage()
  main = opened.main
  return opened
}

const buttons = (name: string | RegExp) => page.getByRole('button', { name })

it('mountKit draws a button that opens the modal, in place of what was there, and takes all of it away', async () => {
  const { isRunning, kit, main } = open()
  main.textContent = 'A wallet button comes here'
  const unmount = mountKit(main, kit, { label: 'Join' })
  expect(main.textContent).toBe('A wallet button comes here')
  await expect.element(buttons('Join')).toBeVisible()
  expect(main.textContent).toBe('Join')
  await buttons('Join').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  unmount()
  await expect.poll(() => document.querySelector('dialog')).toBe(null)
  expect(main.childNodes.length).toBe(0)
  await expect.poll(isRunning).toBe(false)
})

it('mountKit draws other parts, which share the modal and the wallet', async () => {
  const { isRunning, kit, main } = open()
  const places = (
    ['connectButton', 'accountButton', 'networkButton', 'embedded'] as const
  ).map((part) => {
    const place = document.createElement('div')
    main.append(place)
    return { place, unmount: mountKit(place, kit, { part }) }
  })
  await expect.element(buttons('Connect wallet')).toBeVisible()
  await connect(kit, { connectorId: 'io.kite' })
  await expect.poll(() => buttons(shown).elements().length).toBe(2)
  await expect.element(buttons('Network Hasp Local')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: 'Account' }))
    .toBeVisible()
  // A page that empties a place by itself breaks nothing.
  places[0]?.place.replaceChildren()
  for (const { unmount } of places) {
    expect(isRunning()).toBe(true)
    unmount()
  }
  await expect.poll(isRunning).toBe(false)
})

it('takes away what was taken away before React was here', async () => {
  const { isRunning, kit, main } = open()
  mountKit(main, kit)()
  const other = mountKit(main, kit, { label: 'Join' })
  await expect.element(buttons('Join')).toBeVisible()
  expect(buttons(/./).elements().length).toBe(1)
  other()
  await expect.poll(isRunning).toBe(false)
})

it('<hasp-button> comes to life whether it was there before or after its definition', async () => {
  const { kit, main } = open()
  const name = nextName()
  const early = document.createElement(name)
  early.setAttribute('label', 'Early')
  main.append(early)
  Object.assign(early, { size: 's' })
  defineHaspButton(kit, { name })
  defineHaspButton(kit, { name })
  main.insertAdjacentElement('beforeend', document.createElement(name))
  await expect.element(buttons('Early')).toBeVisible()
  await expect.element(buttons('Connect wallet')).toBeVisible()
  expect(early.getAttribute('size')).toBe('s')
  expect(buttons('Early').element().getAttribute('data-size')).toBe('small')
})

it('<hasp-button> takes a kit that was set before it was defined, and another one later', async () => {
  const first = open()
  const second = createPage()
  const name = nextName()
  const element = Object.assign(document.createElement(name), {
    kit: first.kit,
  })
  second.main.remove()
  first.main.append(element)
  defineHaspButton(undefined, { name })
  await expect.poll(first.isRunning).toBe(true)
  element.kit = second.kit
  await expect.poll(first.isRunning).toBe(false)
  await expect.poll(second.isRunning).toBe(true)
  await expect.element(buttons('Connect wallet')).toBeVisible()
  element.remove()
  await expect.poll(second.isRunning).toBe(false)
})

it('several <hasp-button> have one modal, say what changes, and survive being moved', async () => {
  const { isRunning, kit, main } = open()
  const name = nextName()
  defineHaspButton(kit, { name })
  const told: HaspButtonState[] = []
  main.addEventListener('hasp-change', ({ detail }) => told.push(detail))
  const [one, two] = [name, name].map((tag) => document.createElement(tag))
  if (!one || !two) throw new Error('no elements')
  main.append(one, two)
  await expect.poll(() => buttons('Connect wallet').elements().length).toBe(2)
  await expect
    .poll(() => told.map(({ status }) => status))
    .toEqual(['disconnected', 'disconnected'])
  await buttons('Connect wallet').first().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(document.querySelectorAll('dialog').length).toBe(1)
  closeModal(kit)

  await connect(kit, { connectorId: 'io.kite' })
  await expect.poll(() => buttons(shown).elements().length).toBe(2)
  expect(told.at(-1)).toEqual({
    status: 'connected',
    namespace: 'eip155',
    address: own,
    networkId: 'eip155:31337',
    walletName: 'Kite',
  })
  expect(Reflect.get(one, 'state')).toEqual(told.at(-1))

  const before = kit[internals].lifetime()
  main.prepend(two)
  two.remove()
  main.append(two)
  await expect.poll(() => buttons(shown).elements().length).toBe(2)
  expect(kit[internals].lifetime()).toBe(before)
  one.remove()
  two.remove()
  await expect.poll(isRunning).toBe(false)
  main.append(one)
  await expect.element(buttons(shown)).toBeVisible()
})

it('<hasp-button> follows its attributes, and keeps to what they may say', async () => {
  const { kit, main } = open()
  const name = nextName()
  defineHaspButton(kit, { name })
  const element = document.createElement(name)
  element.setAttribute('namespace', 'javascript:alert(1)')
  element.setAttribute('size', 'huge')
  element.setAttribute('show', 'everything <b>')
  element.setAttribute('label', '<img src=x>')
  main.append(element)
  await expect.element(buttons('<img src=x>')).toBeVisible()
  expect(main.querySelector('img')).toBe(null)
  expect(buttons(/img/).element().getAttribute('data-size')).toBe('regular')
  expect(Reflect.get(element, 'namespace')).toBeUndefined()
  Reflect.set(element, 'label', null)
  await expect.element(buttons('Connect wallet')).toBeVisible()
  Reflect.set(element, 'label', 'Join')
  await expect.element(buttons('Join')).toBeVisible()
  expect(element.getAttribute('label')).toBe('Join')
})
