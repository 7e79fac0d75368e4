// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

const logo0 = () => import('../../pictures/tokens/wbtc.js')

export const tokens: LogoTable = {
  '0xd221812de1bd094f35587ee8e174b07b6167d9af': () => import('../../pictures/tokens/eth.js'),
  '0xceba9300f2b948710d2653dd7b07f33a8b32118c': () => import('../../pictures/tokens/usdc.js'),
  '0xf630876008a4ed9249fb4cac978ba16827f52e91': () => import('../../pictures/tokens/link.js'),
  '0xd629eb00deced2a080b7ec630ef6ac117e614f1b': logo0,
  '0x8ac2901dd8a1f17a1a4768a6ba4c3751e3995b2d': logo0,
  '0xee571697998ec64e32b57d754d700c4dda2f2a0e': () => import('../../pictures/tokens/uni.js'),
  '0xac177de2439bd0c7659c61f373dbf247d1f41abe': () => import('../../pictures/tokens/dai.js'),
  '0x918b13745de61380d5d3efddf51244c369f101d5': () => import('../../pictures/tokens/mkr.js'),
  '0x6981f932c2ec5f9e15d44d7ef46859a133f544dd': () => import('../../pictures/tokens/ldo.js'),
  '0x55f3d16e6bd2b8b8e6599df6ef4593ce9dcae9ed': () => import('../../pictures/tokens/reth.js'),
  '0xf6a54aff8c97f7af3cc86dbaee88af6a7aab6288': () => import('../../pictures/tokens/aave.js'),
  '0x75184c282e55a7393053f0b8f4f3e7beae067fdc': () => import('../../pictures/tokens/crv.js'),
  '0x6d8ada2df4aebb0561781775872db1db98d9f791': () => import('../../pictures/tokens/ens.js'),
  '0x471ece3750da237f93b8e339c536989b8978a438': () => import('../../pictures/tokens/celo.js'),
  '0x28ba8d26f5f6710f42170ee545a0c953ca4997b9': () => import('../../pictures/tokens/1inch.js'),
  '0x73a363ed1526f5e02be99f51c59400a2c508312c': () => import('../../pictures/tokens/rpl.js'),
  '0x3776228836bfcfc87cac36c28830b67759c02707': () => import('../../pictures/tokens/xaut.js'),
  '0xd15ec721c2a896512ad29c671997dd68f9593226': () => import('../../pictures/tokens/sushi.js'),
  '0x4672ecbd03a1f93dd67310caecd3a8ef6397e72a': () => import('../../pictures/tokens/uma.js'),
  '0x9efd56a126a0e3a8782db5fd5adb23a8dd9023c6': () => import('../../pictures/tokens/crvusd.js'),
}
