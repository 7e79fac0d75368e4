// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

export const tokens: LogoTable = {
  '0x0231f91e02debd20345ae8ab7d71a41f8e140ce7': () =>
    import('../../pictures/tokens/jup.js'),
  '0xf8a0bf9cf54bb92f17374d9e9a321e6a111a51bd': () =>
    import('../../pictures/tokens/link.js'),
  '0xbf5140a22578168fd562dccf235e5d43a02ce9b1': () =>
    import('../../pictures/tokens/uni.js'),
  '0xcc42724c6683b7e57334c4e856f4c9965ed682bd': () =>
    import('../../pictures/tokens/matic.js'),
  '0x0eb3a705fc54725037cc9e008bdede697f62f335': () =>
    import('../../pictures/tokens/atom.js'),
  '0x1af3f329e8be154074d8769d1ffa4ee058b1dbc3': () =>
    import('../../pictures/tokens/dai.js'),
  '0x25d887ce7a35172c62febfd67a1856f20faebb00': () =>
    import('../../pictures/tokens/pepe.js'),
  '0x031b41e504677879370e9dbcf937283a8691fa7f': () =>
    import('../../pictures/tokens/fet.js'),
  '0xc5f0f7b66764f6ec8c8dff7ba683102295e16409': () =>
    import('../../pictures/tokens/fdusd.js'),
  '0xfb6115445bff7b52feb98650c87f44907e58f802': () =>
    import('../../pictures/tokens/aave.js'),
  '0x62d0a8458ed7719fdaf978fe5929c6d342b0bfce': () =>
    import('../../pictures/tokens/beam.js'),
  '0x715d400f88c167884bbcc41c5fea407ed4d2f8a0': () =>
    import('../../pictures/tokens/axs.js'),
  '0x8b1f4432f943c465a973fedc6d7aa50fc96f1f65': () =>
    import('../../pictures/tokens/axl.js'),
  '0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82': () =>
    import('../../pictures/tokens/cake.js'),
  '0xf00600ebc7633462bc4f9c61ea2ce99f5aaebd4a': () =>
    import('../../pictures/tokens/rose.js'),
  '0x33d08d8c7a168333a85285a68c0042b39fc3741d': () =>
    import('../../pictures/tokens/aioz.js'),
  '0x6e88056e8376ae7709496ba64d37fa2f8015ce3e': () =>
    import('../../pictures/tokens/dexe.js'),
  '0xd17479997f34dd9156deef8f95a52d81d265be9c': () =>
    import('../../pictures/tokens/usdd.js'),
  '0xb86abcb37c3a4b64f74f59301aff131a1becc787': () =>
    import('../../pictures/tokens/zil.js'),
  '0x90c97f71e18723b0cf0dfa30ee176ab653e89f40': () =>
    import('../../pictures/tokens/frax.js'),
  '0x3cd55356433c89e50dc51ab07ee0fa0a95623d53': () =>
    import('../../pictures/tokens/sfrxeth.js'),
  '0x111111111117dc0aa78b770fa6a738034120c302': () =>
    import('../../pictures/tokens/1inch.js'),
  '0xe48a3d7d0bc88d552f730b62c006bc925eadb9ee': () =>
    import('../../pictures/tokens/fxs.js'),
  '0xf78d2e7936f5fe18308a3b2951a93b6c4a41f5e2': () =>
    import('../../pictures/tokens/om.js'),
  '0x4b0f1812e5df2a09796481ff14017e6005508003': () =>
    import('../../pictures/tokens/twt.js'),
  '0x2ed9a5c8c13b93955103b9a7c167b67ef4d568a3': () =>
    import('../../pictures/tokens/mask.js'),
  '0x52ce071bd9b1c4b00a0b92d298c512478cad67e8': () =>
    import('../../pictures/tokens/comp.js'),
  '0xe4cc45bb5dbda06db6183e8bf016569f40497aa5': () =>
    import('../../pictures/tokens/gal.js'),
  '0xb3ed0a426155b79b898849803e3b36552f7ed507': () =>
    import('../../pictures/tokens/pendle.js'),
  '0x40af3827f39d0eacbf4a168f8d4ee67c121d11c9': () =>
    import('../../pictures/tokens/tusd.js'),
  '0x2dff88a56767223a5529ea5960da7a3f5f766406': () =>
    import('../../pictures/tokens/id.js'),
  '0x4d2d32d8652058bf98c772953e1df5c5c85d9f45': () =>
    import('../../pictures/tokens/dao.js'),
  '0xf9cec8d50f6c8ad3fb6dccec577e05aa32b224fe': () =>
    import('../../pictures/tokens/chr.js'),
  '0x947950bcc74888a40ffa2593c5798f11fc9124c4': () =>
    import('../../pictures/tokens/sushi.js'),
  '0xd41fdb03ba84762dd66a0af1a6c8540ff1ba5dfb': () =>
    import('../../pictures/tokens/sfp.js'),
  '0x073690e6ce25be816e68f32dca3e11067c9fb5cc': () =>
    import('../../pictures/tokens/kuji.js'),
  '0x371c7ec6d8039ff7933a2aa28eb827ffe1f52f07': () =>
    import('../../pictures/tokens/joe.js'),
  '0x47bead2563dcbf3bf2c9407fea4dc236faba485a': () =>
    import('../../pictures/tokens/sxp.js'),
  '0xaa88c603d142c371ea0eac8756123c5805edee03': () =>
    import('../../pictures/tokens/dog.js'),
  '0xbdeae1ca48894a1759a8374d63925f21f2ee2639': () =>
    import('../../pictures/tokens/edu.js'),
  '0x477bc8d23c634c154061869478bce96be6045d12': () =>
    import('../../pictures/tokens/sfund.js'),
  '0xcd1b51b87a8a7137d6421ba5a976225187a26777': () =>
    import('../../pictures/tokens/lsd.js'),
  '0xa2e3356610840701bdf5611a53974510ae27e2e1': () =>
    import('../../pictures/tokens/wbeth.js'),
  '0x8da443f84fea710266c8eb6bc34b71702d033ef2': () =>
    import('../../pictures/tokens/ctsi.js'),
  '0xaf53d56ff99f1322515e54fdde93ff8b3b7dafd5': () =>
    import('../../pictures/tokens/prom.js'),
  '0x0e37d70b51ffa2b98b4d34a5712c5291115464e3': () =>
    import('../../pictures/tokens/iq.js'),
  '0xaec945e04baf28b135fa7c640f624f8d90f1c3a6': () =>
    import('../../pictures/tokens/c98.js'),
  '0xcf6bb5389c92bdda8a3747ddb454cb7a64626c63': () =>
    import('../../pictures/tokens/xvs.js'),
  '0xa325ad6d9c92b55a3fc5ad7e412b1518f96441c0': () =>
    import('../../pictures/tokens/orai.js'),
  '0x4507cef57c46789ef8d1a19ea45f4216bae2b528': () =>
    import('../../pictures/tokens/token.js'),
  '0x11cd72f7a4b699c67f225ca8abb20bc9f8db90c7': () =>
    import('../../pictures/tokens/osak.js'),
  '0xbda011d7f8ec00f66c1923b049b94c67d148d8b2': () =>
    import('../../pictures/tokens/ai.js'),
  '0xa260e12d2b924cb899ae80bb58123ac3fee1e2f0': () =>
    import('../../pictures/tokens/hook.js'),
  '0x7bd6fabd64813c48545c9c0e312a0099d9be2540': () =>
    import('../../pictures/tokens/elon.js'),
  '0x43a8cab15d06d3a5fe5854d714c37e7e9246f170': () =>
    import('../../pictures/tokens/orbs.js'),
  '0x644192291cc835a93d6330b24ea5f5fedd0eef9e': () =>
    import('../../pictures/tokens/nxra.js'),
  '0xbc7d6b50616989655afd682fb42743507003056d': () =>
    import('../../pictures/tokens/ach.js'),
  '0x1d6cbdc6b29c6afbae65444a1f65ba9252b8ca83': () =>
    import('../../pictures/tokens/tor.js'),
  '0x5f588efaf8eb57e3837486e834fc5a4e07768d98': () =>
    import('../../pictures/tokens/mvl.js'),
  '0x1ae369a6ab222aff166325b7b87eb9af06c86e57': () =>
    import('../../pictures/tokens/10set.js'),
  '0x44ec807ce2f4a6f2737a92e985f318d035883e47': () =>
    import('../../pictures/tokens/hft.js'),
  '0xfdc66a08b0d0dc44c17bbd471b88f49f50cdd20f': () =>
    import('../../pictures/tokens/sdex.js'),
  '0x935a544bf5816e3a7c13db2efe3009ffda0acda2': () =>
    import('../../pictures/tokens/blz.js'),
  '0xac51066d7bec65dc4589368da368b212745d63e8': () =>
    import('../../pictures/tokens/alice.js'),
  '0xd691d9a68c887bdf34da8c36f63487333acfd103': () =>
    import('../../pictures/tokens/mav.js'),
  '0xf95a5532d67c944dfa7eddd2f8c358fe0dc7fac2': () =>
    import('../../pictures/tokens/mbx.js'),
  '0xf7de7e8a6bd59ed41a4b5fe50278b3b7f31384df': () =>
    import('../../pictures/tokens/rdnt.js'),
  '0x67ee3cb086f8a16f34bee3ca72fad36f7db929e2': () =>
    import('../../pictures/tokens/dodo.js'),
  '0x9b17baadf0f21f03e35249e0e59723f34994f806': () =>
    import('../../pictures/tokens/sure.js'),
  '0x14778860e937f509e651192a90589de711fb88a9': () =>
    import('../../pictures/tokens/cyber.js'),
  '0xb0d502e938ed5f4df2e681fe6e419ff29631d62b': () =>
    import('../../pictures/tokens/stg.js'),
  '0x9840652dc04fb9db2c43853633f0f62be6f00f98': () =>
    import('../../pictures/tokens/cgpt.js'),
  '0xfe56d5892bdffc7bf58f2e84be1b2c32d21c308b': () =>
    import('../../pictures/tokens/knc.js'),
}
