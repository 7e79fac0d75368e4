// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

const tokens1 = () => import('../../pictures/tokens/tokens1.js')
const tokens8 = () => import('../../pictures/tokens/tokens8.js')
const tokens9 = () => import('../../pictures/tokens/tokens9.js')
const tokens10 = () => import('../../pictures/tokens/tokens10.js')
const tokens11 = () => import('../../pictures/tokens/tokens11.js')
const tokens12 = () => import('../../pictures/tokens/tokens12.js')
const tokens13 = () => import('../../pictures/tokens/tokens13.js')
const tokens16 = () => import('../../pictures/tokens/tokens16.js')
const tokens17 = () => import('../../pictures/tokens/tokens17.js')
const tokens18 = () => import('../../pictures/tokens/tokens18.js')
const tokens19 = () => import('../../pictures/tokens/tokens19.js')
const tokens22 = () => import('../../pictures/tokens/tokens22.js')
const tokens23 = () => import('../../pictures/tokens/tokens23.js')
const tokens40 = () => import('../../pictures/tokens/tokens40.js')

export const tokens: LogoTable = {
  '0xd221812de1bd094f35587ee8e174b07b6167d9af': async () => (await tokens1()).eth,
  '0xceba9300f2b948710d2653dd7b07f33a8b32118c': async () => (await tokens8()).usdc,
  '0xf630876008a4ed9249fb4cac978ba16827f52e91': async () => (await tokens8()).link,
  '0xd629eb00deced2a080b7ec630ef6ac117e614f1b': async () => (await tokens9()).wbtc,
  '0x8ac2901dd8a1f17a1a4768a6ba4c3751e3995b2d': async () => (await tokens9()).wbtc,
  '0xee571697998ec64e32b57d754d700c4dda2f2a0e': async () => (await tokens9()).uni,
  '0xac177de2439bd0c7659c61f373dbf247d1f41abe': async () => (await tokens1()).dai,
  '0x918b13745de61380d5d3efddf51244c369f101d5': async () => (await tokens10()).mkr,
  '0x6981f932c2ec5f9e15d44d7ef46859a133f544dd': async () => (await tokens11()).ldo,
  '0x55f3d16e6bd2b8b8e6599df6ef4593ce9dcae9ed': async () => (await tokens12()).reth,
  '0xf6a54aff8c97f7af3cc86dbaee88af6a7aab6288': async () => (await tokens13()).aave,
  '0x75184c282e55a7393053f0b8f4f3e7beae067fdc': async () => (await tokens16()).crv,
  '0x6d8ada2df4aebb0561781775872db1db98d9f791': async () => (await tokens17()).ens,
  '0x471ece3750da237f93b8e339c536989b8978a438': async () => (await tokens1()).celo,
  '0x28ba8d26f5f6710f42170ee545a0c953ca4997b9': async () => (await tokens18())._1inch,
  '0x73a363ed1526f5e02be99f51c59400a2c508312c': async () => (await tokens19()).rpl,
  '0x3776228836bfcfc87cac36c28830b67759c02707': async () => (await tokens19()).xaut,
  '0xd15ec721c2a896512ad29c671997dd68f9593226': async () => (await tokens22()).sushi,
  '0x4672ecbd03a1f93dd67310caecd3a8ef6397e72a': async () => (await tokens23()).uma,
  '0x9efd56a126a0e3a8782db5fd5adb23a8dd9023c6': async () => (await tokens40()).crvusd,
}
