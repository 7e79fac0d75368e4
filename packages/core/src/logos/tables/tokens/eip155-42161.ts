// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

export const tokens: LogoTable = {
  '0xaf88d065e77c8cc2239327c5edb3a432268e5831': () =>
    import('../../pictures/tokens/usdc.js'),
  '0xf97f4df75117a78c1a5a0dbb814af92458539fb4': () =>
    import('../../pictures/tokens/link.js'),
  '0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f': () =>
    import('../../pictures/tokens/wbtc.js'),
  '0xfa7f8980b0f1e64a2062791cc3b0871572f1f7f0': () =>
    import('../../pictures/tokens/uni.js'),
  '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1': () =>
    import('../../pictures/tokens/dai.js'),
  '0x912ce59144191c1204e64559fe8253a0e49e6548': () =>
    import('../../pictures/tokens/arb.js'),
  '0x9623063377ad1b27544c965ccd7342f7ea7e88c7': () =>
    import('../../pictures/tokens/grt.js'),
  '0x25d887ce7a35172c62febfd67a1856f20faebb00': () =>
    import('../../pictures/tokens/pepe.js'),
  '0x13ad51ed4f1b7e9dc168d8a00cb3f4ddd85efa60': () =>
    import('../../pictures/tokens/ldo.js'),
  '0xec70dcb4a1efa46b8f2d97c310c9c4790ba5ffa8': () =>
    import('../../pictures/tokens/reth.js'),
  '0x23ee2343b892b1bb63503a4fabc840e0e2c6810f': () =>
    import('../../pictures/tokens/axl.js'),
  '0xa0b862f60edef4452f25b4160f177db44deb6cf1': () =>
    import('../../pictures/tokens/gno.js'),
  '0x11cdb42b0eb46d95f990bedd4695a6e3fa034978': () =>
    import('../../pictures/tokens/crv.js'),
  '0xbc011a12da28e8f0f528d9ee5e7039e22f91cf18': () =>
    import('../../pictures/tokens/sweth.js'),
  '0x680447595e8b7b3aa1b43beb9f6098c79ac2ab3f': () =>
    import('../../pictures/tokens/usdd.js'),
  '0x1debd73e752beaf79865fd6446b0c970eae7732f': () =>
    import('../../pictures/tokens/cbeth.js'),
  '0x17fc002b466eec40dae837fc4be5c67993ddbd6f': () =>
    import('../../pictures/tokens/frax.js'),
  '0x95ab45875cffdba1e5f451b950bc2e42c0053f39': () =>
    import('../../pictures/tokens/sfrxeth.js'),
  '0x9d2f299715d94d8a7e6f5eaa8e654e8c74a988a7': () =>
    import('../../pictures/tokens/fxs.js'),
  '0xb766039cc6db368759c1e56b79affe831d0cc507': () =>
    import('../../pictures/tokens/rpl.js'),
  '0x289ba1701c2f088cf0faf8b3705246331cb8a839': () =>
    import('../../pictures/tokens/lpt.js'),
  '0x354a6da3fcde098f8389cad84b0182725c6c91de': () =>
    import('../../pictures/tokens/comp.js'),
  '0x0c880f6761f1af8d9aa9c466984b80dab9a8c9e8': () =>
    import('../../pictures/tokens/pendle.js'),
  '0x46d0ce7de6247b0a95f67b43b589b4041bae7fbe': () =>
    import('../../pictures/tokens/lrc.js'),
  '0xfc5a1a6eb076a2c7ad06ed22c90d7e710e35ad0a': () =>
    import('../../pictures/tokens/gmx.js'),
  '0xcaa38bcc8fb3077975bbe217acfaa449e6596a84': () =>
    import('../../pictures/tokens/dao.js'),
  '0xd4d42f0b6def4ce0383636770ef773390d85c61a': () =>
    import('../../pictures/tokens/sushi.js'),
  '0x3a18dcc9745edcd1ef33ecb93b0b6eba5671e7ca': () =>
    import('../../pictures/tokens/kuji.js'),
  '0x371c7ec6d8039ff7933a2aa28eb827ffe1f52f07': () =>
    import('../../pictures/tokens/joe.js'),
  '0x82e3a8f066a6989666b031d916c43672085b1582': () =>
    import('../../pictures/tokens/yfi.js'),
  '0x4425742f1ec8d98779690b5a3a6276db85ddc01a': () =>
    import('../../pictures/tokens/dog.js'),
  '0xda0a57b710768ae17941a9fa33f8b720c8bd9ddd': () =>
    import('../../pictures/tokens/pond.js'),
  '0x560363bda52bc6a44ca6c8c9b4a5fadbda32fa60': () =>
    import('../../pictures/tokens/sfund.js'),
  '0x319f865b287fcc10b30d8ce6144e8b6d1b476999': () =>
    import('../../pictures/tokens/ctsi.js'),
  '0xd58d345fd9c82262e087d2d0607624b410d88242': () =>
    import('../../pictures/tokens/trb.js'),
  '0x3b60ff35d3f7f62d636b067dd0dc0dfdad670e4e': () =>
    import('../../pictures/tokens/ladys.js'),
  '0xbfd5206962267c7b4b4a8b3d76ac2e1b2a5c4d5e': () =>
    import('../../pictures/tokens/osak.js'),
  '0xf3c091ed43de9c270593445163a41a876a0bb3dd': () =>
    import('../../pictures/tokens/orbs.js'),
  '0x3a8b787f78d775aecfeea15706d4221b40f345ab': () =>
    import('../../pictures/tokens/celr.js'),
  '0x3e6648c5a70a150a88bce65f4ad4d506fe15d2af': () =>
    import('../../pictures/tokens/spell.js'),
  '0xabd587f2607542723b17f14d00d99b987c29b074': () =>
    import('../../pictures/tokens/sdex.js'),
  '0x18c11fd286c5ec11c3b683caa813b77f5163a122': () =>
    import('../../pictures/tokens/gns.js'),
  '0x3082cc23568ea640225c2467653db90e9250aaa0': () =>
    import('../../pictures/tokens/rdnt.js'),
  '0x69eb4fa4a2fbd498c257c57ea8b7655a2559a581': () =>
    import('../../pictures/tokens/dodo.js'),
  '0x6694340fc020c5e6b96567843da2df01b2ce1eb6': () =>
    import('../../pictures/tokens/stg.js'),
  '0xe4dddfe67e7164b0fe14e218d80dc4c08edc01cb': () =>
    import('../../pictures/tokens/knc.js'),
  '0x498bf2b1e120fed3ad3d42ea2165e9b73f99c1e5': () =>
    import('../../pictures/tokens/crvusd.js'),
}
