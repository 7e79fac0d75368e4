import { mutationsOf } from './Mutation.js'

const sides = mutationsOf('handshake.ts', [
  ['the page answers any window', 'if (event.source !== frame()) return\n', ''],
  [
    'the page answers any origin',
    "if (event.origin !== origin) return note('foreign')",
    '',
  ],
  [
    'the page answers whatever the frame says',
    'if (readStep(Ready, event.data)) sayHello()',
    'if (event.data) sayHello()',
  ],
  [
    'the page sends the channel to whoever is in the frame',
    'origin,\n        [port2],',
    "'*',\n        [port2],",
  ],
  [
    'the page takes an answer with another nonce',
    'if (taken?.n !== n) return',
    'if (!taken) return',
  ],
  [
    'the page takes a refusal with another nonce',
    'if (refused?.n === n) return',
    'if (refused) return',
  ],
  [
    'the page says hello for ever',
    'hellos >= mostHellos || !target',
    '!target',
  ],
  [
    'the page keeps the channel of an earlier attempt',
    'dropAttempt()\n      const { port1, port2 } = createChannel()',
    'const { port1, port2 } = createChannel()',
  ],
  [
    'the page waits for ever for the frame',
    "clock.after(loadLimitMs, () => fail('TIMED_OUT'), end.signal)",
    '',
  ],
  [
    'the page hears windows after it has a channel',
    "page.removeEventListener('message', listener)",
    '',
  ],
  [
    'the page reads the handshake after its end',
    "settle(() => {\n          port1.removeEventListener('message', answered)",
    'settle(() => {',
  ],
  [
    'the frame takes a channel from any window',
    "if (source !== window.parent) return note('foreign')",
    '',
  ],
  [
    'the frame takes several ports',
    '|| !port || ports.length !== 1',
    '|| !port',
  ],
  [
    'the frame does not look at the page’s origin',
    '[origin, ...around].every',
    'around.every',
  ],
  [
    'the frame does not look at the pages around the page',
    '[origin, ...around].every',
    '[origin].every',
  ],
  [
    'the frame does not say that the origin is refused',
    "return refuse(port, n, 'ORIGIN_REFUSED')",
    'return undefined',
  ],
  [
    'the frame takes a range without its version, which is later',
    'lowest <= channelVersion && channelVersion <= highest',
    'channelVersion <= highest',
  ],
  [
    'the frame takes a range without its version, which is earlier',
    'lowest <= channelVersion && channelVersion <= highest',
    'lowest <= channelVersion',
  ],
  [
    'the frame takes a hello of another version',
    '|| hello.v !== channelVersion',
    '',
  ],
  ['the frame takes any SDK', '|| sdk < sdkVersionFloor', ''],
  [
    'the frame takes ever more channels',
    'if (hellos > mostHellos) {',
    'if (hellos < 0) {',
  ],
  [
    'the frame leaves the channel open that was one too many',
    "port.close()\n        return fail('CONTENDED')",
    "return fail('CONTENDED')",
  ],
  [
    'the frame keeps the channel of an earlier hello',
    'dropAttempt()\n      const fn',
    'const fn',
  ],
  [
    'the frame takes an end with another nonce',
    '?.fn !== fn) return',
    ' === undefined) return',
  ],
  [
    'the frame hears windows after it has a channel',
    "window.removeEventListener('message', listener)",
    '',
  ],
  [
    'the frame reads the handshake after its end',
    "port.removeEventListener('message', finished)\n        stop()",
    'stop()',
  ],
  [
    'a page of its own counts as a frame',
    "if (window.parent === window) return fail('NOT_FRAMED')",
    '',
  ],
  [
    'the frame leaves the channel of a refused page open',
    'code }))\n      port.close()',
    'code }))',
  ],
  [
    'what the frame says to whoever is around has content',
    "writeMessage({ v: 1, t: 'ready' })",
    "writeMessage({ v: 1, t: 'ready', caps: [] })",
  ],
])

const messages = mutationsOf('handshakeMessages.ts', [
  [
    'the handshake has unknown keys',
    '  strictObject,\n',
    '  looseObject as strictObject,\n',
  ],
  ['a nonce has any form', 'pipe(string(), regex(/^[\\w-]{43}$/))', 'string()'],
  [
    'a version is any number',
    'pipe(number(), integer(), minValue(0))',
    'number()',
  ],
  [
    'a refusal says anything',
    "picklist(['VERSION_UNSUPPORTED', 'ORIGIN_REFUSED'])",
    'string()',
  ],
  ['a frame names any number of abilities', ', maxLength(32)', ''],
  ['an ability is of any length', 'pipe(string(), maxLength(64))', 'string()'],
])

const origins = mutationsOf('originList.ts', [
  [
    'an origin may be written in any way',
    'url?.origin !== text || !hostPattern',
    '!url || !hostPattern',
  ],
  ['a host has any characters', '|| !hostPattern.test(url.hostname)', ''],
  [
    'an origin has any scheme',
    "url.protocol === 'https:' || url.protocol === 'http:'",
    'url.protocol',
  ],
  [
    'whole top-level domains are entries',
    "new URL(parent).hostname.includes('.')",
    'parent',
  ],
  [
    'a wildcard is for http too',
    '/^https:\\/\\/[\\w-]+\\.(.+)$/',
    '/^https?:\\/\\/[\\w-]+\\.(.+)$/',
  ],
  [
    'a wildcard is for any number of labels',
    '[\\w-]+\\.(.+)$',
    '.+?\\.(tide.+)$',
  ],
])

/** Every check before the channel is open. */
export const handshakeMutations = [...sides, ...messages, ...origins]
