// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

export const tokens: LogoTable = {
  '0xc891eb4cbdeff6e073e859e987815ed1505c2acd': () =>
    import('../../pictures/tokens/eurc.js'),
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7': () =>
    import('../../pictures/tokens/usdt.js'),
  '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e': () =>
    import('../../pictures/tokens/usdc.js'),
  '0x5947bb275c521040051d82396192181b413227a3': () =>
    import('../../pictures/tokens/link.js'),
  '0x50b7545627a5162f82a992c33b87adc75187b218': () =>
    import('../../pictures/tokens/wbtc.js'),
  '0x8ebaf22b6f053dffeaf46f4dd9efa95d89ba8580': () =>
    import('../../pictures/tokens/uni.js'),
  '0xd586e7f844cea2f87f50152665bcbc2c279d8d70': () =>
    import('../../pictures/tokens/dai.js'),
  '0x8a0cac13c7da965a312f08ea4229c37869e85cb9': () =>
    import('../../pictures/tokens/grt.js'),
  '0x88128fd4b259552a9a1d457f435a6527aab72d42': () =>
    import('../../pictures/tokens/mkr.js'),
  '0x63a72806098bd3d9520cc43356dd78afe5d386d9': () =>
    import('../../pictures/tokens/aave.js'),
  '0xbec243c995409e6520d7c41e404da5deba4b209b': () =>
    import('../../pictures/tokens/snx.js'),
  '0x44c784266cf024a60e8acf2427b9857ace194c5d': () =>
    import('../../pictures/tokens/axl.js'),
  '0xb514cabd09ef5b169ed3fe0fa8dbd590741e81c2': () =>
    import('../../pictures/tokens/usdd.js'),
  '0xd24c2ad096400b6fbcd2ad8b24e7acbc21a1da64': () =>
    import('../../pictures/tokens/frax.js'),
  '0xd501281565bf7789224523144fe5d98e8b28f267': () =>
    import('../../pictures/tokens/1inch.js'),
  '0x214db107654ff987ad859f34125307783fc8e387': () =>
    import('../../pictures/tokens/fxs.js'),
  '0xc3048e19e76cb9a3aa9d77d8c03c29fc906e2437': () =>
    import('../../pictures/tokens/comp.js'),
  '0x98443b96ea4b0858fdf3219cd13e98c7a4690588': () =>
    import('../../pictures/tokens/bat.js'),
  '0xfb98b335551a418cd0737375a2ea0ded62ea213b': () =>
    import('../../pictures/tokens/pendle.js'),
  '0x1c20e891bab6b1727d14da358fae2984ed9b59eb': () =>
    import('../../pictures/tokens/tusd.js'),
  '0x62edc0692bd897d2295872a9ffcac5425011c661': () =>
    import('../../pictures/tokens/gmx.js'),
  '0x37b608519f91f70f2eeb0e5ed9af4061722e4f76': () =>
    import('../../pictures/tokens/sushi.js'),
  '0x3bd2b1c7ed8d396dbb98ded3aebb41350a5b2339': () =>
    import('../../pictures/tokens/uma.js'),
  '0x6e84a6216ea6dacc71ee8e6b0a5b7322eebc0fdd': () =>
    import('../../pictures/tokens/joe.js'),
  '0x9eaac1b23d935365bd7b542fe22ceee2922f52dc': () =>
    import('../../pictures/tokens/yfi.js'),
  '0x6b289cceaa8639e3831095d75a3e43520fabf552': () =>
    import('../../pictures/tokens/ctsi.js'),
  '0x96e1056a8814de39c8c3cd0176042d6cecd807d7': () =>
    import('../../pictures/tokens/osak.js'),
  '0x3ab1c9adb065f3fca0059652cd7a52b05c98f9a9': () =>
    import('../../pictures/tokens/orbs.js'),
  '0x644192291cc835a93d6330b24ea5f5fedd0eef9e': () =>
    import('../../pictures/tokens/nxra.js'),
  '0xce1bffbd5374dac86a2893119683f4911a2f7814': () =>
    import('../../pictures/tokens/spell.js'),
  '0x5fc17416925789e0852fbfcd81c490ca4abc51f9': () =>
    import('../../pictures/tokens/sure.js'),
  '0x2f6f07cdcf3588944bf4c42ac74ff24bf56e7590': () =>
    import('../../pictures/tokens/stg.js'),
  '0x39fc9e94caeacb435842fadedecb783589f50f5f': () =>
    import('../../pictures/tokens/knc.js'),
}
