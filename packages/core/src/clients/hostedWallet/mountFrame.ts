import { frameSheet } from './frameSheet.js'

/** The wallet's frame on the page. */
export type MountedFrame = {
  window(): Window | null
  show(): HTMLElement
  hide(): void
}

/** What the frame may do; it may not leave for elsewhere or download. */
const sandbox = [
  'allow-scripts',
  // Another site, so that this gives it no power over the page.
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
].join(' ')

/**
 * Puts the wallet's frame on the page: in one dialog of its own that is never
 * moved, because moving a frame loads it anew.
 * @param parameters.onLoad told of each document that the frame has loaded
 * @param parameters.onGone told when the page has taken the frame away, or when
 * its policy keeps it empty
 * @param parameters.onLeave told when the visitor presses Escape
 * @param parameters.signal takes it off the page
 */
export function mountFrame(parameters: {
  page: Window & typeof globalThis
  origin: string
  address: string
  title: string
  signal: AbortSignal
  onLoad(): void
  onGone(): void
  onLeave(): void
}): MountedFrame {
  const { origin, page, signal, title } = parameters
  const { document } = page
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(frameSheet)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  const dialog = document.createElement('dialog')
  dialog.dataset.haspWallet = ''
  dialog.setAttribute('aria-label', title)
  const header = document.createElement('div')
  const frame = document.createElement('iframe')
  frame.title = title
  frame.setAttribute('sandbox', sandbox)
  frame.allow = [
    'publickey-credentials-get',
    'publickey-credentials-create',
    'clipboard-write',
    'storage-access',
  ]
    .map((feature) => `${feature} ${origin}`)
    .join('; ')
  frame.referrerPolicy = 'strict-origin'
  frame.addEventListener('load', () => parameters.onLoad())
  dialog.addEventListener('cancel', (event) => {
    // Only the wallet says when it is done.
    event.preventDefault()
    parameters.onLeave()
  })
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin))
        parameters.onGone()
    },
    { signal },
  )
  dialog.append(header, frame)
  frame.src = parameters.address
  document.body.append(dialog)
  const watch = new page.MutationObserver(() => {
    if (!frame.isConnected) parameters.onGone()
  })
  for (const parent of [dialog, document.body, document.documentElement])
    watch.observe(parent, { childList: true })

  signal.addEventListener('abort', () => {
    watch.disconnect()
    dialog.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (other) => other !== sheet,
    )
  })
  return {
    window: () => frame.contentWindow,
    show() {
      if (!dialog.open && !signal.aborted) dialog.showModal()
      frame.focus()
      return header
    },
    hide: () => dialog.close(),
  }
}
