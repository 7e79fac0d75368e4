// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

export const tokens: LogoTable = {
  '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359': () =>
    import('../../pictures/tokens/usdc.js'),
  '0x53e0bca35ec356bd5dddfebbd1fc0fd03fabad39': () =>
    import('../../pictures/tokens/link.js'),
  '0x1bfd67037b42cf73acf2047067bd4f2c47d9bfd6': () =>
    import('../../pictures/tokens/wbtc.js'),
  '0xb33eaad8d922b1083446dc23f610c2567fb5180f': () =>
    import('../../pictures/tokens/uni.js'),
  '0x0000000000000000000000000000000000001010': () =>
    import('../../pictures/tokens/matic.js'),
  '0x8f3cf7ad23cd3cadbd9735aff958023239c6a063': () =>
    import('../../pictures/tokens/dai.js'),
  '0x61299774020da444af134c82fa83e3810b309991': () =>
    import('../../pictures/tokens/rndr.js'),
  '0x5fe2b58c013d7601147dcdd68c143a77499f5531': () =>
    import('../../pictures/tokens/grt.js'),
  '0x6f7c932e7684666c9fd1d44527765433e01ff61d': () =>
    import('../../pictures/tokens/mkr.js'),
  '0xc3c7d422809852031b44ab29eec9f1eff2a58756': () =>
    import('../../pictures/tokens/ldo.js'),
  '0x0266f4f08d82372cf0fcbccc0ff74309089c74d1': () =>
    import('../../pictures/tokens/reth.js'),
  '0xd6df932a45c0f255f85145f286ea0b292b21c90b': () =>
    import('../../pictures/tokens/aave.js'),
  '0xbbba073c31bf03b8acf7c28ef0738decf3695683': () =>
    import('../../pictures/tokens/sand.js'),
  '0x50b728d8d964fd00c2d0aad81718b71311fef68a': () =>
    import('../../pictures/tokens/snx.js'),
  '0xa1c57f48f0deb89f569dfbe6e2b7f46d33606fd4': () =>
    import('../../pictures/tokens/mana.js'),
  '0xb7b31a6bc18e48888545ce79e83e06003be70930': () =>
    import('../../pictures/tokens/ape.js'),
  '0x6e4e624106cb12e168e6533f8ec7c82263358940': () =>
    import('../../pictures/tokens/axl.js'),
  '0x172370d5cd63279efa6d502dab29171933a610af': () =>
    import('../../pictures/tokens/crv.js'),
  '0x282d8efce846a88b159800bd4130ad77443fa1a1': () =>
    import('../../pictures/tokens/ocean.js'),
  '0x41b3966b4ff7b427969ddf5da3627d6aeae9a48e': () =>
    import('../../pictures/tokens/nexo.js'),
  '0x4b4327db1600b8b1440163f667e199cef35385f5': () =>
    import('../../pictures/tokens/cbeth.js'),
  '0x45c32fa6df82ead1e2ef74d17b76547eddfaff89': () =>
    import('../../pictures/tokens/frax.js'),
  '0x6d1fdbb266fcc09a16a22016369210a15bb95761': () =>
    import('../../pictures/tokens/sfrxeth.js'),
  '0x9c2c5fd7b07e95ee044ddeba0e97a665f142394f': () =>
    import('../../pictures/tokens/1inch.js'),
  '0x1a3acf6d19267e2d3e7f898f42803e90c9219062': () =>
    import('../../pictures/tokens/fxs.js'),
  '0x7205705771547cf79201111b4bd8aaf29467b9ec': () =>
    import('../../pictures/tokens/rpl.js'),
  '0xc3ec80343d2bae2f8e680fdadde7c17e71e114ea': () =>
    import('../../pictures/tokens/om.js'),
  '0x2b9e7ccdf0f4e5b24757c1e1a80e311e34cb10c7': () =>
    import('../../pictures/tokens/mask.js'),
  '0x8505b9d2254a7ae468c0e9dd10ccea3a837aef5c': () =>
    import('../../pictures/tokens/comp.js'),
  '0x3cef98bb43d732e2f285ee605a8158cde967d219': () =>
    import('../../pictures/tokens/bat.js'),
  '0x82617aa52dddf5ed9bb7b370ed777b3182a30fd1': () =>
    import('../../pictures/tokens/ygg.js'),
  '0x0b3f868e0be5597d5db7feb59e1cadbb0fdda50a': () =>
    import('../../pictures/tokens/sushi.js'),
  '0xdf7837de1f2fa4631d716cf2502f8b230f1dcc32': () =>
    import('../../pictures/tokens/tel.js'),
  '0xda537104d6a5edd53c6fbba9a898708e465260b6': () =>
    import('../../pictures/tokens/yfi.js'),
  '0xeee3371b89fc43ea970e908536fcddd975135d8a': () =>
    import('../../pictures/tokens/dog.js'),
  '0xb03e3b00baf9954bf1604d09a4dbd5cf88e1f695': () =>
    import('../../pictures/tokens/edu.js'),
  '0x2727ab1c2d22170abc9b595177b2d5c6e1ab7b7b': () =>
    import('../../pictures/tokens/ctsi.js'),
  '0xb9638272ad6998708de56bbc0a290a1de534a578': () =>
    import('../../pictures/tokens/iq.js'),
  '0x77f56cf9365955486b12c4816992388ee8606f0e': () =>
    import('../../pictures/tokens/c98.js'),
  '0xe3322702bedaaed36cddab233360b939775ae5f1': () =>
    import('../../pictures/tokens/trb.js'),
  '0x11cd72f7a4b699c67f225ca8abb20bc9f8db90c7': () =>
    import('../../pictures/tokens/osak.js'),
  '0xe0339c80ffde91f3e20494df88d4206d86024cdf': () =>
    import('../../pictures/tokens/elon.js'),
  '0x614389eaae0a6821dc49062d56bda3d9d45fa2ff': () =>
    import('../../pictures/tokens/orbs.js'),
  '0x644192291cc835a93d6330b24ea5f5fedd0eef9e': () =>
    import('../../pictures/tokens/nxra.js'),
  '0x66dc5a08091d1968e08c16aa5b27bac8398b02be': () =>
    import('../../pictures/tokens/cvc.js'),
  '0x430ef9263e76dae63c84292c3409d61c598e9682': () =>
    import('../../pictures/tokens/pyr.js'),
  '0x6899face15c14348e1759371049ab64a3a06bfa6': () =>
    import('../../pictures/tokens/sdex.js'),
  '0xe5417af564e4bfda1c483642db72007871397896': () =>
    import('../../pictures/tokens/gns.js'),
  '0xe4bf2864ebec7b7fdf6eeca9bacae7cdfdaffe78': () =>
    import('../../pictures/tokens/dodo.js'),
  '0xf88332547c680f755481bf489d890426248bb275': () =>
    import('../../pictures/tokens/sure.js'),
  '0x2f6f07cdcf3588944bf4c42ac74ff24bf56e7590': () =>
    import('../../pictures/tokens/stg.js'),
  '0x1c954e8fe737f99f68fa1ccda3e51ebdb291948c': () =>
    import('../../pictures/tokens/knc.js'),
  '0xc4ce1d6f5d98d65ee25cf85e9f2e9dcfee6cb5d6': () =>
    import('../../pictures/tokens/crvusd.js'),
}
