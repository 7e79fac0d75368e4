// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

export const tokens: LogoTable = {
  '0x588ce4f028d8e7b53b687865d6a67b3a54c75518': () =>
    import('../../pictures/tokens/usdt.js'),
  '0x5a53b6d19d8edcb7923f0d840eebb3f09bbeefb7': () =>
    import('../../pictures/tokens/link.js'),
  '0x927b51f251480a681271180da4de28d44ec4afb8': () =>
    import('../../pictures/tokens/wbtc.js'),
  '0x8f187aa05619a017077f5308904739877ce9ea21': () =>
    import('../../pictures/tokens/uni.js'),
  '0x20cab320a855b39f724131c69424240519573f81': () =>
    import('../../pictures/tokens/dai.js'),
  '0xbb2272ffc0ef8f439373adffd45c3591b3204d71': () =>
    import('../../pictures/tokens/grt.js'),
  '0xd9b5da95b3d97c3e9872102fdb47d4c09074952b': () =>
    import('../../pictures/tokens/pepe.js'),
  '0x68a6dbc7214a0f2b0d875963663f1613814e8829': () =>
    import('../../pictures/tokens/ldo.js'),
  '0x94cac393f3444cef63a651ffc18497e7e8bd036a': () =>
    import('../../pictures/tokens/reth.js'),
  '0x02a24c380da560e4032dc6671d8164cfbeeaae1e': () =>
    import('../../pictures/tokens/aave.js'),
  '0x022d952abcc6c8271f26e59e37a65dc359e6bc88': () =>
    import('../../pictures/tokens/snx.js'),
  '0xac73671a1762fe835208fb93b7ae7490d1c2ccb3': () =>
    import('../../pictures/tokens/crv.js'),
  '0x652293f4e9b0ef61c52a78d6615d9f5f3cd79208': () =>
    import('../../pictures/tokens/ocean.js'),
  '0xd17d5f0da4200bbfd3d6626ac6aea2eccbf9fee0': () =>
    import('../../pictures/tokens/prime.js'),
  '0x80756faf1e7fec5678bf505670ef176ab5f0383a': () =>
    import('../../pictures/tokens/ens.js'),
  '0xeb64b50fef2a363940369285f86ae9a68211db59': () =>
    import('../../pictures/tokens/cbeth.js'),
  '0x8c7879bf25d678d9949f305857bd4437d74132b9': () =>
    import('../../pictures/tokens/frax.js'),
  '0xbe41cde1c5e75a7b6c2c70466629878aa9acd06e': () =>
    import('../../pictures/tokens/1inch.js'),
  '0x79301df2117c7f56859fd01b28bbaa61062021d6': () =>
    import('../../pictures/tokens/fxs.js'),
  '0xc42b642f5010a2a3bd3ca2396fe6f2e21b9512c4': () =>
    import('../../pictures/tokens/mask.js'),
  '0x993a565a1e6219951323ca3c34cee0a3b1889066': () =>
    import('../../pictures/tokens/rsr.js'),
  '0xdf78e4f0a8279942ca68046476919a90f2288656': () =>
    import('../../pictures/tokens/comp.js'),
  '0x1ac70c9e29bc19640e64d938dd8d6a46dbae6f2e': () =>
    import('../../pictures/tokens/trac.js'),
  '0x8f43ab8648f1a3baeea3782ba5f562a148f2ad54': () =>
    import('../../pictures/tokens/t.js'),
  '0xa2af802b95d7e20167e5aeac7fe8fdf4a8ab158a': () =>
    import('../../pictures/tokens/lrc.js'),
  '0xea20c2cf22acbbf3d8311d15bc73fd7076e36f4b': () =>
    import('../../pictures/tokens/ygg.js'),
  '0x2982be2d0c6ae4a7d5bc1c8fe7b630e3bdfb3ce5': () =>
    import('../../pictures/tokens/sushi.js'),
  '0x478923278640a10a60951e379affb60772435f8c': () =>
    import('../../pictures/tokens/uma.js'),
  '0x58d68e179864605fea06eaadf1185c6e78921ebd': () =>
    import('../../pictures/tokens/mog.js'),
  '0x52bf54eb4210f588320f3e4c151bca81f84a3201': () =>
    import('../../pictures/tokens/yfi.js'),
  '0xb34b3de63d22ffc90419c1a439de6c7d46687782': () =>
    import('../../pictures/tokens/lcx.js'),
  '0xa7073f530856cd32c2037150dd9763b9baaed2c5': () =>
    import('../../pictures/tokens/ctsi.js'),
  '0x8e902fdea73e5cf9621d2bee82cd79196d8ec63b': () =>
    import('../../pictures/tokens/trb.js'),
  '0xbe8e46422fb7f9ca9d639b3109492d64bbb41b05': () =>
    import('../../pictures/tokens/boba.js'),
  '0xddce42b89215548becaa160048460747fe5675bc': () =>
    import('../../pictures/tokens/abt.js'),
  '0x914f7ce2b080b2186159c2213b1e193e265abf5f': () =>
    import('../../pictures/tokens/snt.js'),
}
