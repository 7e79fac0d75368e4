/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { ApproveWindow } from './ApproveWindow.js'
import { readWindowMessage, type WindowMessage } from './windowMessages.js'

const { location, opener } = window
const { origin } = location
const environment = createPageEnvironment(window)
const root = document.getElementById('wallet')

/** The frame that opened this window; nobody else is spoken to. */
const tell = (message: WindowMessage) => opener?.postMessage(message, origin)

window.addEventListener('message', (event) => {
  const message = readWindowMessage(event, opener, origin)
  if (message?.type !== 'show' || !root) return
  const { request } = message
  document.documentElement.lang = request.language
  document.documentElement.dir = request.language === 'ar' ? 'rtl' : 'ltr'
  if (request.theme) document.documentElement.dataset.theme = request.theme
  render(<ApproveWindow {...{ environment, request, tell }} />, root)
})
tell({ type: 'ready' })
