// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

export const tokens: LogoTable = {
  '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2': () =>
    import('../../pictures/tokens/eth.js'),
  '0x4b1e80cac91e2216eeb63e29b957eb91ae9c2be8': () =>
    import('../../pictures/tokens/jup.js'),
  '0x455e53cbb86018ac2b8092fdcd39d8444affc3f6': () =>
    import('../../pictures/tokens/pol.js'),
  '0x1abaea1f7c830bd89acc67ec4af516284b1bc33c': () =>
    import('../../pictures/tokens/eurc.js'),
  '0x4c9edd5852cd905f086c759e8383e09bff1e68b3': () =>
    import('../../pictures/tokens/usde.js'),
  '0xdac17f958d2ee523a2206206994597c13d831ec7': () =>
    import('../../pictures/tokens/usdt.js'),
  '0xb8c77482e45f1f44de1745f52c74426c631bdd52': () =>
    import('../../pictures/tokens/bnb.js'),
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': () =>
    import('../../pictures/tokens/usdc.js'),
  '0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce': () =>
    import('../../pictures/tokens/shib.js'),
  '0x514910771af9ca656af840dff83e8264ecf986ca': () =>
    import('../../pictures/tokens/link.js'),
  '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599': () =>
    import('../../pictures/tokens/wbtc.js'),
  '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984': () =>
    import('../../pictures/tokens/uni.js'),
  '0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0': () =>
    import('../../pictures/tokens/matic.js'),
  '0x2af5d2ad76741191d15dfe7bf6ac92d4bd912ca3': () =>
    import('../../pictures/tokens/leo.js'),
  '0x6b175474e89094c44da98b954eedeac495271d0f': () =>
    import('../../pictures/tokens/dai.js'),
  '0xb50721bcf8d664c30412cfbc6cf7a15145234ad1': () =>
    import('../../pictures/tokens/arb.js'),
  '0x3c3a81e81dc49a522a592e7622a7e711c06bf354': () =>
    import('../../pictures/tokens/mnt.js'),
  '0x6de037ef9ad2725eb40118bb1702ebb27e4aeb24': () =>
    import('../../pictures/tokens/rndr.js'),
  '0xa0b73e1ff0b80914ab6fe0444e65848c4c34450b': () =>
    import('../../pictures/tokens/cro.js'),
  '0xc944e90c64b2c07662a292be6244bdf05cda44a7': () =>
    import('../../pictures/tokens/grt.js'),
  '0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2': () =>
    import('../../pictures/tokens/mkr.js'),
  '0x6982508145454ce325ddbe47a25d4ec3d2311933': () =>
    import('../../pictures/tokens/pepe.js'),
  '0xaea46a60368a7bd060eec7df8cba43b7ef41ad85': () =>
    import('../../pictures/tokens/fet.js'),
  '0xc5f0f7b66764f6ec8c8dff7ba683102295e16409': () =>
    import('../../pictures/tokens/fdusd.js'),
  '0x5a98fcbea516cf06857215779fd812ca3bef1b32': () =>
    import('../../pictures/tokens/ldo.js'),
  '0xd1d2eb1b1e90b638588728b4130137d262c87cae': () =>
    import('../../pictures/tokens/gala.js'),
  '0xae78736cd615f374d3085123a210448e74fc6393': () =>
    import('../../pictures/tokens/reth.js'),
  '0x4a220e6096b25eadb88358cb44068a3248254675': () =>
    import('../../pictures/tokens/qnt.js'),
  '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9': () =>
    import('../../pictures/tokens/aave.js'),
  '0x62d0a8458ed7719fdaf978fe5929c6d342b0bfce': () =>
    import('../../pictures/tokens/beam.js'),
  '0x5b7533812759b45c2b44c19e320ba2cd2681b542': () =>
    import('../../pictures/tokens/agix.js'),
  '0x6123b0049f904d730db3c36a31167d9d4121fa6b': () =>
    import('../../pictures/tokens/rbn.js'),
  '0x3845badade8e6dff049820680d1f14bd3903a5d0': () =>
    import('../../pictures/tokens/sand.js'),
  '0xbb0e17ef65f82ab018d8edd776e8dd940327b28b': () =>
    import('../../pictures/tokens/axs.js'),
  '0xca14007eff0db1f8135f4c25b34de49ab0d42766': () =>
    import('../../pictures/tokens/strk.js'),
  '0xc011a73ee8576fb46f5e1c5751ca3b9fe0af2a6f': () =>
    import('../../pictures/tokens/snx.js'),
  '0xe66747a101bff2dba3697199dcce5b743b454759': () =>
    import('../../pictures/tokens/gt.js'),
  '0x3506424f91fd33084466f402d5d97f05f8e3b4af': () =>
    import('../../pictures/tokens/chz.js'),
  '0x0f5d2fb29fb7d3cfee444a200298f468908cc942': () =>
    import('../../pictures/tokens/mana.js'),
  '0x4d224452801aced8b2f0aebe155379bb5d594381': () =>
    import('../../pictures/tokens/ape.js'),
  '0x467719ad09025fcc6cf6f8311755809d45a5e5f3': () =>
    import('../../pictures/tokens/axl.js'),
  '0x925206b8a707096ed26ae47c84747fe0bb734f59': () =>
    import('../../pictures/tokens/wbt.js'),
  '0x667102bd3413bfeaa3dffb48fa8288819e480a88': () =>
    import('../../pictures/tokens/tkx.js'),
  '0x152649ea73beab28c5b49b26eb48f7ead6d4c898': () =>
    import('../../pictures/tokens/cake.js'),
  '0x7420b4b9a0110cdc71fb720908340c03f9bc03ec': () =>
    import('../../pictures/tokens/jasmy.js'),
  '0x6810e776880c02933d47db1b9fc05908e5386b96': () =>
    import('../../pictures/tokens/gno.js'),
  '0x5283d291dbcf85356a21ba090e6db59121208b44': () =>
    import('../../pictures/tokens/blur.js'),
  '0x626e8036deb333b408be468f951bdb42433cbf18': () =>
    import('../../pictures/tokens/aioz.js'),
  '0x767fe9edc9e0df98e07454847909b5e959d7ca0e': () =>
    import('../../pictures/tokens/ilv.js'),
  '0xde4ee8057785a7e8e800db58f9784845a5c2cbd6': () =>
    import('../../pictures/tokens/dexe.js'),
  '0xd533a949740bb3306d119cc777fa900ba034cd52': () =>
    import('../../pictures/tokens/crv.js'),
  '0x967da4048cd07ab37855c090aaf366e4ce1b9f48': () =>
    import('../../pictures/tokens/ocean.js'),
  '0xb23d80f5fefcddaa212212f028021b41ded428cf': () =>
    import('../../pictures/tokens/prime.js'),
  '0xf951e335afb289353dc249e82926178eac7ded78': () =>
    import('../../pictures/tokens/sweth.js'),
  '0xb62132e35a6c13ee1ee0f84dc5d40bad8d815206': () =>
    import('../../pictures/tokens/nexo.js'),
  '0x0c10bf8fcb7bf5412187a595ab97a3609160b5c6': () =>
    import('../../pictures/tokens/usdd.js'),
  '0xf629cbd94d3791c9250152bd8dfbdf380e2a3b9c': () =>
    import('../../pictures/tokens/enj.js'),
  '0xc18360217d8f7ab5e7c516566761ea12ce7f9d72': () =>
    import('../../pictures/tokens/ens.js'),
  '0xbe9895146f7af43049ca1c1ae358b0541ea49704': () =>
    import('../../pictures/tokens/cbeth.js'),
  '0x853d955acef822db058eb8505911ed77f175b99e': () =>
    import('../../pictures/tokens/frax.js'),
  '0xac3e018457b222d93114458476f3e3416abbe38f': () =>
    import('../../pictures/tokens/sfrxeth.js'),
  '0x00c83aecc790e8a4453e5dd3b0b4b3680501a7a7': () =>
    import('../../pictures/tokens/skl.js'),
  '0x6c6ee5e31d828de241282b9606c8e98ea48526e2': () =>
    import('../../pictures/tokens/hot.js'),
  '0x111111111117dc0aa78b770fa6a738034120c302': () =>
    import('../../pictures/tokens/1inch.js'),
  '0x3432b6a60d23ca0dfca7761b7ab56459d9c964d0': () =>
    import('../../pictures/tokens/fxs.js'),
  '0x7dd9c5cba05e151c895fde1cf355c9a1d5da6429': () =>
    import('../../pictures/tokens/glm.js'),
  '0xd33526068d116ce69f19a9ee46f0bd304f21a51f': () =>
    import('../../pictures/tokens/rpl.js'),
  '0xb131f4a55907b10d1f0a50d8ab8fa09ec342cd74': () =>
    import('../../pictures/tokens/meme.js'),
  '0x58b6a8a3302369daec383334672404ee733ab239': () =>
    import('../../pictures/tokens/lpt.js'),
  '0x3593d125a4f7849a1b059e64f4517a86dd60c95d': () =>
    import('../../pictures/tokens/om.js'),
  '0x3429d03c6f7521aec737a0bbf2e5ddcef2c3ae31': () =>
    import('../../pictures/tokens/pixel.js'),
  '0x69af81e73a73b40adf4f3d4223cd9b1ece623074': () =>
    import('../../pictures/tokens/mask.js'),
  '0x320623b8e4ff03373931769a31fc52a4e78b5d70': () =>
    import('../../pictures/tokens/rsr.js'),
  '0x68749665ff8d2d112fa859aa293f07a622782f38': () =>
    import('../../pictures/tokens/xaut.js'),
  '0xc00e94cb662c3520282e6f5717214004a7f26888': () =>
    import('../../pictures/tokens/comp.js'),
  '0x9e32b13ce7f2e80a01932b42553652e053d6ed8e': () =>
    import('../../pictures/tokens/metis.js'),
  '0x5faa989af96af85384b8a938c2ede4a7378d9875': () =>
    import('../../pictures/tokens/gal.js'),
  '0x0d8775f648430679a709e98d2b0cb6250d2887ef': () =>
    import('../../pictures/tokens/bat.js'),
  '0x808507121b80c02388fad14726482e061b8da827': () =>
    import('../../pictures/tokens/pendle.js'),
  '0x0000000000085d4780b73119b644ae5ecd22b376': () =>
    import('../../pictures/tokens/tusd.js'),
  '0xbf2179859fc6d5bee9bf9158632dc51678a4100e': () =>
    import('../../pictures/tokens/elf.js'),
  '0xaa7a9ca87d3694b5755f213b5d04094b8d0f0a6f': () =>
    import('../../pictures/tokens/trac.js'),
  '0xcdf7028ceab81fa0c6971208e83fa7872994bee5': () =>
    import('../../pictures/tokens/t.js'),
  '0xbbbbca6a901c926f240b89eacb641d8aec7aeafd': () =>
    import('../../pictures/tokens/lrc.js'),
  '0x177d39ac676ed1c67a2b268ad7f1e58826e5b0af': () =>
    import('../../pictures/tokens/cdt.js'),
  '0x2dff88a56767223a5529ea5960da7a3f5f766406': () =>
    import('../../pictures/tokens/id.js'),
  '0x25f8087ead173b73d6e8b84329989a8eea16cf73': () =>
    import('../../pictures/tokens/ygg.js'),
  '0xa35b1b31ce002fbf2058d22f30f95d405200a15b': () =>
    import('../../pictures/tokens/ethx.js'),
  '0x11eef04c884e24d9b7b4760e7476d06ddf797f36': () =>
    import('../../pictures/tokens/mx.js'),
  '0x45804880de22913dafe09f4980848ece6ecbaf78': () =>
    import('../../pictures/tokens/paxg.js'),
  '0x9d65ff81a3c488d585bbfb0bfe3c7707c7917f54': () =>
    import('../../pictures/tokens/ssv.js'),
  '0x0f51bb10119727a7e5ea3538074fb341f56b09ad': () =>
    import('../../pictures/tokens/dao.js'),
  '0x14fee680690900ba0cccfc76ad70fd1b95d10e16': () =>
    import('../../pictures/tokens/paal.js'),
  '0x1cf4592ebffd730c7dc92c1bdffdfc3b9efcf29a': () =>
    import('../../pictures/tokens/waves.js'),
  '0x8a2279d4a90b6fe1c4b30fa660cc9f926797baa2': () =>
    import('../../pictures/tokens/chr.js'),
  '0x18aaa7115705e8be94bffebde57af9bfc265b998': () =>
    import('../../pictures/tokens/audio.js'),
  '0xc221b7e65ffc80de234bbb6667abdd46593d34f0': () =>
    import('../../pictures/tokens/wcfg.js'),
  '0xc98d64da73a6616c42117b582e832812e7b8d57f': () =>
    import('../../pictures/tokens/rss3.js'),
  '0xa117000000f279d81a1d3cc75430faa017fa5a2e': () =>
    import('../../pictures/tokens/ant.js'),
  '0x6b3595068778dd592e39a122f4f5a5cf09c90fe2': () =>
    import('../../pictures/tokens/sushi.js'),
  '0xe7c3755482d0da522678af05945062d4427e0923': () =>
    import('../../pictures/tokens/alex.js'),
  '0x12e2b8033420270db2f3b328e32370cb5b2ca134': () =>
    import('../../pictures/tokens/sfp.js'),
  '0x2a79324c19ef2b89ea98b23bc669b7e7c9f8a517': () =>
    import('../../pictures/tokens/waxp.js'),
  '0x1bbe973bef3a977fc51cbed703e8ffdefe001fed': () =>
    import('../../pictures/tokens/portal.js'),
  '0x04fa0d235c4abf4bcf4787af4cf447de572ef828': () =>
    import('../../pictures/tokens/uma.js'),
  '0x96543ef8d2c75c26387c1a319ae69c0bee6f3fe7': () =>
    import('../../pictures/tokens/kuji.js'),
  '0x467bccd9d29f223bce8043b84e8c8b282827790f': () =>
    import('../../pictures/tokens/tel.js'),
  '0xa3ee21c306a700e682abcdfe9baa6a08f3820419': () =>
    import('../../pictures/tokens/ctc.js'),
  '0x046eee2cc3188071c02bfc1745a6b17c656e3f3d': () =>
    import('../../pictures/tokens/rlb.js'),
  '0xaaee1a9723aadb7afa2810263653a34ba2c21c7a': () =>
    import('../../pictures/tokens/mog.js'),
  '0xd7c49cee7e9188cca6ad8ff264c1da2e69d4cf3b': () =>
    import('../../pictures/tokens/nxm.js'),
  '0x0bc529c00c6401aef6d220be8c6ea1667f6ad93e': () =>
    import('../../pictures/tokens/yfi.js'),
  '0xddb3422497e61e13543bea06989c0789117555c5': () =>
    import('../../pictures/tokens/coti.js'),
  '0x8ce9137d39326ad0cd6491fb5cc0cba0e089b6a9': () =>
    import('../../pictures/tokens/sxp.js'),
  '0x607f4c5bb672230e8672085532f7e901544a7375': () =>
    import('../../pictures/tokens/rlc.js'),
  '0xbaac2b4491727d78d2b78815144570b9f2fe8899': () =>
    import('../../pictures/tokens/dog.js'),
  '0x26aad156ba8efa501b32b42ffcdc8413f90e9c99': () =>
    import('../../pictures/tokens/edu.js'),
  '0x57b946008913b82e4df85f501cbaed910e58d26c': () =>
    import('../../pictures/tokens/pond.js'),
  '0x560363bda52bc6a44ca6c8c9b4a5fadbda32fa60': () =>
    import('../../pictures/tokens/sfund.js'),
  '0x037a54aab062628c9bbae1fdb1583c195585fe41': () =>
    import('../../pictures/tokens/lcx.js'),
  '0x940a2db1b7008b6c776d4faaca729d6d4a4aa551': () =>
    import('../../pictures/tokens/dusk.js'),
  '0xa2e3356610840701bdf5611a53974510ae27e2e1': () =>
    import('../../pictures/tokens/wbeth.js'),
  '0x491604c0fdf08347dd1fa4ee062a822a5dd06b5d': () =>
    import('../../pictures/tokens/ctsi.js'),
  '0xfc82bb4ba86045af6f327323a46e80412b91b27d': () =>
    import('../../pictures/tokens/prom.js'),
  '0x579cea1889991f68acc35ff5c3dd0621ff29b0c9': () =>
    import('../../pictures/tokens/iq.js'),
  '0xae12c5930881c53715b369cec7606b70d8eb229f': () =>
    import('../../pictures/tokens/c98.js'),
  '0xcc8fa225d80b9c7d42f96e9570156c65d6caaa25': () =>
    import('../../pictures/tokens/slp.js'),
  '0xd3cc9d8f3689b83c91b7b59cab4946b063eb894a': () =>
    import('../../pictures/tokens/xvs.js'),
  '0x88df592f8eb5d7bd38bfef7deb0fbc02cf3778a0': () =>
    import('../../pictures/tokens/trb.js'),
  '0x0f7b3f5a8fed821c5eb60049538a548db2d479ce': () =>
    import('../../pictures/tokens/ator.js'),
  '0x4c11249814f11b9346808179cf06e71ac328c1b5': () =>
    import('../../pictures/tokens/orai.js'),
  '0x4507cef57c46789ef8d1a19ea45f4216bae2b528': () =>
    import('../../pictures/tokens/token.js'),
  '0x12970e6868f88f6557b76120662c1b3e50a646bf': () =>
    import('../../pictures/tokens/ladys.js'),
  '0xa21af1050f7b26e0cff45ee51548254c41ed6b5c': () =>
    import('../../pictures/tokens/osak.js'),
  '0x1776e1f26f98b1a5df9cd347953a26dd3cb46671': () =>
    import('../../pictures/tokens/nmr.js'),
  '0x839e71613f9aa06e5701cf6de63e303616b0dde3': () =>
    import('../../pictures/tokens/vvs.js'),
  '0xc52c326331e9ce41f04484d3b5e5648158028804': () =>
    import('../../pictures/tokens/zcx.js'),
  '0x12652c6d93fdb6f4f37d48a8687783c782bb0d10': () =>
    import('../../pictures/tokens/ngl.js'),
  '0x595832f8fc6bf59c85c527fec3740a1b7a361269': () =>
    import('../../pictures/tokens/powr.js'),
  '0xc7283b66eb1eb5fb86327f08e1b5816b0720212b': () =>
    import('../../pictures/tokens/tribe.js'),
  '0x42bbfa2e77757c645eeaad1655e0911a7553efbc': () =>
    import('../../pictures/tokens/boba.js'),
  '0x68a47fe1cf42eba4a030a10cd4d6a1031ca3ca0a': () =>
    import('../../pictures/tokens/tet.js'),
  '0x0316eb71485b0ab14103307bf65a021042c6d380': () =>
    import('../../pictures/tokens/hbtc.js'),
  '0xd417144312dbf50465b1c641d016962017ef6240': () =>
    import('../../pictures/tokens/cqt.js'),
  '0xed35af169af46a02ee13b9d79eb57d6d68c1749e': () =>
    import('../../pictures/tokens/omi.js'),
  '0x8b1484d57abbe239bb280661377363b03c89caea': () =>
    import('../../pictures/tokens/adi.js'),
  '0x590f820444fa3638e022776752c5eef34e2f89a6': () =>
    import('../../pictures/tokens/alph.js'),
  '0xb98d4c97425d9908e66e53a6fdf673acca0be986': () =>
    import('../../pictures/tokens/abt.js'),
  '0x761d38e5ddf6ccf6cf7c55759d5210750b5d60f3': () =>
    import('../../pictures/tokens/elon.js'),
  '0xff56cc6b1e6ded347aa0b7676c85ab0b3d08b0fa': () =>
    import('../../pictures/tokens/orbs.js'),
  '0x744d70fdbe2ba4cf95131626614a1763df805b9e': () =>
    import('../../pictures/tokens/snt.js'),
  '0x644192291cc835a93d6330b24ea5f5fedd0eef9e': () =>
    import('../../pictures/tokens/nxra.js'),
  '0x7a58c0be72be218b41c608b7fe7c5bb630736c71': () =>
    import('../../pictures/tokens/people.js'),
  '0xa8c8cfb141a3bb59fea1e2ea6b79b5ecbcd7b6ca': () =>
    import('../../pictures/tokens/noia.js'),
  '0xed04915c23f00a313a544955524eb7dbd823143d': () =>
    import('../../pictures/tokens/ach.js'),
  '0x56c03b8c4fa80ba37f5a7b60caaaef749bb5b220': () =>
    import('../../pictures/tokens/canto.js'),
  '0x525a8f6f3ba4752868cde25164382bfbae3990e1': () =>
    import('../../pictures/tokens/nym.js'),
  '0x3597bfd533a99c9aa083587b074434e61eb0a258': () =>
    import('../../pictures/tokens/dent.js'),
  '0x6c3ea9036406852006290770bedfcaba0e23a0e8': () =>
    import('../../pictures/tokens/pyusd.js'),
  '0x4f9254c83eb525f9fcf346490bbb3ed28a81c667': () =>
    import('../../pictures/tokens/celr.js'),
  '0xa849eaae994fb86afa73382e9bd88c2b6b18dc71': () =>
    import('../../pictures/tokens/mvl.js'),
  '0x090185f2135308bad17527004364ebcc2d37e5f6': () =>
    import('../../pictures/tokens/spell.js'),
  '0x41e5560054824ea6b0732e656e3ad64e20e94e45': () =>
    import('../../pictures/tokens/cvc.js'),
  '0x7d5121505149065b562c789a0145ed750e6e8cdd': () =>
    import('../../pictures/tokens/vr.js'),
  '0x430ef9263e76dae63c84292c3409d61c598e9682': () =>
    import('../../pictures/tokens/pyr.js'),
  '0x5a3e6a77ba2f983ec0d371ea3b475f8bc0811ad5': () =>
    import('../../pictures/tokens/0x0.js'),
  '0xb3999f658c0391d94a37f7ff328f3fec942bcadc': () =>
    import('../../pictures/tokens/hft.js'),
  '0x5de8ab7e27f6e7a1fff3e5b337584aa43961beef': () =>
    import('../../pictures/tokens/sdex.js'),
  '0xa0ef786bf476fe0810408caba05e536ac800ff86': () =>
    import('../../pictures/tokens/myria.js'),
  '0x0fd10b9899882a6f2fcb5c371e17e70fdee00c38': () =>
    import('../../pictures/tokens/pundix.js'),
  '0xa9b1eb5908cfc3cdf91f9b8b3a74108598009096': () =>
    import('../../pictures/tokens/auction.js'),
  '0x5732046a883704404f284ce41ffadd5b007fd668': () =>
    import('../../pictures/tokens/blz.js'),
  '0x33349b282065b0284d756f0577fb39c158f935e6': () =>
    import('../../pictures/tokens/mpl.js'),
  '0xac51066d7bec65dc4589368da368b212745d63e8': () =>
    import('../../pictures/tokens/alice.js'),
  '0x4c19596f5aaff459fa38b0f7ed92f11ae6543784': () =>
    import('../../pictures/tokens/tru.js'),
  '0xaaaaaa20d9e0e2461697782ef11675f668207961': () =>
    import('../../pictures/tokens/aurora.js'),
  '0x6c5ba91642f10282b576d91922ae6448c9d52f4e': () =>
    import('../../pictures/tokens/pha.js'),
  '0x7448c7456a97769f6cd04f1e83a4a23ccdc46abd': () =>
    import('../../pictures/tokens/mav.js'),
  '0x137ddb47ee24eaa998a535ab00378d6bfa84f893': () =>
    import('../../pictures/tokens/rdnt.js'),
  '0x43dfc4159d86f3a37a5a4b3d4580b888ad7d4ddd': () =>
    import('../../pictures/tokens/dodo.js'),
  '0xcb86c6a22cb56b6cf40cafedb06ba0df188a416e': () =>
    import('../../pictures/tokens/sure.js'),
  '0x14778860e937f509e651192a90589de711fb88a9': () =>
    import('../../pictures/tokens/cyber.js'),
  '0x856c4efb76c1d1ae02e20ceb03a2a6a08b0b8dc3': () =>
    import('../../pictures/tokens/oeth.js'),
  '0xde7d85157d9714eadf595045cc12ca4a5f3e2adb': () =>
    import('../../pictures/tokens/stpt.js'),
  '0xaf5191b0de278c7286d6c7cc6ab6bb8a73ba2cd6': () =>
    import('../../pictures/tokens/stg.js'),
  '0x25931894a86d47441213199621f1f2994e1c39aa': () =>
    import('../../pictures/tokens/cgpt.js'),
  '0xdefa4e8a7bcba345f687a2f1456f5edd9ce97202': () =>
    import('../../pictures/tokens/knc.js'),
  '0x31c8eacbffdd875c74b94b077895bd78cf1e64a3': () =>
    import('../../pictures/tokens/rad.js'),
  '0xf939e0a03fb07f59a73314e73794be0e57ac1b4e': () =>
    import('../../pictures/tokens/crvusd.js'),
}
