import { startApprovalWindow } from '@hasp/test-wallets/approvalWindow'

const root = document.getElementById('root')
if (root) startApprovalWindow(root)
