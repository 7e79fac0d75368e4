/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import { base64urlnopad } from '@scure/base'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createProofKey } from '../../service/createProof.js'
import { createServiceClient } from '../../service/createServiceClient.js'
import { createSite } from '../createSite.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { randomBytes } from '../randomBytes.js'
import { NotMePage } from './NotMePage.js'

const { now } = createPageEnvironment(window)
const { serviceUrl } = readPageConfiguration(document)
const { texts } = createSite(window).current()
/** Nobody is logged in for this: the link is all that it takes. */
const service = createServiceClient({
  url: serviceUrl,
  credentials: {
    proofKey: createProofKey,
    accessToken: async () => undefined,
    forgetAccessToken: () => undefined,
  },
  fetch: window.fetch.bind(window),
  now,
  randomId: () => base64urlnopad.encode(randomBytes(16)),
})
const root = document.getElementById('wallet')
const token = window.location.hash.slice(1) || undefined
if (root) render(<NotMePage {...{ service, texts, token }} />, root)
