// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

const logo0 = () => import('../../pictures/tokens/usdc.js')

export const tokens: LogoTable = {
  '0x4200000000000000000000000000000000000006': () =>
    import('../../pictures/tokens/eth.js'),
  '0x60a3e35cc302bfa44cb288bc5a4f316fdb1adb42': () =>
    import('../../pictures/tokens/eurc.js'),
  '0xfde4c96c8593536e31f229ea8f37b2ada2699bb2': () =>
    import('../../pictures/tokens/usdt.js'),
  '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913': logo0,
  '0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca': logo0,
  '0xc3de830ea07524a0761646a6a4e4be0e114a3c83': () =>
    import('../../pictures/tokens/uni.js'),
  '0x50c5725949a6f0c72e6c4a641f24049a917db0cb': () =>
    import('../../pictures/tokens/dai.js'),
  '0x0f4d237b09cb37d207ba60353dc254d4530d4df1': () =>
    import('../../pictures/tokens/grt.js'),
  '0xb4fde59a779991bfb6a52253b51947828b982be3': () =>
    import('../../pictures/tokens/pepe.js'),
  '0x74f804b4140ee70830b3eef4e690325841575f89': () =>
    import('../../pictures/tokens/fet.js'),
  '0xb6fe221fe9eef5aba221c348ba20a1bf5e73624c': () =>
    import('../../pictures/tokens/reth.js'),
  '0x63706e401c06ac8513145b7687a14804d17f814b': () =>
    import('../../pictures/tokens/aave.js'),
  '0x22e6966b799c4d5b13be962e1d117b56327fda66': () =>
    import('../../pictures/tokens/snx.js'),
  '0x23ee2343b892b1bb63503a4fabc840e0e2c6810f': () =>
    import('../../pictures/tokens/axl.js'),
  '0x8ee73c484a26e0a5df2ee2a4960b789967dd0415': () =>
    import('../../pictures/tokens/crv.js'),
  '0xfa980ced6895ac314e7de34ef1bfae90a5add21b': () =>
    import('../../pictures/tokens/prime.js'),
  '0x2ae3f1ec7f1f5012cfeab0185bfc7aa3cf0dec22': () =>
    import('../../pictures/tokens/cbeth.js'),
  '0xc5fecc3a29fb57b5024eec8a2239d4621e111cbe': () =>
    import('../../pictures/tokens/1inch.js'),
  '0x1f73eaf55d696bffa9b0ea16fa987b93b0f4d302': () =>
    import('../../pictures/tokens/rpl.js'),
  '0x3992b27da26848c2b19cea6fd25ad5568b68ab98': () =>
    import('../../pictures/tokens/om.js'),
  '0xd0a4d1889bbe483273f29b4acdfaa567a67f99e1': () =>
    import('../../pictures/tokens/mask.js'),
  '0xab36452dbac151be02b16ca17d8919826072f64a': () =>
    import('../../pictures/tokens/rsr.js'),
  '0x9e1028f5f1d5ede59748ffcee5532509976840e0': () =>
    import('../../pictures/tokens/comp.js'),
  '0xa99f6e6785da0f5d6fb42495fe424bce029eeb3e': () =>
    import('../../pictures/tokens/pendle.js'),
  '0xa81a52b4dda010896cdd386c7fbdc5cdc835ba23': () =>
    import('../../pictures/tokens/trac.js'),
  '0x0d760ee479401bb4c40bdb7604b329fff411b3f2': () =>
    import('../../pictures/tokens/lrc.js'),
  '0xaac78d1219c08aecc8e37e03858fe885f5ef1799': () =>
    import('../../pictures/tokens/ygg.js'),
  '0x4ed4e862860bed51a9570b96d89af5e1b0efefed': () =>
    import('../../pictures/tokens/degen.js'),
  '0xdb4d83343623027b6b4c4d3354ae9fda4a90ad67': () =>
    import('../../pictures/tokens/rss3.js'),
  '0x7d49a065d17d6d4a55dc13649901fdbb98b2afba': () =>
    import('../../pictures/tokens/sushi.js'),
  '0x09be1692ca16e06f536f0038ff11d1da8524adb1': () =>
    import('../../pictures/tokens/tel.js'),
  '0x2da56acb9ea78330f947bd57c54119debda7af71': () =>
    import('../../pictures/tokens/mog.js'),
  '0x9eaf8c1e34f05a589eda6bafdf391cf6ad3cb239': () =>
    import('../../pictures/tokens/yfi.js'),
  '0xafb89a09d82fbde58f18ac6437b3fc81724e4df6': () =>
    import('../../pictures/tokens/dog.js'),
  '0xd7468c14ae76c3fc308aeadc223d5d1f71d3c171': () =>
    import('../../pictures/tokens/lcx.js'),
  '0x259fac10c5cbfefe3e710e1d9467f70a76138d45': () =>
    import('../../pictures/tokens/ctsi.js'),
  '0xf8e9e61ffb2b491f7df29823a76009743671cd96': () =>
    import('../../pictures/tokens/trb.js'),
  '0xbfd5206962267c7b4b4a8b3d76ac2e1b2a5c4d5e': () =>
    import('../../pictures/tokens/osak.js'),
  '0x1f9bd96ddb4bd07d6061f8933e9ba9ede9967550': () =>
    import('../../pictures/tokens/boba.js'),
  '0xac1bd2486aaf3b5c0fc3fd868558b082a531b2b4': () =>
    import('../../pictures/tokens/toshi.js'),
  '0x3792dbdd07e87413247df995e692806aa13d3299': () =>
    import('../../pictures/tokens/omi.js'),
  '0xe2a8ccb00e328a0ec2204cb0c736309d7c1fa556': () =>
    import('../../pictures/tokens/abt.js'),
  '0x662015ec830df08c0fc45896fab726542e8ac09e': () =>
    import('../../pictures/tokens/snt.js'),
  '0xe1a38a87c076b456c6b39eca955fd62ac27e5ef4': () =>
    import('../../pictures/tokens/mvl.js'),
  '0xfd4330b0312fdeec6d4225075b82e00493ff2e3f': () =>
    import('../../pictures/tokens/sdex.js'),
  '0x28fe69ff6864c1c218878bdca01482d36b9d57b1': () =>
    import('../../pictures/tokens/knc.js'),
  '0x417ac0e078398c154edfadd9ef675d30be60af93': () =>
    import('../../pictures/tokens/crvusd.js'),
}
