// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

const logo0 = () => import('../../pictures/tokens/usdc.js')

export const tokens: LogoTable = {
  '0x4200000000000000000000000000000000000006': () =>
    import('../../pictures/tokens/eth.js'),
  '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58': () =>
    import('../../pictures/tokens/usdt.js'),
  '0x0b2c639c533813f4aa9d7837caf62653d097ff85': logo0,
  '0x7f5c764cbc14f9669b88837ca1490cca17c31607': logo0,
  '0x350a791bfc2c21f9ed5d10980dad2e2638ffa7f6': () =>
    import('../../pictures/tokens/link.js'),
  '0x68f180fcce6836688e9084f035309e29bf0a2095': () =>
    import('../../pictures/tokens/wbtc.js'),
  '0x6fd9d7ad17242c41f7131d257212c54a0e816691': () =>
    import('../../pictures/tokens/uni.js'),
  '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1': () =>
    import('../../pictures/tokens/dai.js'),
  '0x4200000000000000000000000000000000000042': () =>
    import('../../pictures/tokens/op.js'),
  '0xab7badef82e9fe11f6f33f87bc9bc2aa27f2fcb5': () =>
    import('../../pictures/tokens/mkr.js'),
  '0xc1c167cc44f7923cd0062c4370df962f9ddb16f5': () =>
    import('../../pictures/tokens/pepe.js'),
  '0xfdb794692724153d1488ccdbe0c56c252596735f': () =>
    import('../../pictures/tokens/ldo.js'),
  '0x9bcef72be871e61ed4fbbc7630889bee758eb81d': () =>
    import('../../pictures/tokens/reth.js'),
  '0x76fb31fb4af56892a25e32cfc43de717950c9278': () =>
    import('../../pictures/tokens/aave.js'),
  '0x8700daec35af8ff88c16bdf0418774cb3d7599b4': () =>
    import('../../pictures/tokens/snx.js'),
  '0x23ee2343b892b1bb63503a4fabc840e0e2c6810f': () =>
    import('../../pictures/tokens/axl.js'),
  '0x0994206dfe8de6ec6920ff4d779b0d950605fb53': () =>
    import('../../pictures/tokens/crv.js'),
  '0x2561aa2bb1d2eb6629edd7b0938d7679b8b49f9e': () =>
    import('../../pictures/tokens/ocean.js'),
  '0x7113370218f31764c1b6353bdf6004d86ff6b9cc': () =>
    import('../../pictures/tokens/usdd.js'),
  '0x65559aa14915a70190438ef90104769e5e890a00': () =>
    import('../../pictures/tokens/ens.js'),
  '0xaddb6a0412de1ba0f936dcaeb8aaa24578dcf3b2': () =>
    import('../../pictures/tokens/cbeth.js'),
  '0x2e3d870790dc77a83dd1d18184acc7439a53f475': () =>
    import('../../pictures/tokens/frax.js'),
  '0x484c2d6e3cdd945a8b2df735e079178c1036578c': () =>
    import('../../pictures/tokens/sfrxeth.js'),
  '0xad42d013ac31486b73b6b059e748172994736426': () =>
    import('../../pictures/tokens/1inch.js'),
  '0x67ccea5bb16181e7b4109c9c2143c24a1c2205be': () =>
    import('../../pictures/tokens/fxs.js'),
  '0xc81d1f0eb955b0c020e5d5b264e1ff72c14d1401': () =>
    import('../../pictures/tokens/rpl.js'),
  '0x3390108e913824b8ead638444cc52b9abdf63798': () =>
    import('../../pictures/tokens/mask.js'),
  '0xbc7b1ff1c6989f006a1185318ed4e7b5796e66e1': () =>
    import('../../pictures/tokens/pendle.js'),
  '0xcb59a0a753fdb7491d5f3d794316f1ade197b21e': () =>
    import('../../pictures/tokens/tusd.js'),
  '0x747e42eb0591547a0ab429b3627816208c734ea7': () =>
    import('../../pictures/tokens/t.js'),
  '0xfeaa9194f9f8c1b65429e31341a103071464907e': () =>
    import('../../pictures/tokens/lrc.js'),
  '0x3eaeb77b03dbc0f6321ae1b72b2e9adb0f60112b': () =>
    import('../../pictures/tokens/sushi.js'),
  '0xe7798f023fc62146e8aa1b36da45fb70855a77ea': () =>
    import('../../pictures/tokens/uma.js'),
  '0x3a18dcc9745edcd1ef33ecb93b0b6eba5671e7ca': () =>
    import('../../pictures/tokens/kuji.js'),
  '0x9046d36440290ffde54fe0dd84db8b1cfee9107b': () =>
    import('../../pictures/tokens/yfi.js'),
  '0x8f69ee043d52161fd29137aedf63f5e70cd504d5': () =>
    import('../../pictures/tokens/dog.js'),
  '0xec6adef5e1006bb305bb1975333e8fc4071295bf': () =>
    import('../../pictures/tokens/ctsi.js'),
  '0xaf8ca653fa2772d58f4368b0a71980e9e3ceb888': () =>
    import('../../pictures/tokens/trb.js'),
  '0xbfd5206962267c7b4b4a8b3d76ac2e1b2a5c4d5e': () =>
    import('../../pictures/tokens/osak.js'),
  '0x07ad578ff86b135be19a12759064b802cb88854d': () =>
    import('../../pictures/tokens/boba.js'),
  '0x650af3c15af43dcb218406d30784416d64cfb6b2': () =>
    import('../../pictures/tokens/snt.js'),
  '0x9560e827af36c94d2ac33a39bce1fe78631088db': () =>
    import('../../pictures/tokens/velo.js'),
  '0x14778860e937f509e651192a90589de711fb88a9': () =>
    import('../../pictures/tokens/cyber.js'),
  '0x296f55f8fb28e498b858d0bcda06d955b2cb3f97': () =>
    import('../../pictures/tokens/stg.js'),
  '0xa00e3a3511aac35ca78530c85007afcd31753819': () =>
    import('../../pictures/tokens/knc.js'),
  '0xc52d7f23a2e460248db6ee192cb23dd12bddcbf6': () =>
    import('../../pictures/tokens/crvusd.js'),
}
