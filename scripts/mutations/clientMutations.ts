import { mutationsOf } from './Mutation.js'

/** Every check of the page's side of an open channel. */
export const clientMutations = mutationsOf('createFrameClient.ts', [
  [
    'an answer belongs to a request that was not sent',
    "if (entry?.state !== 'sent') return note('late')",
    "if (!entry) return note('late')",
  ],
  [
    'an answer names another message',
    "if (entry.method !== message.m) return note('mismatch')",
    '',
  ],
  [
    'a request stays pending when it settles',
    'if (!entries.delete(entry.id)) return false\n',
    '',
  ],
  [
    'a settled request keeps its place among those in flight',
    "if (entry.state === 'sent') inFlight -= 1",
    '',
  ],
  [
    'a settled request keeps its timers',
    'entry.plan.abort()\n    entry.end.abort()',
    '',
  ],
  [
    'what waits is not sent when a place is free',
    'entry.end.abort()\n    flush()',
    'entry.end.abort()',
  ],
  ['a reply has any form when it comes', 'reply = readReply(p)', 'reply = p'],
  [
    'a reply of the wrong form ends nothing',
    "return fail(entry, isApproval ? 'OUTCOME_UNKNOWN' : 'INVALID_REPLY')",
    'return undefined',
  ],
  [
    'a signature of the wrong form is denied',
    "isApproval ? 'OUTCOME_UNKNOWN' : 'INVALID_REPLY'",
    "'INVALID_REPLY'",
  ],
  [
    'a request that is still open ends',
    "if (e?.code === 'PENDING') {",
    'if (e === null) {',
  ],
  [
    'being still open is no sign of life',
    'entry.heardAt = clock.now()\n      return\n',
    'return\n',
  ],
  [
    'what the new frame never heard of is unknown',
    "if (e?.code === 'UNKNOWN_REQUEST') return fail(entry, 'FRAME_GONE')",
    "if (e?.code === 'UNKNOWN_REQUEST') return fail(entry, 'OUTCOME_UNKNOWN')",
  ],
  [
    'what broke inside the wallet is denied',
    "if (e?.code === 'INTERNAL' && isApproval)\n      return fail(entry, 'OUTCOME_UNKNOWN')",
    '',
  ],
  [
    'a signature that came too late is denied',
    "e && e.code !== 'ALREADY_DONE'",
    'e',
  ],
  [
    'the page hears any number of events',
    "if (!eventRate.take()) return note('flood')",
    '',
  ],
  [
    'the page hears events of any form',
    "if (!read?.success) return note('invalid')",
    "if (!read) return note('invalid')",
  ],
  [
    'a sign of life counts for nothing',
    "if (entry?.state === 'sent') entry.heardAt = clock.now()",
    'if (entry) undefined',
  ],
  ['a sign of life of nothing is not counted', "else note('late')\n", '\n'],
  [
    'the page reads whatever comes',
    "if (!message) return note('invalid')",
    'if (!message) return undefined',
  ],
  [
    'the page never asks about silence',
    'if (entry.request.isApproval) watch(entry)',
    '',
  ],
  [
    'silence after a question is no answer',
    "if (entry.heardAt === heardAt) fail(entry, 'OUTCOME_UNKNOWN')\n      else watch(entry)",
    'watch(entry)',
  ],
  [
    'the page waits for ever for an answer',
    'clock.after(limitMs, () => expire(entry), end)',
    '',
  ],
  [
    'the page gives up before the frame says so',
    'isApproval ? ttl + graceMs : ttl',
    'ttl',
  ],
  [
    'the frame does not hear that time is up',
    "if (entry.state === 'sent' && !isApproval) post(entry, 'abort')",
    '',
  ],
  [
    'a decision whose time is up is denied',
    "isOpen ? 'OUTCOME_UNKNOWN' : 'TIMED_OUT'",
    "'TIMED_OUT'",
  ],
  [
    'the frame does not hear that the page gave up',
    "if (entry.state === 'sent') post(entry, 'abort')",
    '',
  ],
  [
    'a decision that the page gave up is denied',
    "if (!isApproval || entry.state === 'waiting') return fail",
    'return fail',
  ],
  [
    'a decision that the page gave up never ends',
    "() => fail(entry, 'OUTCOME_UNKNOWN'),\n      entry.end.signal",
    '() => undefined,\n      entry.end.signal',
  ],
  [
    'the page has any number of requests open',
    'inFlight < frameLimits.inFlight && waiting',
    'waiting',
  ],
  [
    'the page sends any number of messages a second',
    'if (!rate.take()) {',
    'if (rate.waitMs() < 0) {',
  ],
  [
    'any number of requests waits',
    "if (waiting.length >= mostWaiting) throw new FrameError('LIMIT')",
    '',
  ],
  [
    'a request is sent after its page gave it up',
    "if (signal?.aborted) throw new FrameError('ABORTED')",
    '',
  ],
  [
    'a request waits for a wallet that has ended',
    "if (parameters.signal.aborted) throw new FrameError('FRAME_GONE')",
    '',
  ],
  [
    'an id is made of fewer than 128 bits',
    'randomToken(randomBytes, 16)',
    "randomToken(randomBytes, 15).padEnd(22, 'A')",
  ],
  [
    'what reads waits for a frame that has gone',
    "fail(entry, 'FRAME_GONE')\n        continue",
    'continue',
  ],
  [
    'a decision in a frame that has gone never ends',
    "later(entry, reloadLimitMs, () => fail(entry, 'OUTCOME_UNKNOWN'))",
    '',
  ],
  [
    'a decision in a frame that has gone is denied',
    'if (!entry.request.isApproval) {\n        fail',
    '{\n        fail',
  ],
  [
    'the frame that came back is not asked',
    'inquire(entry)\n    }\n    flush()',
    '}\n    flush()',
  ],
  [
    'the page hears a channel that it left',
    "port?.removeEventListener('message', listener)\n    port?.close()",
    '',
  ],
  ['a second channel is heard beside the first', 'if (port) detach()', ''],
  [
    'a channel is taken after the end',
    'if (parameters.signal.aborted) return next.close()',
    '',
  ],
])
