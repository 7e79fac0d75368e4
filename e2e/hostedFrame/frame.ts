import {
  acceptPage,
  FrameError,
  type FrameHandlers,
  serveFrame,
} from '../../packages/protocol/src/exports/frame.js'

/** A wallet without keys behind the real channel; it keeps its login. */
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const signature = `0x${'ab'.repeat(65)}`
const { signal } = new AbortController()
const clock = {
  now: () => Date.now(),
  after(delayMs: number, run: () => void, until?: AbortSignal) {
    if (until?.aborted) return
    const timer = setTimeout(run, delayMs)
    until?.addEventListener('abort', () => clearTimeout(timer), { once: true })
  },
}
const randomBytes = (length: number) =>
  crypto.getRandomValues(new Uint8Array(length))
/** Outlives a reload of the frame, where the browser blocks its storage. */
const keep = (name: string) =>
  history.replaceState({ ...history.state, [name]: true }, '')
const isKept = (name: string) => history.state?.[name] === true

const absent = () => {
  throw new FrameError('FEATURE_ABSENT')
}

function askVisitor(
  method: string,
  { id, signal: until }: { id: string; signal: AbortSignal },
): Promise<{ result: unknown }> {
  return new Promise((resolve, reject) => {
    const end = (run: () => void) => {
      document.body.replaceChildren()
      served.emit('approvalClosed', { requestId: id })
      run()
    }
    const button = (name: string, run: () => void) => {
      const element = document.createElement('button')
      element.textContent = name
      element.addEventListener('click', () => end(run))
      return element
    }
    document.body.replaceChildren(
      button('Reject', () => reject(new FrameError('RPC_REJECTED'))),
      button('Approve', () => resolve({ result: signature })),
      button('Approve and reload', () => {
        keep(id)
        location.reload()
      }),
    )
    until.addEventListener('abort', () =>
      end(() => reject(new Error('closed'))),
    )
    served.emit('approvalOpened', { requestId: id, method, waiting: 0 })
  })
}

const handlers: FrameHandlers = {
  switchNetwork: ({ networkId }) => ({ networkId }),
  connectEmail({ email }) {
    if (email.startsWith('silent')) return new Promise(() => undefined)
    if (email.startsWith('early')) throw new FrameError('SESSION_INVALID')
    return {
      action: 'VERIFY_OTP',
      resendAfterMs: 30_000,
      expiresAfterMs: 600_000,
      triesLeft: 5,
    }
  },
  connectDevice: absent,
  connectOtp() {
    keep('login')
    return { action: 'CONNECT' }
  },
  connectSocial: absent,
  getSocialRedirectUri: absent,
  getUser: () => ({
    accounts: [{ namespace: 'eip155', address, type: 'eoa' }],
    networkIds: {},
    restoredBy: 'self',
    persistence: 'kept',
  }),
  signOut() {
    history.replaceState(null, '')
    return undefined
  },
  isConnected: () => ({
    isConnected: isKept('login'),
  }),
  getChainId: () => ({ networkId: 'eip155:31337' }),
  rpcRequest: ({ method }, context) =>
    method === 'eth_gasPrice'
      ? { result: '0x3b9aca00' }
      : askVisitor(method, context),
  rpcAbort: () => undefined,
  updateEmail: absent,
  updateEmailPrimaryOtp: absent,
  updateEmailSecondaryOtp: absent,
  awaitUpdateEmail: absent,
  syncTheme({ mode }) {
    document.documentElement.dataset.mode = mode
    return undefined
  },
  syncDappData({ name }) {
    document.title = name
    return undefined
  },
  getSmartAccountEnabledNetworks: () => ({ networkIds: [] }),
  initSmartAccount: absent,
  setPreferredAccount: absent,
  connectFarcaster: absent,
  getFarcasterUri: absent,
  reload() {
    setTimeout(() => location.reload(), 0)
    return undefined
  },
}

const page = await acceptPage({
  window,
  isAllowed: (origin) => origin === 'https://tide.example',
  clock,
  randomBytes,
  signal,
})
const served = serveFrame({
  port: page.port,
  handlers,
  clock,
  signal,
  findOutcome: async (id) =>
    isKept(id) ? { reply: { result: signature } } : undefined,
})

document.documentElement.dataset.sdk = `${page.sdkVersion}`
