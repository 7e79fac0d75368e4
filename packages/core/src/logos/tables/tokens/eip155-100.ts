// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

export const tokens: LogoTable = {
  '0xe2e73a1c69ecf83f464efce6a5be353a37ca09b2': () => import('../../pictures/tokens/link.js'),
  '0x8e5bbbb09ed1ebde8674cda39a0c169401db4252': () => import('../../pictures/tokens/wbtc.js'),
  '0x4537e328bf7e4efa29d05caea260d7fe26af9d74': () => import('../../pictures/tokens/uni.js'),
  '0x44fa8e6f47987339850636f88629646662444217': () => import('../../pictures/tokens/dai.js'),
  '0x9c58bacc331c9aa871afd802db6379a98e80cedb': () => import('../../pictures/tokens/gno.js'),
  '0xbf65bfcb5da067446cee6a706ba3fe2fb1a9fdfd': () => import('../../pictures/tokens/yfi.js'),
  '0xaad66432d27737ecf6ed183160adc5ef36ab99f2': () => import('../../pictures/tokens/trb.js'),
  '0xabef652195f98a91e490f047a5006b71c85f058d': () => import('../../pictures/tokens/crvusd.js'),
}
