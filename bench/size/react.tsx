import { createRoot } from 'react-dom/client'
import { Shell } from './Shell.js'

/** React alone: what every other scenario is compared with. */
const root = document.getElementById('root')
if (root) createRoot(root).render(<Shell />)
