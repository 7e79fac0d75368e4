import '../tokens.css'
import '../page.css'
import '../slip.css'
import { readPageConfiguration } from '../PageConfiguration.js'
import { startFrame } from './startFrame.js'

// Whatever ends the start, the page around hears nothing and says so in time.
startFrame(window, readPageConfiguration(document)).catch(() => undefined)
