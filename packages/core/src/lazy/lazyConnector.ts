import { KitError } from '../errors/KitError.js'
import type {
  Connector,
  ConnectorEvent,
  ConnectorSession,
  GrantedSession,
} from '../ports/Connector.js'
import { joinSignals } from '../utils/joinSignals.js'
import { loadOnce } from '../utils/loadOnce.js'
import { lazyMethods } from './lazyMethods.js'

type ConnectRequest = Parameters<Connector['connect']>[0]
type ReconnectRequest = Parameters<Connector['reconnect']>[0]

/** What a connector does once a wallet is wanted. */
export type LoadedConnector<Begun, Provider extends object> = Pick<
  Connector,
  'disconnect' | 'listen' | 'switchNetwork'
> & {
  readonly provider: Provider
  /** Turns the answer to the request that has left into a session. */
  connect(request: ConnectRequest, begun: Begun): Promise<GrantedSession>
  reconnect(
    request: ReconnectRequest,
    begun: Promise<Begun> | undefined,
  ): Promise<ConnectorSession | undefined>
}

/** A connector that knows whether a visitor relies on it. */
export type LazyConnector = Connector & {
  /** Whether it is connected or being connected. */
  isInUse(): boolean
}

/**
 * A connector of which a page load has only the request for access: the rest
 * is loaded when a wallet is wanted, while its visitor decides.
 * @param parameters.begin asks the wallet; what leaves in it leaves inside
 * the visitor's click. It rejects with errors of the catalogue, which neither
 * wait for the rest nor depend on it; its signal ends with the attempt
 * @param parameters.beginSilently the same without a click, for wallets that
 * can be asked before the rest is there
 * @param parameters.load fetches the code of everything else; asked for again
 * if it failed
 * @param parameters.open begins it, once a wallet is wanted
 * @param parameters.provider what a site signs through, where it is there from
 * the beginning
 * @param parameters.providerMethods else what of it can be called before it
 * is loaded
 */
export function lazyConnector<Begun, Provider extends object, Part>(
  parameters: Pick<
    Connector,
    'info' | 'namespace' | 'promptsAnew' | 'source'
  > & {
    readonly begin: (request: ConnectRequest) => Promise<Begun>
    readonly beginSilently?: (
      request: ReconnectRequest,
    ) => Promise<Begun> | undefined
    readonly load: () => Promise<Part>
    readonly open: (part: Part) => LoadedConnector<Begun, Provider>
    readonly provider?: Provider
    readonly providerMethods?: readonly (keyof Provider)[]
  },
): LazyConnector {
  const {
    begin,
    beginSilently,
    load: preload,
    open,
    provider,
    providerMethods = [],
    ...known
  } = parameters
  let loaded: LoadedConnector<Begun, Provider> | undefined
  let isWanted = false
  let isConnected = false
  let openRequests = 0

  const loading = loadOnce(async () => {
    loaded = open(await preload())
    return loaded
  })
  const load = () => {
    isWanted = true
    return loading()
  }
  // Once it is there it is asked inside the call.
  const ask = async <answer>(
    run: (connector: LoadedConnector<Begun, Provider>) => Promise<answer>,
  ) => await run(loaded ?? (await load()))
  const during = async <session>(task: () => Promise<session>) => {
    openRequests += 1
    try {
      const session = await task()
      isConnected = session !== undefined
      return session
    } finally {
      openRequests -= 1
    }
  }
  const early =
    provider ??
    lazyMethods(async () => (await load()).provider, providerMethods)

  return {
    ...known,
    preload,
    isInUse: () => isConnected || openRequests > 0,
    getProvider: () => loaded?.provider ?? early,
    connect: (request) =>
      during(async () => {
        if (request.signal.aborted) throw new KitError('CANCELLED')
        const { controller, release } = joinSignals(request.signal)
        try {
          const begun = begin({ ...request, signal: controller.signal })
          const loadBeside = () =>
            load().catch(async (error: unknown) => {
              await begun
              throw error
            })
          const [answer, connector] = await Promise.all([
            begun,
            loaded ?? loadBeside(),
          ])
          return await connector.connect(request, answer)
        } finally {
          release()
          controller.abort()
        }
      }),
    reconnect: (request) =>
      during(async () => {
        const begun = beginSilently?.(request)
        // Who waits for it hears of a failure.
        begun?.catch(() => undefined)
        return await ask((connector) => connector.reconnect(request, begun))
      }),
    async disconnect(request) {
      isConnected = false
      if (isWanted || request.revoke)
        await ask((connector) => connector.disconnect(request))
    },
    switchNetwork: (request) =>
      ask((connector) => connector.switchNetwork(request)),
    listen(listener, signal) {
      const handle = (event: ConnectorEvent) => {
        if (event.type === 'disconnected') isConnected = false
        listener(event)
      }
      if (loaded) return loaded.listen(handle, signal)
      void load().then(
        (connector) => connector.listen(handle, signal),
        () => undefined,
      )
    },
  }
}
