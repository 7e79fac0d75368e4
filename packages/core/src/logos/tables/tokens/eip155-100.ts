// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

const tokens8 = () => import('../../pictures/tokens/tokens8.js')
const tokens9 = () => import('../../pictures/tokens/tokens9.js')
const tokens1 = () => import('../../pictures/tokens/tokens1.js')
const tokens15 = () => import('../../pictures/tokens/tokens15.js')
const tokens24 = () => import('../../pictures/tokens/tokens24.js')
const tokens26 = () => import('../../pictures/tokens/tokens26.js')
const tokens40 = () => import('../../pictures/tokens/tokens40.js')

export const tokens: LogoTable = {
  '0xe2e73a1c69ecf83f464efce6a5be353a37ca09b2': async () => (await tokens8()).link,
  '0x8e5bbbb09ed1ebde8674cda39a0c169401db4252': async () => (await tokens9()).wbtc,
  '0x4537e328bf7e4efa29d05caea260d7fe26af9d74': async () => (await tokens9()).uni,
  '0x44fa8e6f47987339850636f88629646662444217': async () => (await tokens1()).dai,
  '0x9c58bacc331c9aa871afd802db6379a98e80cedb': async () => (await tokens15()).gno,
  '0xbf65bfcb5da067446cee6a706ba3fe2fb1a9fdfd': async () => (await tokens24()).yfi,
  '0xaad66432d27737ecf6ed183160adc5ef36ab99f2': async () => (await tokens26()).trb,
  '0xabef652195f98a91e490f047a5006b71c85f058d': async () => (await tokens40()).crvusd,
}
