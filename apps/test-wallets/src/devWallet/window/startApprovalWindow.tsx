import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApprovalWindow } from './ApprovalWindow.js'
import './approvalWindow.css'
import { connectToWallet } from './connectToWallet.js'

/**
 * Draws the window in which a person approves what a page asks of the dev
 * wallet. The channel to that page is named in the window's address.
 */
export function startApprovalWindow(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <ApprovalWindow wallet={connectToWallet(location.hash.slice(1))} />
    </StrictMode>,
  )
}
