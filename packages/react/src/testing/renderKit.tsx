import type { KeyValueStore, Kit, KitOptions } from '@hasp/core'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { KitProvider } from '../KitProvider.js'
import type { Slots } from '../Slots.js'
import type { ClassNames } from '../theme/parts.js'
import '../theme/styles.css'

/**
 * Draws a kit with one wallet, Kite, on the test's page, in StrictMode.
 * @param children the page; a connect button unless given
 */
export function renderKit(
  parameters: {
    children?: ReactNode
    options?: Partial<KitOptions>
    locale?: string
    /** What an earlier visit left. */
    store?: KeyValueStore
    classNames?: ClassNames
    slots?: Slots
  } = {},
) {
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const adapter = mockAdapter({ connectors: [kite] })
  const setup = createTestKit(
    { adapters: [adapter], networks: testNetworks, ...parameters.options },
    {
      isStarted: false,
      window,
      ...(parameters.store && { store: parameters.store }),
    },
  )
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  const draw = (
    children: ReactNode,
    kit: Kit = setup.kit,
    locale = parameters.locale ?? 'en',
  ) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <KitProvider
            kit={kit}
            locale={locale}
            classNames={parameters.classNames}
            slots={parameters.slots}
          >
            {children}
          </KitProvider>
        </StrictMode>,
      ),
    )
  draw(parameters.children ?? <ConnectButton />)
  return {
    ...setup,
    kite,
    adapter,
    container,
    draw,
    unmount() {
      root.unmount()
      container.remove()
    },
  }
}
