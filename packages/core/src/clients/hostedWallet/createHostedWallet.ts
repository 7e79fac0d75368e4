import {
  createFrameClient,
  FrameError,
  frameRequests,
  openFrame,
} from '@hasp/protocol/frame'
import type { AlertCode } from '../../errors/alerts.js'
import type { HostedWalletReason } from '../../errors/HostedWalletReason.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type {
  HostedLooks,
  HostedWalletClient,
  HostedWalletClientParameters,
} from '../../ports/HostedWallet.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { checkFrame } from './checkFrame.js'
import { isSameSite } from './isSameSite.js'
import { type MountedFrame, mountFrame } from './mountFrame.js'

/** When a frame that says nothing is asked about. */
const doubtMs = 1_500

/** What the developer of the page should mend, by why it did not open. */
const alertOf: { readonly [reason in HostedWalletReason]?: AlertCode } = {
  projectUnknown: 'INVALID_PROJECT_ID',
  originRefused: 'UNVERIFIED_DOMAIN',
  notLoaded: 'HOSTED_WALLET_NOT_LOADED',
  sameSite: 'HOSTED_WALLET_NOT_LOADED',
}

/**
 * The page's way to a hosted wallet: nothing is on the page before it is
 * opened, and a frame that was loaded anew is spoken to again by itself.
 */
export function createHostedWallet(
  parameters: HostedWalletClientParameters,
): HostedWalletClient {
  const { environment, onAlert, onFrame, origin, projectId } = parameters
  const { clock, randomBytes, window: page } = environment
  const { signal, sdkVersion } = parameters
  const client = createFrameClient({ clock, randomBytes, signal })
  const path = (name: string) =>
    `${origin}/frame/v1/${name}?p=${encodeURIComponent(projectId)}`
  let mounted: (MountedFrame & { readonly end: AbortController }) | undefined
  let opening: Promise<void> | undefined
  /** Ends the attempt to open it that is under way. */
  let refuse = (_reason: HostedWalletReason): void => undefined
  let looks: HostedLooks = {}
  /** Whether the frame that is there was told how to look. */
  let isGreeted = false

  function mount(): MountedFrame {
    if (mounted) return mounted
    if (!page) throw new KitError('CANCELLED')
    if (!parameters.devSameSite && isSameSite(page.location.origin, origin))
      throw failure('sameSite')
    const { controller: end } = joinSignals(signal)
    let documents = 0
    const frame = mountFrame({
      page,
      origin,
      address: path(''),
      title: new URL(origin).host,
      signal: end.signal,
      onLoad() {
        documents += 1
        if (documents > 1) reopen(true)
      },
      onGone() {
        // One that is never left on the page is not put there again and again.
        if (!isGreeted) return refuse('notLoaded')
        unmount()
        reopen(false)
      },
      onLeave: parameters.onLeave,
    })
    mounted = { ...frame, end }
    return mounted
  }

  function unmount() {
    mounted?.end.abort()
    mounted = undefined
  }

  async function start(isLoaded: boolean): Promise<void> {
    onFrame('loading')
    const { controller, release } = joinSignals(signal)
    let reason: HostedWalletReason | undefined
    const end = (found: HostedWalletReason) => {
      reason = found
      controller.abort()
    }
    refuse = end
    const doubt = async () => {
      const checked = controller.signal
      const found = await checkFrame(environment, path('check'), checked)
      if (found) end(found)
    }
    try {
      const frame = mount()
      clock.after(doubtMs, () => void doubt(), controller.signal)
      const port = await openFrame({
        ...{ clock, randomBytes, origin, sdkVersion, isLoaded },
        page: page as Window,
        frame: frame.window,
        createChannel: () => new MessageChannel(),
        signal: controller.signal,
      })
      client.attach(port)
      onFrame('ready')
      isGreeted = true
      introduce()
      sendTheme()
    } catch (error) {
      throw giveUp(reason ?? reasonOf(error), error)
    } finally {
      release()
      controller.abort()
    }
  }

  function giveUp(reason: HostedWalletReason | undefined, error: unknown) {
    opening = undefined
    isGreeted = false
    unmount()
    client.detach()
    if (signal.aborted) return new KitError('CANCELLED')
    onFrame('failed')
    const code = reason && alertOf[reason]
    if (code) onAlert(code)
    return reason ? failure(reason, error) : error
  }

  /** The wallet may live without knowing who asks, and in what language. */
  function introduce() {
    const { icon, name } = parameters.site
    const locale = looks.locale ?? page?.document.documentElement.lang
    const said = {
      name: name.slice(0, 100),
      sdkType: 'hasp' as const,
      ...(/^https?:/.test(icon ?? '') && { icon }),
      ...(locale && { locale }),
    }
    client.request('syncDappData', said).catch(() => undefined)
  }
  function sendTheme() {
    const { accent, mode } = looks
    if (mode)
      client.request('syncTheme', { accent, mode }).catch(() => undefined)
  }
  function setLooks(wanted: HostedLooks) {
    const before = looks
    looks = { ...looks, ...wanted }
    if (!isGreeted) return
    if (looks.locale !== before.locale) introduce()
    if (looks.mode !== before.mode || looks.accent !== before.accent)
      sendTheme()
  }

  /** The frame's document has changed: what was said to the old one is over. */
  function reopen(isLoaded: boolean) {
    client.detach()
    isGreeted = false
    opening = start(isLoaded)
    opening.catch(() => undefined)
  }
  function open(): Promise<void> {
    opening ??= start(false)
    return opening
  }

  return {
    open,
    async request(method, ...rest) {
      try {
        await open()
        return await client.request(method, ...rest)
      } catch (error) {
        if (error instanceof FrameError) noteFailure(error, method)
        throw error
      }
    },
    setLooks,
    listen: client.listen,
    show: () => mounted?.show(),
    hide: () => mounted?.hide(),
  }

  function noteFailure(
    { code }: FrameError,
    method: keyof typeof frameRequests,
  ): void {
    if (code === 'SESSION_INVALID') onAlert('SESSION_EXPIRED')
    // What is answered soon or not at all has a repetition, not an alert.
    const isLate = code === 'TIMED_OUT' || code === 'EXPIRED'
    if (isLate && frameRequests[method].limitMs >= slowMs)
      onAlert('HOSTED_WALLET_TIMED_OUT')
  }
}

/** Requests that a visitor waits for (specification 9). */
const slowMs = 120_000

function failure(reason: HostedWalletReason, cause?: unknown) {
  return new KitError('HOSTED_WALLET_ERROR', { reason }, { cause })
}

function reasonOf(error: unknown): HostedWalletReason | undefined {
  if (isKitError(error, 'HOSTED_WALLET_ERROR')) return error.context.reason
  const code = error instanceof FrameError ? error.code : undefined
  if (code === 'ORIGIN_REFUSED') return 'originRefused'
  return code === 'TIMED_OUT' || code === 'VERSION_UNSUPPORTED'
    ? 'notLoaded'
    : undefined
}
