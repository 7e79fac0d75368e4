/**
 * What people choose first, in one string: the stems of the passwords that
 * every published list begins with, and the words of this page. Words that are
 * not here count as words all the same; these count as hardly anything.
 */
export const commonWords: readonly string[] = (
  'password passwort passw pass word secret login admin administrator welcome ' +
  'master user guest root test default changeme letmein iloveyou love lovely ' +
  'loveme princess prince sunshine flower shadow dragon monkey tiger lion ' +
  'eagle falcon panther wolf bear horse horses cat kitty dog puppy chicken ' +
  'butterfly angel angels devil jesus christ heaven god baby babygirl girl ' +
  'boy mother father mommy daddy sister brother family friend friends forever ' +
  'football baseball basketball soccer hockey golf tennis rangers yankees ' +
  'cowboys steelers lakers arsenal chelsea liverpool manchester barcelona ' +
  'realmadrid juventus superman batman spiderman pokemon pikachu naruto ' +
  'starwars matrix minecraft fortnite computer internet google facebook apple ' +
  'samsung microsoft windows android iphone samurai ninja warrior killer ' +
  'hunter ranger soldier pirate wizard merlin gandalf freedom liberty america ' +
  'london paris berlin newyork texas california summer winter spring autumn ' +
  'january february march april may june july august september october ' +
  'november december monday tuesday wednesday thursday friday saturday sunday ' +
  'michael jennifer jessica ashley michelle daniel thomas charlie jordan ' +
  'andrew matthew joshua robert george william david james john anthony maria ' +
  'anna nicole amanda hannah samantha elizabeth alexander maggie buster ginger ' +
  'pepper cookie cheese chocolate banana orange purple silver golden yellow ' +
  'black white red blue green money dollar bitcoin ethereum crypto wallet ' +
  'solana coin token recovery account key private hasp correct battery staple ' +
  'trustno whatever hello sexy hottie fuckyou fuck asshole bitch mustang ' +
  'ferrari porsche corvette harley mercedes music guitar rock star stars ' +
  'metallica nirvana blink eminem qwerty qwertz azerty asdf zxcvbn qaz wsx edc ' +
  'this is the my me you your our and for not are to be or in it of on at i a'
).split(' ')
