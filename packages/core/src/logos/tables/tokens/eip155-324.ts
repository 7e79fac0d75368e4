// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

const tokens9 = () => import('../../pictures/tokens/tokens9.js')
const tokens1 = () => import('../../pictures/tokens/tokens1.js')
const tokens38 = () => import('../../pictures/tokens/tokens38.js')
const tokens40 = () => import('../../pictures/tokens/tokens40.js')

export const tokens: LogoTable = {
  '0xbbeb516fb02a01611cbbe0453fe3c580d7281011': async () => (await tokens9()).wbtc,
  '0x4b9eb6c0b6ea15176bbf62841c6b2a8a398cb656': async () => (await tokens1()).dai,
  '0x787c09494ec8bcb24dcaf8659e7d5d69979ee508': async () => (await tokens38()).mav,
  '0x6ee46cb7cd2f15ee1ec9534cf29a5b51c83283e6': async () => (await tokens40()).knc,
}
