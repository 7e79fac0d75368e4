import type { Kit, ViewName } from '@hasp/core'
import { selectRoute } from '@hasp/core/internal'
import type { TestKit } from '@hasp/core/testing'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, StrictMode, useId, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { useOutdatedQueries } from '../hooks/internal/data/useOutdatedQueries.js'
import { ViewContext } from '../hooks/internal/modal/ViewContext.js'
import { useStore } from '../hooks/useStore.js'
import { I18nProvider } from '../i18n/I18nProvider.js'
import { useLocale } from '../i18n/useLocale.js'
import { KitContext } from '../KitContext.js'
import { createChunks } from '../lazy/createChunks.js'
import { ChunksContext } from '../lazy/useChunk.js'
import { KitScope } from '../theme/KitScope.js'
import '../theme/styles.css'
import styles from './showView.test.module.css'

type Views = { readonly [view in ViewName]?: ComponentType }

export type Shown = {
  readonly element: HTMLElement
  /** The views that were asked to be fetched early. */
  readonly prepared: readonly (ViewName | undefined)[]
  readonly text: () => string
  readonly find: <element extends HTMLElement = HTMLElement>(
    selector: string,
  ) => element
  /** Presses what has a name that starts so; never half of a double press. */
  readonly press: (name: string) => void
  /** Takes it away before the test is over. */
  readonly stop: () => void
}

export type ShowOptions = {
  readonly theme?: 'dark' | 'light'
  readonly locale?: string
  readonly width?: 320 | 360
  /** The page's own. */
  readonly queryClient?: QueryClient
}

/**
 * Draws the router's current view the way the modal does, in StrictMode, but
 * without the modal, until the test is over. A view that is not given is drawn
 * as its name.
 */
export function showView(
  { kit, stop }: Pick<TestKit, 'kit' | 'stop'>,
  views: Views,
  { theme = 'dark', locale = 'en', width = 360, queryClient }: ShowOptions = {},
): Shown {
  const container = document.createElement('main')
  document.body.append(container)
  const reactRoot = createRoot(container)
  const prepared: (ViewName | undefined)[] = []
  let pressedAt = 0
  let isStopped = false
  const stopOnce = () => {
    if (isStopped) return
    isStopped = true
    reactRoot.unmount()
    container.remove()
    stop()
  }
  onTestFinished(stopOnce)
  const chunks = createChunks()
  const root = {
    kit,
    isStarted: true,
    queries: { client: queryClient },
    storageChanges: new EventTarget(),
    modalOpeners: { count: 0 },
    loadModal: () => Promise.reject(new Error('There is no modal.')),
    prepare: (view?: ViewName) => void prepared.push(view),
    embed: () => () => undefined,
    portal: { host: undefined },
    appearance: undefined,
    pageTheme: undefined,
  }
  flushSync(() =>
    reactRoot.render(
      <StrictMode>
        <KitContext.Provider value={root}>
          <ChunksContext.Provider value={chunks}>
            <I18nProvider locale={locale}>
              <Place kit={kit} views={views} theme={theme} width={width} />
            </I18nProvider>
          </ChunksContext.Provider>
        </KitContext.Provider>
      </StrictMode>,
    ),
  )
  return {
    element: container,
    prepared,
    text: () => textOf(container),
    find<element extends HTMLElement>(selector: string): element {
      const found = container.querySelector<element>(selector)
      if (!found) throw new Error(`${selector} is not there`)
      return found
    },
    press(name) {
      const targets = container.querySelectorAll<HTMLElement>('button, a')
      const found = [...targets].find((one) => nameOf(one).startsWith(name))
      if (!found) throw new Error(`Nothing is named ${name}`)
      pressedAt += 1_000
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      Object.defineProperty(click, 'timeStamp', { value: pressedAt })
      found.focus()
      found.dispatchEvent(click)
    },
    stop: stopOnce,
  }
}

function Place(
  props: Required<Pick<ShowOptions, 'theme' | 'width'>> & {
    kit: Kit
    views: Views
  },
) {
  const { kit, theme, views, width } = props
  // As the provider's layers do, which are not drawn here.
  useOutdatedQueries()
  const route = useStore(kit.stores.router, selectRoute)
  const headingId = useId()
  const { dir, locale } = useLocale()
  const View = views[route.view]
  const place = useMemo(
    () => ({ route, headingId, isEmbedded: false }),
    [route, headingId],
  )
  return (
    <KitScope
      theme={theme}
      dir={dir}
      lang={locale}
      className={styles.place}
      data-width={width}
    >
      <ViewContext.Provider value={place}>
        {View ? <View key={route.view} /> : <p>{route.view}</p>}
      </ViewContext.Provider>
    </KitScope>
  )
}

/** What a row or a button is called, without what is not said. */
export function nameOf(element: Element): string {
  return element.ariaLabel ?? textOf(element).trim()
}

function textOf(element: Element): string {
  const spoken = element.cloneNode(true) as Element
  const mute =
    '[aria-hidden], [data-shown=false], [data-kit-popover]:not([data-open])'
  for (const part of spoken.querySelectorAll(mute)) part.remove()
  return spoken.textContent ?? ''
}
