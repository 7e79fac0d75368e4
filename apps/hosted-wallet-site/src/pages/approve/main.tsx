/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import '../slip.css'
import { type PopupMessage, writePopupMessage } from '@hasp/protocol/frame'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createGuestService } from '../createGuestService.js'
import { createSite } from '../createSite.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { showLooks } from '../showLooks.js'
import { AloneWindow } from './AloneWindow.js'
import { ApproveWindow } from './ApproveWindow.js'
import { hearWindow } from './hearWindow.js'
import { joinRendezvous } from './joinRendezvous.js'
import { readRendezvousKeys } from './rendezvousKeys.js'
import { readWindowRequest } from './windowRequest.js'
import { windowTexts } from './windowTexts.js'

/** As long as the frame waits for a word by itself. */
const openerAnswersWithinMs = 1_500

const { location, opener } = window
const { origin } = location
const environment = createPageEnvironment(window)
const root = document.getElementById('wallet')
const keys = readRendezvousKeys(location.hash.slice(1))
// It is of use once: neither the history nor a look at the address has it.
window.history.replaceState(null, '', location.pathname + location.search)

const post = (message: PopupMessage) =>
  opener?.postMessage(writePopupMessage(message), origin)
let isShown = false

function show(text: unknown, tell: (message: PopupMessage) => void) {
  if (!root || isShown || typeof text !== 'string') return
  isShown = true
  const request = readWindowRequest(text)
  const { documentElement } = document
  documentElement.lang = request.language
  documentElement.dir = request.language === 'ar' ? 'rtl' : 'ltr'
  showLooks(document, request.looks)
  render(<ApproveWindow {...{ environment, request, tell }} />, root)
}

function showAlone() {
  if (root && !isShown)
    render(
      <AloneWindow texts={createSite(window, windowTexts).current().texts} />,
      root,
    )
}

/** The frame that opened this window may be out of reach. */
async function meet(): Promise<void> {
  if (isShown) return
  const { serviceUrl } = readPageConfiguration(document)
  const service = createGuestService(environment, serviceUrl)
  const joined = keys && (await joinRendezvous({ environment, keys, service }))
  if (!joined) return showAlone()
  show(joined.request, async (message) => {
    // The frame may only have been slow.
    post(message)
    const counts = await joined.decide(message).catch(() => false)
    if (counts) return window.close()
    isShown = false
    showAlone()
  })
}

if (opener) {
  const { signal } = new AbortController()
  hearWindow({
    window,
    from: opener,
    signal,
    onMessage: (message) => {
      if (message.t === 'show') show(message.request, post)
    },
  })
  post({ v: 1, t: 'ready' })
}
environment.after(opener ? openerAnswersWithinMs : 0, () => {
  meet().catch(showAlone)
})
