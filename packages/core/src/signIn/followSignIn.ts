import { isSameAddress } from '../entities/account/address.js'
import type { Namespace } from '../entities/network/namespace.js'
import { namespaceOf } from '../entities/network/networkId.js'
import { internals } from '../kit/internals.js'
import type { ConnectionsState } from '../stores/connection/connections.js'
import { findConnector } from '../stores/connectors.js'
import { noteDeclined } from './cancelSignIn.js'
import { fetchChallengeEarly } from './challenges.js'
import { signInTokensKey } from './createSignInTokens.js'
import { endAsking } from './endAsking.js'
import { isSignInShown } from './isSignInShown.js'
import { leaveSignIn, tellServer } from './leaveSignIn.js'
import { checkAnew, reconsiderSignIn } from './reconsiderSignIn.js'
import type { SignInContext } from './SignInContext.js'
import { takeOverTokens } from './takeOverAccounts.js'

/** Whoever comes back after so long may have been signed out by the server. */
const certainForMs = 60_000

/** Follows who is connected, and what other tabs do, until it is aborted. */
export function followSignIn(
  context: SignInContext,
  signal: AbortSignal,
): void {
  const { kit, memory, rules, state, tokens } = context
  const { environment, stores } = kit[internals]
  const { document } = environment.window ?? {}
  const { connections, modal, networks, router } = stores
  const reconsider = () => reconsiderSignIn(context)
  memory.isCheckPaused = false
  const noteLeft = () => {
    if (memory.asked?.isShown && !isSignInShown(kit)) noteDeclined(context)
  }
  if (!rules.isKnownFromStart) {
    const { signedIn } = tokens.read()
    state.setState({ accounts: signedIn, isConfirmed: signedIn.length === 0 })
  } else state.setState({ isConfirmed: true })
  const lookAgain = () => {
    const ageMs = environment.clock.now() - (memory.confirmedAtMs ?? 0)
    const isSeen = document?.visibilityState !== 'hidden'
    // A clock that was set back says nothing.
    const isOld = Math.abs(ageMs) > certainForMs
    if (isSeen && isOld && state.getState().accounts.length > 0)
      void checkAnew(context)
    else reconsider()
  }

  const stops = [
    context.provider.listen?.(() => void checkAnew(context)),
    connections.subscribe((now, before) => {
      const { attempt } = now
      if (attempt.phase === 'waiting') fetchChallengeEarly(context)
      if (attempt.phase === 'connected' && attempt !== before.attempt)
        memory.fresh = attempt.connectionId
      followEnds(context, now, before)
      reconsider()
    }),
    networks.subscribe(reconsider),
    router.subscribe(noteLeft),
    modal.subscribe(noteLeft),
  ]
  environment.onStorageChange((key) => {
    if (key !== signInTokensKey && key !== null) return
    takeOverTokens(context)
    lookAgain()
  }, signal)
  document?.addEventListener('visibilitychange', lookAgain, { signal })
  kit.events.on(
    'DEVICE_FORGOTTEN',
    () => void leaveSignIn(context, () => true),
    { signal },
  )
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop?.()
    endAsking(context)
  })
  void tellServer(context)
  reconsider()
}

/** Whoever is disconnected is signed out, and may be asked again. */
function followEnds(
  context: SignInContext,
  state: ConnectionsState,
  before: ConnectionsState,
): void {
  const { rules, tokens } = context
  if (state.byId === before.byId) return
  const live = [...state.byId.values()].filter(
    ({ status }) => status !== 'disconnected',
  )
  const liveNamespaces = new Set<Namespace>(
    live.map(({ namespace }) => namespace),
  )
  tokens.change(({ declined }) => ({
    declined: declined.filter(({ networkId }) =>
      liveNamespaces.has(namespaceOf(networkId)),
    ),
  }))
  if (!rules.signOutOnDisconnect) return
  const isConnected = (namespace: Namespace, address: string) =>
    live.some(
      (one) =>
        one.namespace === namespace &&
        one.status === 'connected' &&
        one.accounts.some((account) =>
          isSameAddress(namespace, account.address, address),
        ),
    )
  const ended = [...before.byId.values()].flatMap((one) =>
    one.status === 'connected' && state.byId.get(one.id)?.status !== 'connected'
      ? [one]
      : [],
  )
  if (ended.length === 0) return
  // A wallet that is lost is out of the list a moment later: it has ended
  // nothing, and connects again by itself once it is back.
  void Promise.resolve().then(() => {
    const { connectors } = context.kit.stores
    takeOverTokens(context)
    void leaveSignIn(context, ({ address, networkId }) =>
      ended.some(
        ({ accounts, connectorId, namespace }) =>
          namespaceOf(networkId) === namespace &&
          findConnector(connectors.getState(), connectorId, namespace) &&
          !isConnected(namespace, address) &&
          accounts.some((gone) =>
            isSameAddress(namespace, gone.address, address),
          ),
      ),
    )
  })
}
