import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApprovalWindow } from './ApprovalWindow.js'
import { connectToWallet } from './connectToWallet.js'

const root = document.getElementById('root')
const channelName = location.hash.slice(1)

if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <ApprovalWindow wallet={connectToWallet(channelName)} />
    </StrictMode>,
  )
