import type { Kit, ViewName } from '@hasp/core'
import { internals, selectRoute, withDeadline } from '@hasp/core/internal'
import type { QueryClient } from '@tanstack/react-query'
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useDevelopmentChecks } from './hooks/internal/development/useDevelopmentChecks.js'
import { KitBoundary } from './hooks/internal/errors/KitBoundary.js'
import { reportFailure } from './hooks/internal/errors/reportFailure.js'
import { findReturn } from './hooks/internal/modal/findReturn.js'
import { runLate } from './hooks/internal/modal/runLate.js'
import { useEarlyModal } from './hooks/internal/modal/useEarlyModal.js'
import { useLooks } from './hooks/internal/modal/useLooks.js'
import { I18nProvider } from './i18n/I18nProvider.js'
import type { MessageOverrides } from './i18n/MessageOverrides.js'
import { KitContext, type KitRoot } from './KitContext.js'
import { type Chunks, createChunks } from './lazy/createChunks.js'
import { ChunksContext } from './lazy/useChunk.js'
import { firstViews, type View } from './modal/firstViews.js'
import { KitLayers, loadModal } from './modal/KitLayers.js'
import { ThemeAttribute } from './modal/ThemeAttribute.js'
import type { Slots } from './Slots.js'
import type { ClassNames } from './theme/parts.js'
import type { Looks } from './theme/prepareLooks.js'

/**
 * Starts a kit and gives it to the hooks and buttons below. Put it around the
 * whole page: the modal and the short messages are drawn from here.
 *
 * @param props.kit as `createKit` made it, outside the component
 * @param props.queryClient the page's own TanStack Query client, to share
 * @param props.locale BCP 47 tag; the visitor's languages unless given
 * @param props.messages own words for some texts
 * @param props.classNames class names of the page's own for single parts
 * @param props.slots what the page draws itself: avatars, and whole views
 * @param props.isHeadless draws neither the modal nor short messages, and
 * fetches nothing of them: for a page that draws all of it by the hooks
 * @example
 * import { ConnectButton, KitProvider } from '@hasp/react'
 *
 * <KitProvider kit={kit}>
 *   <ConnectButton />
 * </KitProvider>
 */
export function KitProvider({
  kit,
  queryClient,
  locale,
  messages,
  classNames,
  slots,
  isHeadless = false,
  children,
}: KitProvider.Props) {
  if (!kit) throw new TypeError('Hasp: <KitProvider> needs a kit.')
  const [startedKit, setStartedKit] = useState<Kit | undefined>(undefined)
  const [chunks] = useState(createChunks)
  const resources = useMemo(
    () => createResources(kit, queryClient, chunks, slots),
    [kit, queryClient, chunks, slots],
  )

  // A silent reconnection that answers at once is in the first painted frame.
  useBrowserLayoutEffect(() => {
    const stop = startGuarded(kit)
    setStartedKit(kit)
    if (kit.options.autoConnectInWalletBrowser || findReturn(kit))
      runLate(
        kit,
        import('./hooks/internal/modal/followStart.js'),
        ({ followStart }) => followStart(kit),
        'The start failed',
      )
    return stop
  }, [kit])

  useEffect(() => {
    if (queryClient) return
    return () => resources.queries.client?.clear()
  }, [queryClient, resources])

  const looks = useLooks(kit, classNames)
  const { theme } = kit.options
  const { attribute } = theme
  const root = useMemo<KitRoot>(
    () => ({
      ...resources,
      ...looks,
      isStarted: startedKit === kit,
    }),
    [resources, looks, startedKit, kit],
  )
  useEarlyModal(resources, isHeadless)
  useDevelopmentChecks(kit, theme, messages ? undefined : locale, isHeadless)
  return (
    <KitContext.Provider value={root}>
      <ChunksContext.Provider value={chunks}>
        <I18nProvider locale={locale} messages={messages}>
          {children}
          <KitBoundary>
            {attribute !== undefined && <ThemeAttribute name={attribute} />}
            {!isHeadless && <KitLayers />}
          </KitBoundary>
        </I18nProvider>
      </ChunksContext.Provider>
    </KitContext.Provider>
  )
}

export declare namespace KitProvider {
  type Props = {
    kit: Kit
    queryClient?: QueryClient | undefined
    /** BCP 47 tag, or `auto` (default). */
    locale?: string | undefined
    /** Keep the object stable between renders. */
    messages?: MessageOverrides | undefined
    /** Keep the object stable between renders. */
    classNames?: ClassNames | undefined
    /** Keep the object stable between renders. */
    slots?: Slots | undefined
    isHeadless?: boolean | undefined
    children?: ReactNode
  }
}

/** On a server React warns of a layout effect; neither runs there. */
const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect

/** A kit that does not start leaves the page as it is. */
function startGuarded(kit: Kit): () => void {
  try {
    return kit.start()
  } catch (error) {
    reportFailure(kit, 'The kit did not start', error)
    return () => undefined
  }
}

/**
 * How long the modal waits for its first view, to be drawn in one step: what a
 * slow device needs for it, and no more than a slow network is given.
 */
const firstViewTimeoutMs = 500

function createResources(
  kit: Kit,
  queryClient: QueryClient | undefined,
  chunks: Chunks,
  slots: Slots | undefined,
): Omit<KitRoot, 'isStarted' | keyof Looks> {
  const queries = { client: queryClient }
  const arrive = async (view: ViewName) => {
    const own = slots?.views?.[view]
    if (own) return chunks.load(own)
    const { load } = await findView(view)
    await chunks.load(load)
    const { prepare } = await load()
    await prepare?.({ kit, queries }, chunks)
  }
  return {
    kit,
    slots,
    queries,
    portal: { host: undefined },
    storageChanges: new EventTarget(),
    modalOpeners: { count: 0 },
    loadModal,
    prepare(wanted) {
      const view = wanted ?? selectRoute(kit.stores.router.getState()).view
      // Whatever draws the view reports what failed to load.
      const arrived = arrive(view).catch(() => undefined)
      if (chunks.get(loadModal).status !== 'loaded')
        void chunks.load(
          loadModal,
          withDeadline({
            run: () => arrived,
            clock: kit[internals].environment.clock,
            limitMs: firstViewTimeoutMs,
          }).catch(() => undefined),
        )
    },
  }
}

async function findView(view: ViewName): Promise<View> {
  const first: { readonly [view in ViewName]?: View } = firstViews
  return first[view] ?? (await import('./modal/views.js')).views[view]
}
