/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createGuestService } from '../createGuestService.js'
import { createSite } from '../createSite.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { NotMePage } from './NotMePage.js'

const { serviceUrl } = readPageConfiguration(document)
const { texts } = createSite(window).current()
/** Nobody is logged in for this: the link is all that it takes. */
const service = createGuestService(createPageEnvironment(window), serviceUrl)
const root = document.getElementById('wallet')
const token = window.location.hash.slice(1) || undefined
if (root) render(<NotMePage {...{ service, texts, token }} />, root)
