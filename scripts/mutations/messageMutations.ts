import { mutationsOf } from './Mutation.js'

const text = mutationsOf('messageText.ts', [
  [
    'a message is no text',
    "typeof data !== 'string' || !isWithinBytes(data)",
    "typeof data === 'string' && !isWithinBytes(data)",
  ],
  [
    'a message has any size',
    "typeof data !== 'string' || !isWithinBytes(data)",
    "typeof data !== 'string'",
  ],
  [
    'a message is measured by its characters',
    ' && new TextEncoder().encode(text).length <= bytes',
    '',
  ],
  [
    'a message has any depth',
    "if (depth >= frameLimits.depth) throw new RangeError('depth')",
    '',
  ],
  [
    'a record has any number of keys',
    "if (keys.length > frameLimits.keys) throw new RangeError('keys')",
    '',
  ],
  ['a key reaches a prototype', "'__proto__', ", ''],
  ['a key reaches a constructor', "'constructor', ", ''],
  ['a key reaches the prototype of a class', ", 'prototype'", ''],
  ['a record has a prototype', 'Object.create(null)', '{}'],
  [
    'what is no JSON throws',
    'return copy(JSON.parse(data), 0)\n  } catch {\n    return undefined',
    'return copy(JSON.parse(data), 0)\n  } catch (error) {\n    throw error',
  ],
  [
    'what the other side would not read is sent',
    "if (readMessage(text) === undefined) throw new FrameError('TOO_LARGE')",
    '',
  ],
])

const envelope = mutationsOf('envelope.ts', [
  [
    'a message has unknown keys',
    '  strictObject,\n',
    '  looseObject as strictObject,\n',
  ],
  [
    'a message is of any version',
    'v: literal(1),\n  id',
    'v: unknown(),\n  id',
  ],
  [
    'an event is of any version',
    "v: literal(1),\n    k: literal('evt')",
    "v: unknown(),\n    k: literal('evt')",
  ],
  ['an id has any form', 'id: RequestId', 'id: string()'],
  [
    'the name of a message is of any length',
    'pipe(string(), maxLength(64))',
    'string()',
  ],
  ['a page waits as long as it likes', ', maxValue(900_000)', ''],
  [
    'a page waits for less than no time',
    'integer(), minValue(0), maxValue(900_000)',
    'integer(), maxValue(900_000)',
  ],
  [
    'an error is none of the closed list',
    'picklist(frameErrorCodes)',
    'string()',
  ],
  [
    'a reason is of any length when it comes',
    'pipe(string(), maxLength(longestReason))',
    'string()',
  ],
  [
    'a reason is of any length when it leaves',
    'reason.slice(0, longestReason)',
    'reason',
  ],
  [
    'an error says what broke inside',
    "return { code: 'INTERNAL' }",
    "return { code: 'INTERNAL', reason: String(error) }",
  ],
])

const events = mutationsOf('events.ts', [
  [
    'an event has unknown keys',
    '  strictObject,\n',
    '  looseObject as strictObject,\n',
  ],
  ['an id has less than 128 bits', '[\\w-]{22}$', '[\\w-]{1,22}$'],
  [
    'the name of an event is one of every object',
    'Object.hasOwn(frameEvents, name)',
    'name in frameEvents',
  ],
])

const requests = mutationsOf('parseRequest.ts', [
  [
    'a payload has any form',
    "parse(schemas.payload, given, 'INVALID_PAYLOAD')",
    'given',
  ],
  [
    'a reply has any form',
    "=>\n    parse(schemas.reply, reply, 'INVALID_REPLY')",
    '=> reply',
  ],
  [
    'the wallet hears methods that are on neither list',
    "if (!isRpcMethod(asked)) throw new FrameError('RPC_NOT_ALLOWED')",
    "if (asked === '') throw new FrameError('RPC_NOT_ALLOWED')",
  ],
  [
    'the wallet hears parameters of any form',
    "parse(Params, params, 'RPC_INVALID_PARAMS')",
    '(void Params, params)',
  ],
  [
    'the page hears results of any form',
    "parse(Result, result, 'INVALID_REPLY')",
    '(void Result, result)',
  ],
  [
    'a visitor has as little time as a node',
    'isApproval ? approvalLimitMs : limitMs',
    'limitMs',
  ],
])

const rate = mutationsOf('createRateLimit.ts', [
  [
    'any number of messages is within the rate',
    'if (level < 1) return false',
    '',
  ],
  [
    'a rest saves up for a flood',
    'Math.min(perSecond, level + (passedMs * perSecond) / 1_000)',
    'level + (passedMs * perSecond) / 1_000',
  ],
  [
    'a clock that is set back takes from the rate',
    'Math.max(0, now - filledAt)',
    'now - filledAt',
  ],
])

const answers = mutationsOf('createAnswers.ts', [
  ['any number of answers is remembered', 'answers.size > mostAnswers || ', ''],
  ['any amount of text is remembered', ' || length > mostText', ''],
])

const token = mutationsOf('randomToken.ts', [
  ['an id is no base64url', ".replaceAll('+', '-')", ''],
])

const methods = [
  ...mutationsOf('requests.ts', [
    [
      'the name of a message is one of every object',
      'Object.hasOwn(frameRequests, name)',
      'name in frameRequests',
    ],
  ]),
  ...mutationsOf('rpcPolicy.ts', [
    [
      'the name of a method is one of every object',
      'Object.hasOwn(rpcPolicy, method)',
      'method in rpcPolicy',
    ],
  ]),
]

/** Every check of a message by itself, on either side. */
export const messageMutations = [
  ...text,
  ...envelope,
  ...events,
  ...requests,
  ...rate,
  ...answers,
  ...token,
  ...methods,
]
