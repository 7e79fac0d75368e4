// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

const tokens40 = () => import('../../pictures/tokens/tokens40.js')

export const tokens: LogoTable = {
  '0x3b2f62d42db19b30588648bf1c184865d4c3b1d6': async () => (await tokens40()).knc,
}
