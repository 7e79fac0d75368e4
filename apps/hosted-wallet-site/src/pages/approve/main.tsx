/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createSite } from '../createSite.js'
import { showLooks } from '../showLooks.js'
import { AloneWindow } from './AloneWindow.js'
import { ApproveWindow } from './ApproveWindow.js'
import { hearWindow } from './hearWindow.js'
import type { WindowMessage } from './windowMessages.js'

const { location, opener } = window
const { origin } = location
const environment = createPageEnvironment(window)
const root = document.getElementById('wallet')

/** The frame that opened this window; nobody else is spoken to. */
const tell = (message: WindowMessage) => opener?.postMessage(message, origin)

hearWindow({
  window,
  from: opener,
  onMessage: (message) => {
    if (message.type !== 'show' || !root) return
    const { request } = message
    const { documentElement } = document
    documentElement.lang = request.language
    documentElement.dir = request.language === 'ar' ? 'rtl' : 'ltr'
    showLooks(document, request.looks)
    render(<ApproveWindow {...{ environment, request, tell }} />, root)
  },
})
if (opener) tell({ type: 'ready' })
else if (root)
  render(<AloneWindow texts={createSite(window).current().texts} />, root)
