// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

export const tokens: LogoTable = {
  '0xbbeb516fb02a01611cbbe0453fe3c580d7281011': () => import('../../pictures/tokens/wbtc.js'),
  '0x4b9eb6c0b6ea15176bbf62841c6b2a8a398cb656': () => import('../../pictures/tokens/dai.js'),
  '0x787c09494ec8bcb24dcaf8659e7d5d69979ee508': () => import('../../pictures/tokens/mav.js'),
  '0x6ee46cb7cd2f15ee1ec9534cf29a5b51c83283e6': () => import('../../pictures/tokens/knc.js'),
}
