import type { WalletListing } from '@hasp/core'
import { createTestKit } from '@hasp/core/testing'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { KitProvider } from '../../KitProvider.js'
import { useWalletLinks, type WalletLinkOptions } from './useWalletLinks.js'

const kite: WalletListing = {
  id: 'kite',
  name: 'Kite',
  rdns: 'io.kite',
  namespaces: ['eip155'],
  homepage: 'https://kite.example/',
  isPairable: true,
  links: { native: 'kite', universal: 'https://kite.example' },
  stores: { ios: 'https://apps.apple.com/app/id1' },
}
const uri = 'wc:a@2?relay-protocol=irn&symKey=b'
const encoded = 'wc%3Aa%402%3Frelay-protocol%3Dirn%26symKey%3Db'

/** A phone's window, of which only what opens links is there. */
class PhoneWindow extends EventTarget {
  readonly navigator = { userAgent: 'iPhone Safari', maxTouchPoints: 5 }
  readonly location = { href: 'https://tide.example/', origin: '' }
  readonly document = document
  readonly self = this
  readonly top = this
  readonly opened: string[] = []

  open(url: string, target: string) {
    this.opened.push(`${target} ${url}`)
    return null
  }
}

let unmount: (() => void) | undefined
afterEach(() => unmount?.())

function Button({ onDraw, uri }: ButtonProps): ReactNode {
  const links = useWalletLinks(kite, uri)
  onDraw(links)
  return (
    <button type="button" onClick={() => links.open('mobile')}>
      Kite
    </button>
  )
}
type ButtonProps = {
  uri?: string
  onDraw: (links: WalletLinkOptions) => void
}

function setUp(parameters: { uri?: string }) {
  const window = new PhoneWindow()
  const { kit } = createTestKit({}, { window, isStarted: false })
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  let links: WalletLinkOptions | undefined
  flushSync(() =>
    root.render(
      <KitProvider kit={kit} locale="en">
        <Button
          {...parameters}
          onDraw={(now) => {
            links = now
          }}
        />
      </KitProvider>,
    ),
  )
  unmount = () => {
    root.unmount()
    container.remove()
  }
  return {
    button: container.querySelector('button'),
    window,
    links: () => links,
  }
}

it('leaves for the wallet inside the tap: nothing is awaited', () => {
  const { button, window } = setUp({ uri })
  let microtasks = 0
  queueMicrotask(() => {
    microtasks += 1
  })
  button?.click()
  expect(microtasks).toBe(0)
  expect(window.opened).toEqual([`_self kite://wc?uri=${encoded}`])
})

it('knows the ways and the shops before the address is there', () => {
  const { button, window, links } = setUp({})
  expect(links()?.platforms).toEqual(['mobile'])
  expect(links()?.hrefOf('mobile')).toBeUndefined()
  expect(links()?.stores.map(({ name }) => name)).toEqual(['ios', 'homepage'])
  button?.click()
  expect(window.opened).toEqual([])
})
